import type { Result } from '../result.ts';
import type { FieldProblem } from './field-problem.ts';
import { optional } from './parse-form.ts';
import { parseName } from './text-fields.ts';

/**
 * What people may say of themselves beside their names, at sign-up, in onboarding and in their profile; null is none. Sessions,
 * accounts, invitations and forms have these fields by this type, so that another one is added here.
 */
export type PersonDetails = { readonly schoolOrDistrict: string | null };

/** Their names, as forms have them. */
export const personDetailNames = ['schoolOrDistrict'] as const satisfies readonly (keyof PersonDetails)[];

/** What somebody typed; nothing typed is none. */
export type PersonDetailsDraft = { readonly [Field in keyof PersonDetails]: string | null };

type ParsedDetails = { readonly [Field in keyof PersonDetails]: Result<string | null, FieldProblem> };

export const noPersonDetails: PersonDetails = { schoolOrDistrict: null };

/** Only the details of whatever has more. */
export const personDetailsOf = ({ schoolOrDistrict }: PersonDetails): PersonDetails => ({ schoolOrDistrict });

/** Each detail by its rule, for `parseForm`. */
export const parsePersonDetails = ({ schoolOrDistrict }: PersonDetailsDraft): ParsedDetails => ({
  schoolOrDistrict: optional(schoolOrDistrict, parseName),
});

/** The same for a draft that leaves out what does not change. */
export const parseChangedDetails = ({
  schoolOrDistrict,
}: Partial<PersonDetailsDraft>): Partial<ParsedDetails> =>
  schoolOrDistrict === undefined ? {} : { schoolOrDistrict: optional(schoolOrDistrict, parseName) };

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
