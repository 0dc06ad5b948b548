import type { IsoDate } from '../dates/iso-date.ts';

/** How a student stands with the product: archived, else whether they ever logged in. */
export const studentStatuses = ['active', 'never-logged-in', 'archived'] as const;
export type StudentStatus = (typeof studentStatuses)[number];

/** The status of a student by the day since when they are archived and the last day on which they logged in; null is never. */
export function studentStatus(student: {
  readonly archivedOn: IsoDate | null;
  readonly loggedInOn: IsoDate | null;
}): StudentStatus {
  if (student.archivedOn !== null) return 'archived';
  return student.loggedInOn === null ? 'never-logged-in' : 'active';
}
