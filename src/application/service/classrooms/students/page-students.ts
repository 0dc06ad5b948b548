import { ok, type Result } from '#domain/result.ts';
import type { ListedStudent } from '#domain/classrooms/students/student.ts';
import type { StudentQuery } from '#domain/classrooms/students/student-table.ts';
import type { StudentRefused } from '#domain/classrooms/students/student-refusals.ts';
import type { Page } from '#domain/platform/tables/page.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import { readable } from '../classrooms/classroom-of.ts';
import type { StudentPorts } from './student-ports.ts';

/**
 * Returns a page of students in the caller's scope: those of their organizations or, if there are none, those of their classrooms. The read is logged (SEC-5).
 */
export type PageStudents = (
  caller: Caller,
  query: StudentQuery,
) => Promise<Result<Page<ListedStudent>, StudentRefused<'page'>>>;

export function pageStudents({ transaction }: Pick<StudentPorts, 'transaction'>): PageStudents {
  return (caller, query) =>
    transaction.run(async ({ students, audit }) => {
      const page = await students.page(query, readable(caller));
      const { archived, filter, on } = query;
      const organization = caller.membership?.organization ?? null;
      await audit.record({
        action: 'student/list-read',
        by: caller.account.id,
        subject: organization ?? '',
        organization,
        concerns: page.rows.map(({ id }) => id),
        // Logs the filtered columns without the typed text, which may be a child's name (SEC-9).
        read: {
          filter: {
            archived,
            ...(on !== undefined && { on }),
            columns: filter.rules.map(({ column }) => column),
          },
          count: page.rows.length,
        },
      });
      return ok(page);
    });
}
