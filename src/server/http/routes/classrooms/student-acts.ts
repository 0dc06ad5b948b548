import { studentActOperations as operations } from '#adapters/wire/classrooms/students.ts';
import { parseStudent } from '#domain/classrooms/students/student-forms.ts';
import { routes, withForm } from '../../mount-operation.ts';
import { readStudentQuery } from './student-selection.ts';

/** Routes for students in the caller's scope, and for actions on one student (ROS-2, SEC-6). */
export const studentActRoutes = routes(operations, { tag: 'Students' }, ({ students }) => ({
  findStudents: {
    action: 'classroom.read',
    summary:
      'A page of the students of the caller’s organizations, else of their classrooms; as of a day (`on`), of those who were in a classroom then; with a classroom (`formerOf`), of those who were in it and are not archived, or are in no classroom. The read is recorded.',
    problems: ['call/malformed'],
    handle: ({ caller, query: { formerOf, ...filter } }) =>
      withForm(readStudentQuery(filter), (query) =>
        students.page(caller, { ...query, ...(formerOf !== undefined && { formerOf }) }),
      ),
  },
  readStudent: {
    action: 'classroom.read',
    summary: 'A student: fields, classrooms with dates, progress and history. The read is recorded.',
    handle: ({ caller, params }) => students.byId(caller, params.id),
  },
  changeStudent: {
    action: 'student.edit',
    summary: 'Changes the fields of a student, as a change that can be undone.',
    handle: async ({ caller, params, body }) => {
      const { seen, ...draft } = body;
      return withForm(parseStudent(draft), (form) => students.edit(caller, params.id, form, seen));
    },
  },
  mergeStudents: {
    action: 'student.edit',
    summary: 'Merges two records of the same student, as a change that can be undone.',
    handle: async ({ caller, params, body }) => {
      const { other, ...draft } = body;
      const ids = { keep: params.id, other };
      return withForm(parseStudent(draft), (form) => students.merge(caller, ids, form));
    },
  },
  eraseStudent: {
    action: 'student.erase',
    summary: 'Erases a student and all stored data about them.',
    handle: ({ caller, params }) => students.erase(caller, params.id),
  },
}));
