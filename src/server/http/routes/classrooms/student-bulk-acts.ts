import { studentBulkActOperations as operations } from '#adapters/wire/classrooms/students.ts';
import type { Caller } from '#application/service/identity/caller/caller.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { err } from '#domain/result.ts';
import type { StudentAct, StudentSelection } from '#domain/classrooms/students/student-acts.ts';
import { routes } from '../../mount-operation.ts';
import { readSelection } from './student-selection.ts';

const bodyLimit = 1_000_000;

const acting =
  ({ act }: ServiceApp['students']) =>
  async (caller: Caller, asked: StudentAct, chosen: StudentSelection | null) =>
    chosen === null ? err({ kind: 'call/malformed' } as const) : act(caller, asked, chosen);

/** Bulk actions on students: at once or by a job, as one change set if reversible (R24). */
export const studentBulkActRoutes = routes(
  operations,
  { tag: 'Students', bodyLimit, problems: ['call/malformed', 'form/invalid'] },
  ({ students }) => {
    const act = acting(students);
    return {
      placeStudents: {
        action: 'student.edit',
        summary:
          'Moves, copies or restores the selected students, as one change; many in a job. `all` selects the rows that match the filter in the query.',
        handle: ({ caller, body, query }) => act(caller, body.act, readSelection(query, body)),
      },
      removeStudents: {
        action: 'student.archive',
        summary:
          'Removes the selected students from a class, or archives them, as one change; many in a job. Their data stays.',
        handle: ({ caller, body, query }) => act(caller, body.act, readSelection(query, body)),
      },
      resetStudentLogins: {
        action: 'student.edit',
        summary:
          'Ends the logins of the selected students; many in a job. Their next login cards have new ones.',
        handle: ({ caller, body, query }) => act(caller, { kind: 'reset' }, readSelection(query, body)),
      },
      eraseStudents: {
        action: 'student.erase',
        summary: 'Erases the selected students and all stored data about them; many in a job.',
        handle: ({ caller, body, query }) => act(caller, { kind: 'erase' }, readSelection(query, body)),
      },
    };
  },
);
