import * as z from 'zod/mini';
import { successResponse } from '#adapters/wire/v1/account.ts';
import {
  chooseStudentRequest,
  chooseStudentResponse,
  exitAnswerRequest,
  logInStudentRequest,
  logInStudentResponse,
  openEntryRequest,
  openEntryResponse,
  ownProgressRequest,
  studentBoardResponse,
} from '#adapters/wire/v1/student-entry.ts';
import { studentLessonResponse } from '#adapters/wire/v1/student-lesson.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { parseForm } from '#domain/account/parse-form.ts';
import { parseClassCode } from '#domain/students/entry.ts';
import { entryRefusals as refusals } from '#domain/students/entry-refusals.ts';
import { loginPictures } from '#domain/students/login-pictures.ts';
import { studentOf } from '../../../admission.ts';
import { networkOf } from '../../../network-of.ts';
import { describeProblems, replyRefusal } from '../../../problem.ts';
import { type ApiScope, success } from '../api-scope.ts';
import { pathId } from '../path-id.ts';

const tags = ['Students’ entry'];
/** What a code that is none is refused with: as one that nobody has. */
const classCodeOf = (typed: string): string => {
  const parsed = parseForm({ classCode: parseClassCode(typed) });
  return parsed.ok ? parsed.value.classCode : '';
};

/** The normalized class code of an unchecked body; null if there is none. */
const classCodeIn = (body: unknown): string | null => {
  const typed: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'classCode') : null;
  return (typeof typed === 'string' && classCodeOf(typed)) || null;
};

/** How students get in, without an account: class code, name, secret; and what their token reads and writes (ROS-8). */
export function addStudentEntry(app: ApiScope, { studentEntry }: Pick<ServiceApp, 'studentEntry'>): void {
  app.post(
    '/v1/app/entry',
    {
      config: { action: 'student.enter', classCodeIn },
      schema: {
        tags,
        operationId: 'openEntry',
        summary: 'The students of the class of a code, as first name and initial, to choose oneself from.',
        body: openEntryRequest,
        response: { 200: openEntryResponse, ...describeProblems(...refusals.open) },
      },
    },
    async (request, reply) => {
      const classCode = classCodeOf(request.body.classCode);
      const students = await studentEntry.open({ network: networkOf(request), classCode });
      return students.ok ? { data: { students: students.value } } : replyRefusal(reply, students.error);
    },
  );

  app.post(
    '/v1/app/entry/student',
    {
      config: { action: 'student.enter', classCodeIn },
      schema: {
        tags,
        operationId: 'chooseStudent',
        summary: 'What kind of secret a student is asked for, and the pictures that there are.',
        body: chooseStudentRequest,
        response: { 200: chooseStudentResponse, ...describeProblems(...refusals.choose) },
      },
    },
    async (request, reply) => {
      const { studentId } = request.body;
      const classCode = classCodeOf(request.body.classCode);
      const chosen = await studentEntry.choose({ network: networkOf(request), classCode, studentId });
      if (!chosen.ok) return replyRefusal(reply, chosen.error);
      return { data: { ...chosen.value, pictures: chosen.value.kind === 'picture' ? loginPictures : [] } };
    },
  );

  app.post(
    '/v1/app/entry/login',
    {
      config: { action: 'student.enter', classCodeIn },
      schema: {
        tags,
        operationId: 'logInStudent',
        summary:
          'Exchanges a student’s secret for a token to send in Blockyard-Student until the school’s day ends. Five wrong ones lock that student out for a while.',
        body: logInStudentRequest,
        response: { 200: logInStudentResponse, ...describeProblems(...refusals.logIn) },
      },
    },
    async (request, reply) => {
      const { studentId, secret } = request.body;
      const classCode = classCodeOf(request.body.classCode);
      const call = { network: networkOf(request), classCode, studentId, secret };
      const entered = await studentEntry.logIn(call);
      return entered.ok ? { data: entered.value } : replyRefusal(reply, entered.error);
    },
  );

  app.get(
    '/v1/app/entry/assignments',
    {
      config: { action: 'student.learn' },
      schema: {
        tags,
        operationId: 'readStudentBoard',
        summary:
          'The lessons that are open to the student whose token is in Blockyard-Student, and how far they are.',
        response: { 200: studentBoardResponse, ...describeProblems(...refusals.read) },
      },
    },
    async (request) => ({ data: await studentEntry.board(studentOf(request)) }),
  );

  app.get(
    '/v1/app/entry/assignments/:id/lesson',
    {
      config: { action: 'student.learn' },
      schema: {
        tags,
        operationId: 'readStudentLesson',
        summary: 'The lesson of an assignment in the version of the class, reduced to what students see.',
        params: z.object({ id: pathId }),
        response: { 200: studentLessonResponse, ...describeProblems(...refusals.lesson) },
      },
    },
    async (request, reply) => {
      const lesson = await studentEntry.lesson(studentOf(request), request.params.id);
      return lesson.ok ? { data: lesson.value } : replyRefusal(reply, lesson.error);
    },
  );

  app.put(
    '/v1/app/entry/assignments/:id/activities/:activityId',
    {
      config: { action: 'student.learn' },
      schema: {
        tags,
        operationId: 'recordOwnProgress',
        summary: 'Keeps what a student says of an activity of theirs; the last word counts.',
        params: z.object({ id: pathId, activityId: z.string().check(z.maxLength(100)) }),
        body: ownProgressRequest,
        response: { 200: successResponse, ...describeProblems(...refusals.record) },
      },
    },
    async (request, reply) => {
      const { id: assignmentId, activityId } = request.params;
      const progress = { assignmentId, activityId, state: request.body.state };
      const kept = await studentEntry.record(studentOf(request), progress);
      return kept.ok ? success : replyRefusal(reply, kept.error);
    },
  );

  app.put(
    '/v1/app/entry/assignments/:id/answers/:questionId',
    {
      config: { action: 'student.learn' },
      schema: {
        tags,
        operationId: 'answerExitQuestion',
        summary: 'Keeps what a student chose in a question at the end of a lesson; the last choice counts.',
        params: z.object({ id: pathId, questionId: z.string().check(z.maxLength(100)) }),
        body: exitAnswerRequest,
        response: { 200: successResponse, ...describeProblems(...refusals.record) },
      },
    },
    async (request, reply) => {
      const { id: assignmentId, questionId } = request.params;
      const { choice } = request.body;
      const kept = await studentEntry.answer(studentOf(request), { assignmentId, questionId, choice });
      return kept.ok ? success : replyRefusal(reply, kept.error);
    },
  );
}
