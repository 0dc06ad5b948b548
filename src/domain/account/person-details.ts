import type { GradeBand } from '../lessons/lesson.ts';

/**
 * What people may say of themselves in onboarding and in their profile, beside names, address and phone number; null or an
 * empty list is nothing. Accounts, rows, calls and forms have these fields by this type, so that another one is added here.
 */
export type PersonDetails = {
  readonly schoolOrDistrict: string | null;
  /** What students call them, such as "Ms. Rivera". */
  readonly displayName: string | null;
  /** What they do at their school, in their own words. */
  readonly roleTitle: string | null;
  readonly gradesTaught: readonly GradeBand[];
};

export const noPersonDetails: PersonDetails = {
  schoolOrDistrict: null,
  displayName: null,
  roleTitle: null,
  gradesTaught: [],
};

/** Their names, as forms have them. */
export const personDetailNames = [
  'schoolOrDistrict',
  'displayName',
  'roleTitle',
  'gradesTaught',
] as const satisfies readonly (keyof PersonDetails)[];

/** Only the details of what has more. */
export const personDetailsOf = ({
  schoolOrDistrict,
  displayName,
  roleTitle,
  gradesTaught,
}: PersonDetails): PersonDetails => ({ schoolOrDistrict, displayName, roleTitle, gradesTaught });
