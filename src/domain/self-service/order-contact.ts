import type { EmailAddress } from '../account/text-fields.ts';

/** Where something is sent, as on an envelope. */
export type PostalAddress = {
  /** The person or the department that it is for. */
  readonly recipient: string;
  readonly street: string;
  readonly city: string;
  /** A state or province; null where the country has none. */
  readonly region: string | null;
  readonly postalCode: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
};

/** Who ordered without an account, and where things go (LIC-7). */
export type OrderContact = {
  /** The id of the order. */
  readonly order: string;
  readonly name: string;
  readonly email: EmailAddress;
  readonly organization: string;
  readonly billing: PostalAddress;
  /** Where Docks are sent; null where none were bought. */
  readonly shipping: PostalAddress | null;
  readonly taxId: string | null;
  /** What else they wrote; empty for nothing. */
  readonly notes: string;
  /** When the license was claimed (epoch milliseconds), and by which account; null until then. */
  readonly claimedAt: number | null;
  readonly claimedBy: string | null;
};

/** An address line by line. */
export const addressLines = ({
  recipient,
  street,
  city,
  region,
  postalCode,
  country,
}: PostalAddress): readonly string[] => [
  recipient,
  street,
  [city, [region, postalCode].filter((part) => part !== null && part !== '').join(' ')]
    .filter((part) => part !== '')
    .join(', '),
  country,
];
