import type { IsoDate } from '#domain/dates/iso-date.ts';
import type { OrganizationPath } from '#domain/access/scope.ts';

/** What a list of classrooms shows of other stores. */
export type BesideClassrooms = {
  readonly schoolOf: (organization: OrganizationPath) => string | null;
  /** How many students were in a classroom on a day; are now, where that is left out. */
  readonly studentsIn: (classroomId: string, on?: IsoDate) => number;
};

export const nothingBeside: BesideClassrooms = { schoolOf: () => null, studentsIn: () => 0 };
