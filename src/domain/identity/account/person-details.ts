import type { GradeBand } from './grade-band.ts';

/**
 * Optional details of a person, from onboarding and profile; null or an empty list means none. Accounts, rows, calls and forms share this type, so a new detail
 * is added only here.
 */
export type PersonDetails = {
  readonly schoolOrDistrict: string | null;
  /** The name that students use, such as "Ms. Rivera". */
  readonly displayName: string | null;
  readonly roleTitle: string | null;
  readonly gradesTaught: readonly GradeBand[];
};

export const noPersonDetails: PersonDetails = {
  schoolOrDistrict: null,
  displayName: null,
  roleTitle: null,
  gradesTaught: [],
};

export const personDetailNames = Object.keys(noPersonDetails) as readonly (keyof PersonDetails)[];

/** Returns only the details of a person. */
export const personDetailsOf = (person: PersonDetails): PersonDetails =>
  Object.fromEntries(personDetailNames.map((name) => [name, person[name]])) as PersonDetails;
