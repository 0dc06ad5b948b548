import { studentBulkActOperations as operations } from '#adapters/wire/classrooms/students.ts';
import { routes, withForm } from '../../mount-operation.ts';
import { readSelection } from './student-selection.ts';

const bodyLimit = 1_000_000;

/** Routes for bulk actions on students. They run immediately or in a job, as one change set if they are reversible (R24). */
export const studentBulkActRoutes = routes(
  operations,
  { tag: 'Students', bodyLimit, problems: ['call/malformed', 'form/invalid'] },
  ({ students }) => ({
    placeStudents: {
      action: 'student.edit',
      summary:
        'Moves, copies or restores the selected students, as one change; many in a job. `all` selects the rows that match the filter in the query.',
      handle: ({ caller, body, query }) =>
        withForm(readSelection(query, body), (chosen) => students.act(caller, body.act, chosen)),
    },
    removeStudents: {
      action: 'student.archive',
      summary:
        'Removes the selected students from a class, or archives them, as one change; many in a job. Their data stays.',
      handle: ({ caller, body, query }) =>
        withForm(readSelection(query, body), (chosen) => students.act(caller, body.act, chosen)),
    },
    resetStudentLogins: {
      action: 'student.edit',
      summary:
        'Ends the logins of the selected students; many in a job. Their next login cards have new ones.',
      handle: ({ caller, body, query }) =>
        withForm(readSelection(query, body), (chosen) => students.act(caller, { kind: 'reset' }, chosen)),
    },
    eraseStudents: {
      action: 'student.erase',
      summary: 'Erases the selected students and all stored data about them; many in a job.',
      handle: ({ caller, body, query }) =>
        withForm(readSelection(query, body), (chosen) => students.act(caller, { kind: 'erase' }, chosen)),
    },
  }),
);
