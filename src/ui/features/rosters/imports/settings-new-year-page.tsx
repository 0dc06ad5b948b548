import { useState } from 'react';
import { Link, useLoaderData, useNavigate } from 'react-router';
import type { ClientApp } from '#application/client/client-app.ts';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import type { ImportCard } from '#domain/rosters/imports/import-view.ts';
import type { Organization } from '#domain/identity/membership/organization.ts';
import { personOf } from '#domain/identity/navigation/session.ts';
import { ok } from '#domain/result.ts';
import { useApp, useSession } from '../../../app-context.tsx';
import { FailureNotice } from '../../../components/notices/failure-notice.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { StepList } from '../../../components/menus/step-list.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { QueryBoundary } from '../../../data/query-boundary.tsx';
import { useLoadedQuery } from '../../../data/use-loaded-query.ts';
import { useRefusal } from '../../../data/use-refusal.ts';
import { useRevalidateOnFocus } from '../../../data/use-revalidate-on-focus.ts';
import { FieldFrame } from '../../../forms/field-frame.tsx';
import { Form, SubmitButton } from '../../../forms/form.tsx';
import { Select } from '../../../forms/text-field.tsx';
import { useAsyncAction } from '../../../forms/use-async-action.ts';
import { SettingsPage } from '../../../layouts/settings-page.tsx';
import { localMoment } from '../../../messages/local-moment.ts';
import { paths } from '../../../routes/paths.ts';
import type { PageVisit } from '../../../routes/route-spec.ts';
import { ImportStateChip } from './import-state-chip.tsx';
import { importList } from './messages/en/imports.ts';
import { newYear as words } from './messages/en/rollover.ts';
import { RehearsalBox } from './rehearsal-box.tsx';
import { PlainTable } from './plain-table.tsx';
import { useOwnSubject } from '../../../data/use-own-subject.ts';

export async function loader(app: ClientApp, { signal }: PageVisit) {
  const [schools, imports] = await Promise.all([
    app.organizations.schools({ signal }),
    app.imports.list({ signal }),
  ]);
  if (!schools.ok) return schools;
  if (!imports.ok) return imports;
  return ok({ schools: schools.value, turns: imports.value.filter(({ isRollover }) => isRollover) });
}

function Begin({ own, schools }: { readonly own: string; readonly schools: readonly Organization[] }) {
  const { imports } = useApp();
  const navigate = useNavigate();
  const action = useAsyncAction();
  // The manager of a district must choose a school, because a district itself rarely has classes.
  const [chosen, choose] = useState(schools.length > 1 ? '' : own);
  const [rehearsal, setRehearsal] = useState(false);
  const [opened, setOpened] = useState(false);
  const submit = (): void => {
    setOpened(true);
    if (chosen === '') return;
    action.run(
      () => imports.startRollover(chosen, { rehearsal }),
      (id) => navigate(paths.rollover(id)),
    );
  };
  const error = opened && chosen === '' ? words.noSchool : undefined;
  return (
    <Form
      name="new-year"
      pending={action.pending}
      problems={error === undefined ? [] : [{ text: error, fieldId: 'school' }]}
      onSubmit={submit}
    >
      <FieldFrame id="school" label={words.school} hint={words.schoolHint} error={error}>
        {(tied) => (
          <Select value={chosen} onChange={({ currentTarget }) => choose(currentTarget.value)} {...tied}>
            {schools.length > 1 ? <option value="">{words.chooseSchool}</option> : null}
            {schools.map(({ id, name }) => (
              <option key={id} value={id}>
                {bidiIsolate(name)}
              </option>
            ))}
          </Select>
        )}
      </FieldFrame>
      <RehearsalBox
        label={words.rehearse}
        hint={words.rehearseHint}
        checked={rehearsal}
        onChange={setRehearsal}
      />
      <FailureNotice failure={action.failure} />
      <div>
        <SubmitButton wide={false} pending={action.pending} pendingText={words.beginning}>
          {words.begin}
        </SubmitButton>
      </div>
    </Form>
  );
}

const columns = ['at', 'school', 'state', 'by'] as const;

const cellOf = (card: ImportCard, column: (typeof columns)[number]) => {
  if (column === 'at') return <Link to={paths.rollover(card.id)}>{localMoment(card.at)}</Link>;
  if (column === 'school') return bidiIsolate(card.organization.name);
  if (column === 'state') return <ImportStateChip of={card} />;
  return card.by === null ? importList.somebody : bidiIsolate(card.by);
};

const Turns = ({ turns }: { readonly turns: readonly ImportCard[] }) => (
  <section className="stack" aria-labelledby="turns">
    <h2 id="turns">{words.earlier}</h2>
    <PlainTable
      label={words.earlier}
      columns={columns.map((column) => ({ label: words.columns[column] }))}
      rows={turns.map((card) => ({
        key: card.id,
        cells: columns.map((column) => cellOf(card, column)),
      }))}
    />
  </section>
);

/** `/settings/rollover`: starts or continues the new school year (ROS-7). */
export function Component() {
  const loaded = useLoadedQuery(useLoaderData<Awaited<ReturnType<typeof loader>>>());
  useRevalidateOnFocus();
  const own = personOf(useSession())?.organization?.id ?? null;
  const ended = useRefusal('roster.import', useOwnSubject()) === 'license/ended';
  return (
    <SettingsPage>
      <TextLink alone to={paths.classrooms}>
        {words.toClassrooms}
      </TextLink>
      <PageTitle lead={words.lead}>{words.heading}</PageTitle>
      <QueryBoundary query={loaded}>
        {({ schools, turns }) => (
          <div className="settings-sections">
            {ended || own === null ? null : (
              <div className="stack">
                <StepList steps={words.steps} current={0} />
                <ul className="plain-list">
                  {words.facts.map((fact) => (
                    <li key={fact}>{fact}</li>
                  ))}
                </ul>
                <Begin key={own} own={own} schools={schools} />
              </div>
            )}
            {turns.length === 0 ? null : <Turns turns={turns} />}
          </div>
        )}
      </QueryBoundary>
    </SettingsPage>
  );
}
