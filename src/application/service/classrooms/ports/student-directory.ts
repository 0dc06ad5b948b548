import type { OrganizationPath } from '#domain/identity/membership/organization.ts';
import type { Scope } from '#domain/organizations/access/scope.ts';
import type { IsoDate } from '#domain/platform/dates/iso-date.ts';
import type { ExportedStudent } from '#domain/rosters/files/roster-file.ts';
import type { ListedStudent, Student } from '#domain/classrooms/students/student.ts';
import type { StudentQuery } from '#domain/classrooms/students/student-table.ts';
import type { Page } from '#domain/platform/tables/page.ts';

export type StudentName = Pick<Student, 'family' | 'given' | 'id'>;

export type ArchivedStudent = Pick<Student, 'id'> & {
  readonly organization: OrganizationPath | null;
  readonly archivedOn: IsoDate;
};

/**
 * Finds students in all classrooms. A scope contains the students of its organizations; if it has no organizations, it contains the students currently in one
 * of its own classrooms. Merged students are not listed.
 */
export interface StudentDirectory {
  /**
   * `total` is at most `maxStudentsCounted` + 1. With a day, returns the students who were in a classroom of the scope on that day, were not archived yet, and
   * are still in an organization of the scope (if it has any), with their classrooms on that day.
   */
  page(query: StudentQuery, scope: Scope): Promise<Page<ListedStudent>>;
  ids(query: Pick<StudentQuery, 'archived' | 'filter'>, scope: Scope): Promise<readonly string[]>;
  /** The next students of all organizations who were archived before a day and not merged, earliest first. */
  archivedBefore(
    day: IsoDate,
    range: { readonly after: ArchivedStudent | null; readonly limit: number },
  ): Promise<readonly ArchivedStudent[]>;
  /** The next students, sorted by name, in the format of an export, with their classrooms in the scope. */
  exported(
    range: { readonly archived: boolean; readonly after: StudentName | null; readonly limit: number },
    scope: Scope,
  ): Promise<readonly ExportedStudent[]>;
}
