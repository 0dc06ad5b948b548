import { useCallback, useState } from 'react';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { PersonOrganization } from '#domain/organizations/directory/person.ts';
import type { MailDomain } from '#domain/organizations/domains/mail-domain.ts';
import { useApp } from '../../../app-context.tsx';
import { Actions } from '../../../chakra/dialog.tsx';
import { breakable } from '../../../components/breakable.tsx';
import { Button } from '../../../components/button.tsx';
import { Chip } from '../../../components/chip.tsx';
import { toast } from '../../../components/notices/toast.ts';
import { QueryBoundary } from '../../../data/query-boundary.tsx';
import { useQuery } from '../../../data/use-query.ts';
import { Form, SubmitButton } from '../../../forms/form.tsx';
import { useSubmission } from '../../../forms/use-submission.ts';
import { useIdentityConfirmation } from '../../identity/account/confirmation.tsx';
import { domainsOf as words } from './messages/en/domains-of.ts';
import { ReasonFields, reasonOf } from './acts/reason-fields.tsx';

type Confirming = {
  readonly domain: MailDomain;
  readonly onBack: () => void;
  readonly onDone: () => void;
};

function ConfirmDomain({ domain: { id, domain }, onBack, onDone }: Confirming) {
  const { domains } = useApp();
  const confirmed = useIdentityConfirmation();
  const { form, pending, fieldError } = useSubmission<'reason' | 'ticket', null>(
    (values) => confirmed(() => domains.confirm(id, reasonOf(values))),
    () => {
      toast(words.confirmed(domain));
      onDone();
    },
  );
  return (
    <Form {...form} name="confirm-domain">
      <p>{words.confirmLead(domain)}</p>
      <ReasonFields error={fieldError('reason')} />
      <Actions>
        <Button onClick={onBack}>{words.back}</Button>
        <SubmitButton wide={false} pending={pending}>
          {words.confirmOf(domain)}
        </SubmitButton>
      </Actions>
    </Form>
  );
}

/** The email domains of an organization, for our staff. They can confirm unverified domains (ORG-10). */
export function DomainsOfOrganization({
  organization: { id },
  onBack,
}: {
  readonly organization: PersonOrganization;
  readonly onBack: () => void;
}) {
  const { domains } = useApp();
  const query = useQuery(useCallback((options: ReadOptions) => domains.list(id, options), [domains, id]));
  const [confirming, setConfirming] = useState<MailDomain | null>(null);
  if (confirming !== null) {
    const back = (): void => setConfirming(null);
    return (
      <ConfirmDomain
        domain={confirming}
        onBack={back}
        onDone={() => {
          back();
          query.retry();
        }}
      />
    );
  }
  return (
    <>
      <p>{words.lead}</p>
      <QueryBoundary query={query} waiting={words.waiting}>
        {(claimed) =>
          claimed.length === 0 ? (
            <p className="quiet">{words.none}</p>
          ) : (
            <ul className="settings-list" aria-label={words.list}>
              {claimed.map((each) => (
                <li key={each.id} className="settings-row">
                  <div className="settings-what">
                    <strong dir="ltr">{breakable(each.domain)}</strong>
                    <Chip tone={each.proved === null ? 'sun' : 'moss'}>
                      {each.proved === null ? words.unproved : words.proved[each.proved.how]}
                    </Chip>
                  </div>
                  {each.proved === null ? (
                    <Button aria-label={words.confirmOf(each.domain)} onClick={() => setConfirming(each)}>
                      {words.confirm}
                    </Button>
                  ) : null}
                </li>
              ))}
            </ul>
          )
        }
      </QueryBoundary>
      <Actions>
        <Button onClick={onBack}>{words.back}</Button>
      </Actions>
    </>
  );
}
