import type { IsoDate } from '../../platform/dates/iso-date.ts';

export const studentStatuses = ['active', 'never-logged-in', 'archived'] as const;
export type StudentStatus = (typeof studentStatuses)[number];

/** Returns a student's status from the day of archiving and the last login; null means that there was none. */
export function studentStatus(student: {
  readonly archivedOn: IsoDate | null;
  readonly loggedInOn: IsoDate | null;
}): StudentStatus {
  if (student.archivedOn !== null) return 'archived';
  return student.loggedInOn === null ? 'never-logged-in' : 'active';
}
