import type { EmailAddress } from '../../platform/forms/text-fields.ts';
import type { IsoDate } from '../../platform/dates/iso-date.ts';
import type { Organization } from '../../identity/membership/organization.ts';

export type BillingContact = {
  readonly id: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
};

/** The signed data agreement, with the signer and the day of signing. Its PDF is downloaded separately. */
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
  /** Schools of a district, sorted by name; empty for other organizations. */
  readonly schools: readonly Pick<Organization, 'id' | 'name'>[];
  readonly billingContacts: readonly BillingContact[];
  /** Addresses that get the emails for billing contacts, with or without an account (R27), in alphabetical order. */
  readonly billingAddresses: readonly EmailAddress[];
  /** Postal address, as printed on order documents: up to `maxAddressLines` lines; empty if none. */
  readonly postalAddress: string;
  /** Whether students' last names are stored; otherwise initials. */
  readonly keepsLastNames: boolean;
  /** How many days archived students are kept, unless a parent organization keeps them longer (SEC-6). */
  readonly archivedKeptDays: number;
  /** Null if none was uploaded. */
  readonly agreement: DataAgreement | null;
};

/** A change of the settings; missing fields stay unchanged. */
export type OrganizationChange = Partial<Pick<Organization, 'name' | 'timeZone'>> & {
  readonly keepsLastNames?: boolean;
  /** How many days archived students are kept in this organization and below it: one of `archivedRetentions`. */
  readonly archivedKeptDays?: number;
  /** Printed on quotes, invoices and receipts (LIC-7); empty for none. */
  readonly postalAddress?: string;
};

export type AgreementUpload = Pick<DataAgreement, 'signedBy' | 'signedOn'> & { readonly file: Uint8Array };

export const maxBillingAddresses = 10;

/** Maximum number of lines of an address, and maximum length of a line. Longer addresses do not fit on documents next to the seller's. */
export const maxAddressLines = 6;
export const maxAddressLineLength = 60;

/** New billing addresses, and the stored ones that the user saw. If the stored ones have changed in the meantime, nothing is saved. */
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
