import type { OrganizationPath } from '#domain/access/scope.ts';

/** What a list of classrooms shows of other stores. */
export type BesideClassrooms = {
  readonly schoolOf: (organization: OrganizationPath) => string | null;
  readonly studentsIn: (classroomId: string) => number;
};

export const nothingBeside: BesideClassrooms = { schoolOf: () => null, studentsIn: () => 0 };
