import type { ComponentProps } from 'react';
import { useRevalidator } from 'react-router';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import type { FormInvalid } from '#domain/platform/forms/field-problem.ts';
import type {
  BillingContact,
  OrganizationSettings,
} from '#domain/organizations/settings/organization-settings.ts';
import {
  parseBillingAddresses,
  parseOrganizationChange,
} from '#domain/organizations/settings/settings-forms.ts';
import type { Result } from '#domain/result.ts';
import { useApp } from '../../../app-context.tsx';
import { breakable } from '../../../components/breakable.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { toast } from '../../../components/notices/toast.ts';
import { useRefusal } from '../../../data/use-refusal.ts';
import { Form, SubmitButton } from '../../../forms/form.tsx';
import { TextAreaField } from '../../../forms/text-area-field.tsx';
import { useSubmission } from '../../../forms/use-submission.ts';
import { SectionCard } from '../../../layouts/section-card.tsx';
import type { ClientFailure } from '../../../messages/client-failure.ts';
import { paths } from '../../../routes/paths.ts';
import { billingContactWords as words } from './messages/en/school.ts';
import { settingsError } from './settings-error.ts';

const nameOf = ({ firstName, lastName }: BillingContact): string =>
  [firstName, lastName].filter((part) => part !== null && part !== '').join(' ') || words.unnamed;

const Contacts = ({ contacts }: { readonly contacts: readonly BillingContact[] }) => (
  <div className="stack">
    <h3>{words.contacts}</h3>
    {contacts.length === 0 ? <p className="quiet">{words.noContacts}</p> : null}
    <ul className="settings-what" aria-label={words.contacts} hidden={contacts.length === 0}>
      {contacts.map((contact) => (
        <li key={contact.id}>
          {breakable(bidiIsolate(nameOf(contact)))}
          {contact.email === null ? null : (
            <span className="quiet">{breakable(`, ${bidiIsolate(contact.email)}`)}</span>
          )}
        </li>
      ))}
    </ul>
    <TextLink alone to={paths.teachers}>
      {words.toTeachers}
    </TextLink>
  </div>
);

type Field = 'addresses' | 'postalAddress';

function LinesForm({
  field,
  form,
  save,
  submit,
  ...rest
}: Omit<ComponentProps<typeof TextAreaField>, 'error' | 'form' | 'name' | 'optional'> & {
  readonly field: Field;
  readonly form: string;
  readonly save: (typed: string) => Promise<Result<null, ClientFailure | FormInvalid>>;
  readonly submit: string;
}) {
  const { revalidate } = useRevalidator();
  const submission = useSubmission<Field, null>(
    (typed) => save(typed[field]),
    async () => {
      toast(words.saved);
      await revalidate();
    },
  );
  return (
    <Form {...submission.form} name={form}>
      <TextAreaField {...rest} name={field} optional error={settingsError(submission, field)} />
      <div>
        <SubmitButton variant="secondary" wide={false} pending={submission.pending}>
          {submit}
        </SubmitButton>
      </div>
    </Form>
  );
}

function PostalAddressForm({ organization, postalAddress }: OrganizationSettings) {
  const { organizationSettings } = useApp();
  return (
    <LinesForm
      field="postalAddress"
      form="postal-address"
      label={words.postalAddress}
      hint={words.postalAddressHint}
      autoComplete="street-address"
      defaultValue={postalAddress}
      submit={words.savePostalAddress}
      save={async (typed) => {
        const parsed = parseOrganizationChange({ postalAddress: typed });
        return parsed.ok ? organizationSettings.change(organization.id, parsed.value) : parsed;
      }}
    />
  );
}

function AddressesForm({ organization, billingAddresses }: OrganizationSettings) {
  const { organizationSettings } = useApp();
  const { revalidate } = useRevalidator();
  return (
    <LinesForm
      field="addresses"
      // The key resets the field when a different user has saved addresses.
      key={billingAddresses.join(' ')}
      form="billing-addresses"
      label={words.addresses}
      hint={words.addressesHint}
      defaultValue={billingAddresses.join('\n')}
      submit={words.save}
      save={async (typed) => {
        const parsed = parseBillingAddresses(typed.split(/[\s,;]+/));
        if (!parsed.ok) return parsed;
        const change = { addresses: parsed.value, seen: billingAddresses };
        const saved = await organizationSettings.setBillingAddresses(organization.id, change);
        if (!saved.ok && saved.error.kind === 'organization/addresses-changed') {
          toast(words.addressesChanged);
          await revalidate();
        }
        return saved;
      }}
    />
  );
}

const Addresses = ({ billingAddresses }: OrganizationSettings) => (
  <div className="stack">
    <h3>{words.addresses}</h3>
    {billingAddresses.length === 0 ? <p className="quiet">{words.noAddresses}</p> : null}
    <ul className="settings-what" aria-label={words.addresses} hidden={billingAddresses.length === 0}>
      {billingAddresses.map((address) => (
        <li key={address}>{breakable(bidiIsolate(address))}</li>
      ))}
    </ul>
    <p className="quiet">{words.ownerOnly}</p>
  </div>
);

/** The recipients of bills, which are billing contacts and email addresses without an account (R27). */
export function BillingSection(settings: OrganizationSettings) {
  const { path } = settings.organization;
  const refused = useRefusal('teacher.name-billing-contact', { relation: 'none', organization: path });
  return (
    <SectionCard id="bills" heading={words.heading} lead={words.lead}>
      <Contacts contacts={settings.billingContacts} />
      {settings.organization.kind === 'workspace' ? null : <PostalAddressForm {...settings} />}
      {refused === null ? <AddressesForm {...settings} /> : <Addresses {...settings} />}
    </SectionCard>
  );
}
