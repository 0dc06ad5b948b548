/**
 * What people may say of themselves beside their names, at sign-up, in onboarding and in their profile; null is none. Sessions,
 * accounts, invitations and forms have these fields by this type, so that another one is added here.
 */
export type PersonDetails = { readonly schoolOrDistrict: string | null };

/** Their names, as forms have them. */
export const personDetailNames = ['schoolOrDistrict'] as const satisfies readonly (keyof PersonDetails)[];

/** What somebody typed; nothing typed is none. */
export type PersonDetailsDraft = { readonly [Field in keyof PersonDetails]: string | null };

export const noPersonDetails: PersonDetails = { schoolOrDistrict: null };

/** Only the details of whatever has more. */
export const personDetailsOf = ({ schoolOrDistrict }: PersonDetails): PersonDetails => ({ schoolOrDistrict });

/** The details of the first who says something of each. */
export const firstDetails = (...people: readonly (PersonDetails | null)[]): PersonDetails => ({
  schoolOrDistrict:
    people.find((person) => typeof person?.schoolOrDistrict === 'string')?.schoolOrDistrict ?? null,
});

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Reads the details out of something stored; what is no text is none. */
export const decodePersonDetails = (stored: Readonly<Record<string, unknown>>): PersonDetails => ({
  schoolOrDistrict: textOrNull(stored['schoolOrDistrict']),
});
