import { useCallback, useRef } from 'react';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { MailDomain } from '#domain/organizations/domains/mail-domain.ts';
import { useApp } from '../../../app-context.tsx';
import { toast } from '../../../components/notices/toast.ts';
import { QueryBoundary } from '../../../data/query-boundary.tsx';
import { useQuery } from '../../../data/use-query.ts';
import { Form, SubmitButton } from '../../../forms/form.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { useSubmission } from '../../../forms/use-submission.ts';
import { SectionCard } from '../../../layouts/section-card.tsx';
import { DomainRow } from './domain-row.tsx';
import { domainsWords as words } from './messages/en/domains.ts';
import { settingsError } from './settings-error.ts';

type OfOrganization = { readonly organizationId: string; readonly onChanged: () => void };

function AddDomain({ organizationId, onChanged }: OfOrganization) {
  const { domains } = useApp();
  const box = useRef<HTMLDivElement>(null);
  const submission = useSubmission<'domain', MailDomain>(
    ({ domain }) => domains.claim(organizationId, domain),
    ({ domain }) => {
      box.current?.querySelector('form')?.reset();
      toast(words.added(domain));
      onChanged();
    },
  );
  return (
    <div ref={box}>
      <Form {...submission.form} name="add-domain">
        <TextField
          label={words.domain}
          name="domain"
          hint={words.domainHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          error={settingsError(submission, 'domain')}
        />
        <div>
          <SubmitButton variant="secondary" wide={false} pending={submission.pending}>
            {words.add}
          </SubmitButton>
        </div>
      </Form>
    </div>
  );
}

/** The email domains of a school or district. Each is claimed, then verified with a DNS record (ORG-10). */
export function DomainsSection({ organizationId }: Pick<OfOrganization, 'organizationId'>) {
  const { domains } = useApp();
  const query = useQuery(
    useCallback((options: ReadOptions) => domains.list(organizationId, options), [domains, organizationId]),
  );
  return (
    <SectionCard id="domains" heading={words.heading} lead={words.lead}>
      <QueryBoundary query={query} waiting={words.waiting}>
        {(claimed) =>
          claimed.length === 0 ? (
            <p className="quiet">{words.none}</p>
          ) : (
            <ul className="settings-list" aria-label={words.list}>
              {claimed.map((domain) => (
                <DomainRow key={domain.id} claim={domain} onChanged={query.retry} />
              ))}
            </ul>
          )
        }
      </QueryBoundary>
      <AddDomain organizationId={organizationId} onChanged={query.retry} />
    </SectionCard>
  );
}
