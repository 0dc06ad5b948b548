import type { OrganizationPath, Scope } from '#domain/access/scope.ts';
import type { IsoDate } from '#domain/dates/iso-date.ts';
import type { ExportedStudent } from '#domain/imports/roster-file.ts';
import type { ListedStudent, Student } from '#domain/students/student.ts';
import type { StudentQuery } from '#domain/students/student-table.ts';
import type { Page } from '#domain/tables/page.ts';

/** Behind whom a list by name goes on. */
export type StudentPlace = Pick<Student, 'family' | 'given' | 'id'>;

/** A student who is archived, their school, and since when. */
export type ArchivedStudent = Pick<Student, 'id'> & {
  readonly organization: OrganizationPath | null;
  readonly archivedOn: IsoDate;
};

/**
 * Finds students among those of all classrooms. In a scope are those of its organizations; where it has none, those who are in one of
 * its own classrooms now. Whoever was merged into another student is not listed.
 */
export interface StudentDirectory {
  /**
   * `total` counts up to `mostStudentsCounted` and one more. As of a day, those who were in a classroom of the scope then, were not archived
   * yet, and are in an organization of the scope still, if it has any; with the classrooms where they were.
   */
  page(query: StudentQuery, scope: Scope): Promise<Page<ListedStudent>>;
  /** The ids of all that a filter leaves. */
  ids(query: Pick<StudentQuery, 'archived' | 'filter'>, scope: Scope): Promise<readonly string[]>;
  /** The next who were archived before a day and are part of nobody else, the longest first; of every organization. */
  archivedBefore(
    day: IsoDate,
    asked: { readonly after: ArchivedStudent | null; readonly limit: number },
  ): Promise<readonly ArchivedStudent[]>;
  /** The next students by name, as an export names them: with their classrooms as far as those are in the scope. */
  exported(
    asked: { readonly archived: boolean; readonly after: StudentPlace | null; readonly limit: number },
    scope: Scope,
  ): Promise<readonly ExportedStudent[]>;
}
