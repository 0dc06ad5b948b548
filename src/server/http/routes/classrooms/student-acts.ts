import { studentActOperations as operations } from '#adapters/wire/classrooms/students.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { parseIsoDate } from '#domain/platform/dates/iso-date.ts';
import { err } from '#domain/result.ts';
import { parseStudent } from '#domain/classrooms/students/student-forms.ts';
import { mounter } from '../../mount-operation.ts';
import type { ApiScope } from '../api-scope.ts';
import { readStudentQuery } from './student-selection.ts';

type Students = ServiceApp['students'];

/** Students in the caller's scope, and actions on one student (ROS-2, SEC-6). */
export function addStudentActs(app: ApiScope, { students }: Pick<ServiceApp, 'students'>): void {
  addFinding(app, students);
  addReading(app, students);
  addChanging(app, students);
}

function addFinding(app: ApiScope, { page }: Students): void {
  const mount = mounter(app, operations, { tag: 'Students' });
  mount(
    'findStudents',
    {
      action: 'classroom.read',
      summary:
        'A page of the students of the caller’s organizations, else of their classrooms; as of a day (`on`), of those who were in a classroom then; with a classroom (`formerOf`), of those who were in it and are not archived, or are in no classroom. The read is recorded.',
      problems: ['call/malformed'],
    },
    async ({ caller, query: { on, formerOf, ...asked } }) => {
      const query = readStudentQuery(asked);
      const day = on === undefined ? null : parseIsoDate(on);
      if (query === null || day?.ok === false) return err({ kind: 'call/malformed' });
      const part = { ...(day !== null && { on: day.value }), ...(formerOf !== undefined && { formerOf }) };
      return page(caller, { ...query, ...part });
    },
  );
}

function addReading(app: ApiScope, { byId }: Students): void {
  const mount = mounter(app, operations, { tag: 'Students' });
  mount(
    'readStudent',
    {
      action: 'classroom.read',
      summary: 'A student: fields, classrooms with dates, progress and history. The read is recorded.',
    },
    ({ caller, params }) => byId(caller, params.id),
  );
}

function addChanging(app: ApiScope, { edit, merge, erase }: Students): void {
  const mount = mounter(app, operations, { tag: 'Students' });
  mount(
    'changeStudent',
    {
      action: 'student.edit',
      summary: 'Changes the fields of a student, as a change that can be undone.',
    },
    async ({ caller, params, body }) => {
      const { seen, ...draft } = body;
      const form = parseStudent(draft);
      if (!form.ok) return form;
      return edit(caller, params.id, form.value, seen);
    },
  );

  mount(
    'mergeStudents',
    {
      action: 'student.edit',
      summary: 'Merges two records of the same student, as a change that can be undone.',
    },
    async ({ caller, params, body }) => {
      const { other, ...draft } = body;
      const form = parseStudent(draft);
      if (!form.ok) return form;
      return merge(caller, { keep: params.id, other }, form.value);
    },
  );

  mount(
    'eraseStudent',
    {
      action: 'student.erase',
      summary: 'Erases a student and all stored data about them.',
    },
    ({ caller, params }) => erase(caller, params.id),
  );
}
