import { studentLoginOperations as operations } from '#adapters/wire/classrooms/student-logins.ts';
import { routes } from '../../mount-operation.ts';

/** Routes for teachers to show, renew and unlock students' logins (ROS-3, SEC-7). */
export const studentLoginRoutes = routes(
  operations,
  { tag: 'Students', action: 'student.show-login' },
  ({ studentLogins }) => ({
    readLoginStandings: {
      summary:
        'The kind of login of each student of a classroom, their last login, and locks. No names and no logins.',
      handle: ({ caller, params }) => studentLogins.standings(caller, params.id),
    },
    readLoginCards: {
      summary:
        'The logins of students of a classroom: of some, or of all (`students` null). Students without a login get one of this kind. Each call is recorded.',
      handle: ({ caller, params, body }) => studentLogins.cards(caller, params.id, body),
    },
    printLogins: {
      summary:
        'The logins to print: cards, eight a page; a letter for each family; a poster of all pictures, without names; or a CSV file.',
      problems: ['student/paper-busy'],
      handle: async ({ caller, params, body, reply }) => {
        const printed = await studentLogins.print(caller, params.id, body);
        if (!printed.ok) return printed;
        const { fileName, type, file } = printed.value;
        return reply
          .type(type)
          .header('content-disposition', `attachment; filename="${fileName}"`)
          .send(typeof file === 'string' ? file : Buffer.from(file));
      },
    },
    resetStudentLogin: {
      action: 'student.edit',
      summary: 'Replaces a student’s login. The old login and its tokens end at once.',
      handle: async ({ caller, params, body }) => {
        const { id: classroomId, studentId } = params;
        const student = { classroomId, studentId };
        return studentLogins.reset(caller, student, body.kind);
      },
    },
    unlockStudent: {
      summary: 'Unlocks a student after too many wrong logins.',
      handle: async ({ caller, params }) => {
        const { id: classroomId, studentId } = params;
        return studentLogins.unlock(caller, { classroomId, studentId });
      },
    },
  }),
);
