import type { IsoDate } from '#domain/dates/iso-date.ts';
import type { OrganizationPath } from '#domain/organizations/organization.ts';

/** Data of other stores that a list of classrooms shows. */
export type BesideClassrooms = {
  readonly schoolOf: (organization: OrganizationPath) => string | null;
  /** The number of students in a classroom on a day; by default now. */
  readonly studentsIn: (classroomId: string, on?: IsoDate) => number;
};

export const nothingBeside: BesideClassrooms = { schoolOf: () => null, studentsIn: () => 0 };
