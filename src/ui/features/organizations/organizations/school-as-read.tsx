import { chakra } from '@chakra-ui/react';
import { AtSign, FileCheck, Mail, School, UserRound } from 'lucide-react';
import { type ReactNode, useCallback } from 'react';
import { Link } from 'react-router';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import { hasDomains } from '#domain/organizations/domains/mail-domain.ts';
import type {
  BillingContact,
  OrganizationSettings,
} from '#domain/organizations/settings/organization-settings.ts';
import { useApp } from '../../../app-context.tsx';
import { breakable } from '../../../components/breakable.tsx';
import { Chip } from '../../../components/chip.tsx';
import { SettingsRow } from '../../../components/settings-row.tsx';
import { QueryBoundary } from '../../../data/query-boundary.tsx';
import { useQuery } from '../../../data/use-query.ts';
import { SectionCard } from '../../../layouts/section-card.tsx';
import { paths } from '../../../routes/paths.ts';
import { domainsWords } from './messages/en/domains.ts';
import {
  agreementWords,
  aboutWords,
  billingContactWords,
  schoolsWords,
  timeZoneName,
} from './messages/en/school.ts';
import { signInRuleWords } from './messages/en/sign-in-rule.ts';
import { schoolAsRead as words } from './messages/en/school-as-read.ts';

const Lines = (props: {
  readonly icon: typeof School;
  readonly label: string;
  readonly none: string;
  readonly lines: readonly { readonly id: string; readonly line: ReactNode }[];
}) =>
  props.lines.length === 0 ? (
    <p className="quiet">{props.none}</p>
  ) : (
    <ul className="settings-list" aria-label={props.label}>
      {props.lines.map(({ id, line }) => (
        <SettingsRow key={id} icon={props.icon}>
          <div className="settings-what">{line}</div>
        </SettingsRow>
      ))}
    </ul>
  );

const contactName = ({ firstName, lastName, email }: BillingContact): string =>
  [firstName, lastName].filter(Boolean).join(' ') || (email ?? billingContactWords.unnamed);

function Domains({ organizationId }: { readonly organizationId: string }) {
  const { domains } = useApp();
  const query = useQuery(
    useCallback((options: ReadOptions) => domains.list(organizationId, options), [domains, organizationId]),
  );
  return (
    <QueryBoundary query={query} waiting={domainsWords.waiting}>
      {(claimed) => (
        <Lines
          icon={AtSign}
          label={domainsWords.list}
          none={domainsWords.none}
          lines={claimed.map(({ id, domain, proved, signIn }) => ({
            id,
            line: (
              <>
                <strong dir="ltr">{breakable(domain)}</strong>
                <div className="row">
                  <Chip tone={proved === null ? 'sun' : 'moss'}>
                    {proved === null ? domainsWords.unproved : domainsWords.proved}
                  </Chip>
                  {proved === null ? null : (
                    <span className="quiet">{domainsWords.provedOn(proved.at, proved.how)}</span>
                  )}
                </div>
                {proved === null ? null : <span>{signInRuleWords.rule(signIn)}</span>}
              </>
            ),
          }))}
        />
      )}
    </QueryBoundary>
  );
}

/** The settings of any organization, read-only, for our staff (ORG-12). Each view is recorded in the organization's activity log. */
export function SchoolAsRead(settings: OrganizationSettings) {
  const { organization, schools, billingContacts, billingAddresses, postalAddress, agreement } = settings;
  return (
    <div className="settings-sections">
      <SectionCard id="about" heading={aboutWords.heading}>
        <Lines
          icon={School}
          label={aboutWords.heading}
          none=""
          lines={[
            {
              id: organization.id,
              line: (
                <>
                  <strong>{breakable(bidiIsolate(organization.name))}</strong>
                  <span className="quiet">
                    {words.about(organization.kind, timeZoneName(organization.timeZone))}
                  </span>
                </>
              ),
            },
          ]}
        />
      </SectionCard>
      {organization.kind === 'district' ? (
        <SectionCard id="schools" heading={schoolsWords.heading}>
          <Lines
            icon={School}
            label={schoolsWords.list}
            none={schoolsWords.none}
            lines={schools.map(({ id, name }) => ({
              id,
              line: <Link to={paths.schoolOf(id)}>{breakable(bidiIsolate(name))}</Link>,
            }))}
          />
        </SectionCard>
      ) : null}
      {hasDomains(organization.kind) ? (
        <SectionCard id="domains" heading={domainsWords.heading}>
          <Domains organizationId={organization.id} />
        </SectionCard>
      ) : null}
      <SectionCard id="bills" heading={billingContactWords.heading} lead={billingContactWords.lead}>
        <h3>{billingContactWords.contacts}</h3>
        <Lines
          icon={UserRound}
          label={billingContactWords.contacts}
          none={billingContactWords.noContacts}
          lines={billingContacts.map((contact) => ({
            id: contact.id,
            line: (
              <>
                <strong>{breakable(bidiIsolate(contactName(contact)))}</strong>
                {contact.email === null ? null : (
                  <span className="quiet">{breakable(bidiIsolate(contact.email))}</span>
                )}
              </>
            ),
          }))}
        />
        <h3>{billingContactWords.postalAddress}</h3>
        <chakra.p whiteSpace="pre-line">
          {postalAddress === '' ? billingContactWords.noPostalAddress : postalAddress}
        </chakra.p>
        <h3>{billingContactWords.addresses}</h3>
        <Lines
          icon={Mail}
          label={billingContactWords.addresses}
          none={billingContactWords.noAddresses}
          lines={billingAddresses.map((address) => ({ id: address, line: breakable(bidiIsolate(address)) }))}
        />
      </SectionCard>
      <SectionCard id="agreement" heading={agreementWords.heading}>
        <Lines
          icon={FileCheck}
          label={agreementWords.heading}
          none={agreementWords.none}
          lines={
            agreement === null
              ? []
              : [
                  {
                    id: 'agreement',
                    line: (
                      <>
                        <strong>
                          {breakable(agreementWords.signed(agreement.signedBy, agreement.signedOn))}
                        </strong>
                        <span className="quiet">
                          {agreementWords.about(agreement.uploadedAt, agreement.bytes)}
                        </span>
                      </>
                    ),
                  },
                ]
          }
        />
      </SectionCard>
    </div>
  );
}
