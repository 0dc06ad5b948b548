import { studentLoginOperations as operations } from '#adapters/wire/v1/student-logins.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { mounter } from '../../../mount-operation.ts';
import type { ApiScope } from '../api-scope.ts';

/** Students' logins for their teachers: show, renew, unlock (ROS-3, SEC-7). */
export function addStudentLogins(app: ApiScope, { studentLogins }: Pick<ServiceApp, 'studentLogins'>): void {
  const mount = mounter(app, operations, { tag: 'Students' });
  mount(
    'readLoginStandings',
    {
      action: 'student.show-login',
      summary:
        'Who of a classroom has a secret and of which kind, when they last logged in, and who is locked out now. No names and no secrets.',
    },
    ({ caller, params }) => studentLogins.standings(caller, params.id),
  );

  mount(
    'readLoginCards',
    {
      action: 'student.show-login',
      summary:
        'What students of a classroom log in with: of some, or of all (`students` null). Who has no login gets one, of this kind. Each showing is recorded.',
    },
    ({ caller, params, body }) => studentLogins.cards(caller, params.id, body),
  );

  mount(
    'printLogins',
    {
      action: 'student.show-login',
      summary:
        'The same to print: cards, eight a page; a letter for each family; a poster of all pictures, which names nobody; or a CSV file.',
      problems: ['student/paper-busy'],
    },
    async ({ caller, params, body, reply }) => {
      const printed = await studentLogins.print(caller, params.id, body);
      if (!printed.ok) return printed;
      const { fileName, type, file } = printed.value;
      return reply
        .type(type)
        .header('content-disposition', `attachment; filename="${fileName}"`)
        .send(typeof file === 'string' ? file : Buffer.from(file));
    },
  );

  mount(
    'resetStudentLogin',
    {
      action: 'student.edit',
      summary:
        'Gives a student something new to log in with. The old one, and what was opened with it, ends at once.',
    },
    async ({ caller, params, body }) => {
      const { id: classroomId, studentId } = params;
      const student = { classroomId, studentId };
      return studentLogins.reset(caller, student, body.kind);
    },
  );

  mount(
    'unlockStudent',
    { action: 'student.show-login', summary: 'Lets a student try again whom wrong secrets keep out.' },
    async ({ caller, params }) => {
      const { id: classroomId, studentId } = params;
      return studentLogins.unlock(caller, { classroomId, studentId });
    },
  );
}
