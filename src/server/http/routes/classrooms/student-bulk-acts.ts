import { studentBulkActOperations as operations } from '#adapters/wire/classrooms/students.ts';
import type { Caller } from '#application/service/identity/caller/caller.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { err } from '#domain/result.ts';
import type { StudentAct, StudentSelection } from '#domain/classrooms/students/student-acts.ts';
import { mounter } from '../../mount-operation.ts';
import type { ApiScope } from '../api-scope.ts';
import { readSelection } from './student-selection.ts';

type Students = ServiceApp['students'];

const bodyLimit = 1_000_000;

const acting =
  ({ act }: Students) =>
  async (caller: Caller, asked: StudentAct, chosen: StudentSelection | null) =>
    chosen === null ? err({ kind: 'call/malformed' } as const) : act(caller, asked, chosen);

/** Bulk actions on students: at once or by a job, as one change set if reversible (R24). */
export function addStudentBulkActs(app: ApiScope, { students }: Pick<ServiceApp, 'students'>): void {
  addActing(app, students);
  addFinalActs(app, students);
}

function addActing(app: ApiScope, students: Students): void {
  const mount = mounter(app, operations, { tag: 'Students', bodyLimit });
  const act = acting(students);
  mount(
    'placeStudents',
    {
      action: 'student.edit',
      summary:
        'Moves, copies or restores the selected students, as one change; many in a job. `all` selects the rows that match the filter in the query.',
      problems: ['call/malformed', 'form/invalid'],
    },
    ({ caller, body, query }) => act(caller, body.act, readSelection(query, body)),
  );

  mount(
    'removeStudents',
    {
      action: 'student.archive',
      summary:
        'Removes the selected students from a class, or archives them, as one change; many in a job. Their data stays.',
      problems: ['call/malformed', 'form/invalid'],
    },
    ({ caller, body, query }) => act(caller, body.act, readSelection(query, body)),
  );
}

function addFinalActs(app: ApiScope, students: Students): void {
  const mount = mounter(app, operations, { tag: 'Students', bodyLimit });
  const act = acting(students);
  mount(
    'resetStudentLogins',
    {
      action: 'student.edit',
      summary:
        'Ends the logins of the selected students; many in a job. Their next login cards have new ones.',
      problems: ['call/malformed', 'form/invalid'],
    },
    ({ caller, body, query }) => act(caller, { kind: 'reset' }, readSelection(query, body)),
  );

  mount(
    'eraseStudents',
    {
      action: 'student.erase',
      summary: 'Erases the selected students and all stored data about them; many in a job.',
      problems: ['call/malformed', 'form/invalid'],
    },
    ({ caller, body, query }) => act(caller, { kind: 'erase' }, readSelection(query, body)),
  );
}
