import { useCallback, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { OrganizationSettings } from '#domain/organizations/settings/organization-settings.ts';
import { useApp } from '../../../app-context.tsx';
import { CheckboxField } from '../../../chakra/checkbox-field.tsx';
import { Actions, Dialog } from '../../../chakra/dialog.tsx';
import { Button } from '../../../components/button.tsx';
import { FailureNotice } from '../../../components/notices/failure-notice.tsx';
import { toast } from '../../../components/notices/toast.ts';
import { QueryBoundary } from '../../../data/query-boundary.tsx';
import { useQuery } from '../../../data/use-query.ts';
import { type AsyncAction, useAsyncAction } from '../../../forms/use-async-action.ts';
import { SectionCard } from '../../../layouts/section-card.tsx';
import { shell } from '../../../messages/en/shell.ts';
import { studentNamesWords as words } from './messages/en/school.ts';

function AskToShorten(props: {
  readonly id: string;
  readonly action: AsyncAction;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}) {
  const { organizationSettings } = useApp();
  const { id, action } = props;
  const query = useQuery(
    useCallback(
      (options: ReadOptions) => organizationSettings.countLastNames(id, options),
      [organizationSettings, id],
    ),
  );
  return (
    <Dialog title={words.ask} onClose={props.onClose}>
      <QueryBoundary query={query}>
        {(count) => (
          <div className="stack">
            <p>{words.askBody(count)}</p>
            <FailureNotice failure={action.failure} />
            <Actions>
              <Button data-focus-first="" onClick={props.onClose}>
                {shell.cancel}
              </Button>
              <Button variant="danger" aria-disabled={action.pending} onClick={props.onConfirm}>
                {words.confirm}
              </Button>
            </Actions>
          </div>
        )}
      </QueryBoundary>
    </Dialog>
  );
}

/**
 * The setting for whether last names of students are stored (SEC-9). A change applies to forms, lists and files from then on. If last names are no longer
 * stored, stored names are shortened.
 */
export function NamesSection({ organization: { id, kind }, keepsLastNames }: OrganizationSettings) {
  const { organizationSettings } = useApp();
  const { revalidate } = useRevalidator();
  const action = useAsyncAction();
  const [asking, setAsking] = useState(false);
  const [refused, setRefused] = useState(0);
  /** If a choice could not be stored, the field is reset to the stored choice. */
  const showStored = (): void => setRefused((count) => count + 1);
  const choose = (keeps: boolean): void =>
    action.run(
      async () => {
        const changed = await organizationSettings.change(id, { keepsLastNames: keeps });
        if (!changed.ok) showStored();
        return changed;
      },
      () => {
        setAsking(false);
        toast(keeps ? words.isOn : words.isOff);
        void revalidate();
      },
    );
  return (
    <SectionCard id="names" heading={words.heading} lead={words.lead[kind]}>
      <CheckboxField
        key={refused}
        defaultChecked={keepsLastNames}
        label={words.keep}
        hint={words.hint}
        onChange={(keeps) => (keeps ? choose(true) : setAsking(true))}
      />
      {asking ? (
        <AskToShorten
          id={id}
          action={action}
          onConfirm={() => choose(false)}
          onClose={() => {
            setAsking(false);
            showStored();
          }}
        />
      ) : (
        <FailureNotice failure={action.failure} />
      )}
    </SectionCard>
  );
}
