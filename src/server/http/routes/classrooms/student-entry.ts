import * as z from 'zod/mini';
import { studentEntryOperations as operations } from '#adapters/wire/classrooms/student-entry.ts';
import { parseForm } from '#domain/platform/forms/parse-form.ts';
import { mapOk, ok } from '#domain/result.ts';
import { parseClassCode } from '#domain/classrooms/students/entry.ts';
import { loginPictures } from '#domain/classrooms/logins/login-pictures.ts';
import { always, routes } from '../../mount-operation.ts';
import { networkOf } from '../../network-of.ts';

/** Invalid codes are refused like unknown ones. */
const classCodeOf = (typed: string): string => {
  const parsed = parseForm({ classCode: parseClassCode(typed) });
  return parsed.ok ? parsed.value.classCode : '';
};

const classCodeIn = (body: unknown): string | null => {
  const typed: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'classCode') : null;
  return (typeof typed === 'string' && classCodeOf(typed)) || null;
};

/** Routes for students without an account: their login with class code, name and login, and reads and writes with their token (ROS-8). */
export const studentEntryRoutes = routes(
  operations,
  { tag: 'Students’ entry', action: 'student.learn' },
  ({ studentEntry }) => ({
    openEntry: {
      action: 'student.enter',
      classCodeIn,
      summary: 'The students of the class with this code, as first name and initial, to choose from.',
      handle: async ({ body, request }) => {
        const classCode = classCodeOf(body.classCode);
        return mapOk(await studentEntry.open({ network: networkOf(request), classCode }), (value) => ({
          students: value,
        }));
      },
    },
    chooseStudent: {
      action: 'student.enter',
      classCodeIn,
      summary: 'The kind of login of a student, and the pictures to choose from.',
      handle: async ({ body, request }) => {
        const { studentId } = body;
        const classCode = classCodeOf(body.classCode);
        const chosen = await studentEntry.choose({ network: networkOf(request), classCode, studentId });
        if (!chosen.ok) return chosen;
        return ok({ ...chosen.value, pictures: chosen.value.kind === 'picture' ? loginPictures : [] });
      },
    },
    logInStudent: {
      action: 'student.enter',
      classCodeIn,
      summary:
        'Exchanges a student’s login for a token to send in Blockyard-Student until the school’s day ends. Five wrong ones lock that student out for a while.',
      handle: async ({ body, request }) => {
        const { studentId, login: typed } = body;
        const classCode = classCodeOf(body.classCode);
        const call = { network: networkOf(request), classCode, studentId, typed };
        return studentEntry.logIn(call);
      },
    },
    readStudentBoard: {
      summary: 'The open lessons of the student whose token is in Blockyard-Student, with their progress.',
      handle: ({ student }) => always(studentEntry.board(student)),
    },
    readStudentLesson: {
      summary: 'The lesson of an assignment in the version of the class, reduced to what students see.',
      handle: ({ student, params }) => studentEntry.lesson(student, params.id),
    },
    recordOwnProgress: {
      summary: 'Saves a student’s own mark of an activity; the last one counts.',
      params: { activityId: z.string().check(z.maxLength(100)) },
      handle: async ({ student, params, body }) => {
        const { id: assignmentId, activityId } = params;
        const progress = { assignmentId, activityId, state: body.state };
        return studentEntry.record(student, progress);
      },
    },
    answerExitQuestion: {
      summary: 'Saves a student’s choice in an exit question; the last choice counts.',
      params: { questionId: z.string().check(z.maxLength(100)) },
      handle: async ({ student, params, body }) => {
        const { id: assignmentId, questionId } = params;
        const { choice } = body;
        return studentEntry.answer(student, { assignmentId, questionId, choice });
      },
    },
  }),
);
