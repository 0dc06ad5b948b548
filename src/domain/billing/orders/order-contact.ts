import type { EmailAddress } from '../../platform/forms/text-fields.ts';

export type PostalAddress = {
  readonly recipient: string;
  readonly street: string;
  readonly city: string;
  /** A state or province; null if the country has none. */
  readonly region: string | null;
  readonly postalCode: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
};

/** The contact of a guest order (LIC-7). */
export type OrderContact = {
  readonly order: string;
  readonly name: string;
  readonly email: EmailAddress;
  readonly organization: string;
  readonly billing: PostalAddress;
  /** Shipping address of Docks; null if none were bought. */
  readonly shipping: PostalAddress | null;
  readonly taxId: string | null;
  /** The buyer's notes; may be empty. */
  readonly notes: string;
  /** When the license was claimed (epoch milliseconds), and by which account; null until then. */
  readonly claimedAt: number | null;
  readonly claimedBy: string | null;
};

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
