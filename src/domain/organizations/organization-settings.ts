import type { EmailAddress } from '../account/text-fields.ts';
import type { IsoDate } from '../dates/iso-date.ts';
import type { Organization } from './organization.ts';

/** A member who looks after what the organization buys, by the id of the membership. */
export type BillingContact = {
  readonly id: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
};

/** Who signed the data agreement with us, and when. Its PDF is downloaded apart. */
export type DataAgreement = {
  readonly signedBy: string;
  readonly signedOn: IsoDate;
  /** Epoch milliseconds. */
  readonly uploadedAt: number;
  readonly bytes: number;
};

/** What those who run an organization see and change of it (ORG-12). */
export type OrganizationSettings = {
  readonly organization: Organization;
  /** The schools of a district, by name; none of anything else. */
  readonly schools: readonly Pick<Organization, 'id' | 'name'>[];
  readonly billingContacts: readonly BillingContact[];
  /** Addresses that get what the billing contacts get, whether or not they have an account (R27); in alphabetical order. */
  readonly billingAddresses: readonly EmailAddress[];
  /** Where the organization gets mail, as it stands on the papers of its orders: up to `mostAddressLines` lines; empty where it said none. */
  readonly postalAddress: string;
  /** Whether last names of students are stored; else initials are. */
  readonly keepsLastNames: boolean;
  /** For how many days archived students are kept, unless an organization above says longer (SEC-6). */
  readonly archivedKeptDays: number;
  /** Null where none was uploaded. */
  readonly agreement: DataAgreement | null;
};

/** What is changed of an organization; what is left out stays. */
export type OrganizationChange = Partial<Pick<Organization, 'name' | 'timeZone'>> & {
  /** Whether last names of students are stored from now on, here and below. */
  readonly keepsLastNames?: boolean;
  /** For how many days archived students are kept, here and below: one of `archivedRetentions`. */
  readonly archivedKeptDays?: number;
  /** Printed on quotes, invoices and receipts (LIC-7); empty for none. */
  readonly postalAddress?: string;
};

/** A signed agreement that is uploaded. */
export type AgreementUpload = Pick<DataAgreement, 'signedBy' | 'signedOn'> & { readonly file: Uint8Array };

/** How many addresses besides its members an organization may have for its bills. */
export const mostBillingAddresses = 10;

/** So many lines of an address, of so many characters each, fit beside the seller's. */
export const mostAddressLines = 6;
export const longestAddressLine = 60;

/** New billing addresses, and the stored ones that the user saw. If the stored ones differ by now, nothing is overwritten. */
export type BillingAddressesChange = {
  readonly addresses: readonly EmailAddress[];
  readonly seen: readonly string[];
};

/** What each act on the settings can be refused for: the service, the client's port and the API are made of this list. */
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

/** Why one of the acts on the settings was refused. */
export type SettingsRefused<Act extends keyof Refusals> = {
  [Kind in Refusals[Act][number]]: { readonly kind: Kind };
}[Refusals[Act][number]];
