import type { EmailAddress } from '../../platform/forms/text-fields.ts';
import type { IsoDate } from '../../platform/dates/iso-date.ts';
import type { Organization } from '../../identity/membership/organization.ts';

export type BillingContact = {
  readonly id: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
};

/** The signed data agreement: signer and day. Its PDF is downloaded separately. */
export type DataAgreement = {
  readonly signedBy: string;
  readonly signedOn: IsoDate;
  /** Epoch milliseconds. */
  readonly uploadedAt: number;
  readonly bytes: number;
};

/** An organization's settings for its managers (ORG-12). */
export type OrganizationSettings = {
  readonly organization: Organization;
  /** Schools of a district, by name; empty otherwise. */
  readonly schools: readonly Pick<Organization, 'id' | 'name'>[];
  readonly billingContacts: readonly BillingContact[];
  /** Addresses that get the billing contacts' emails, with or without an account (R27); in alphabetical order. */
  readonly billingAddresses: readonly EmailAddress[];
  /** Postal address, as printed on order documents: up to `maxAddressLines` lines; empty if none. */
  readonly postalAddress: string;
  /** Whether students' last names are stored; otherwise initials. */
  readonly keepsLastNames: boolean;
  /** Days for which archived students are kept, unless an organization above keeps them longer (SEC-6). */
  readonly archivedKeptDays: number;
  /** Null if none was uploaded. */
  readonly agreement: DataAgreement | null;
};

/** A change of the settings; missing fields stay unchanged. */
export type OrganizationChange = Partial<Pick<Organization, 'name' | 'timeZone'>> & {
  readonly keepsLastNames?: boolean;
  /** Days for which archived students are kept, here and below: one of `archivedRetentions`. */
  readonly archivedKeptDays?: number;
  /** Printed on quotes, invoices and receipts (LIC-7); empty for none. */
  readonly postalAddress?: string;
};

export type AgreementUpload = Pick<DataAgreement, 'signedBy' | 'signedOn'> & { readonly file: Uint8Array };

export const maxBillingAddresses = 10;

/** Maximum lines of an address, and characters per line, that fit next to the seller's on documents. */
export const maxAddressLines = 6;
export const maxAddressLineLength = 60;

/** New billing addresses, and the stored ones that the user saw. If the stored ones differ by now, nothing is overwritten. */
export type BillingAddressesChange = {
  readonly addresses: readonly EmailAddress[];
  readonly seen: readonly string[];
};

/** The refusals of each act on the settings; the service, the client's port and the API are built from this list. */
export const settingsRefusals = {
  read: ['organization/no-such-school'],
  countLastNames: ['organization/no-such-school'],
  change: ['organization/no-such-school'],
  addSchool: ['organization/no-such-school', 'organization/not-a-district'],
  setBillingAddresses: ['organization/no-such-school', 'organization/addresses-changed'],
  uploadAgreement: ['organization/no-such-school'],
  downloadAgreement: ['organization/no-such-school'],
} as const;

type Refusals = typeof settingsRefusals;

export type SettingsRefused<Act extends keyof Refusals> = {
  [Kind in Refusals[Act][number]]: { readonly kind: Kind };
}[Refusals[Act][number]];
