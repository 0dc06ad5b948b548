import * as z from 'zod/mini';
import { successResponse } from '#adapters/wire/v1/account.ts';
import {
  loginCardsRequest,
  loginCardsResponse,
  loginStandingsResponse,
  printLoginsRequest,
  resetLoginRequest,
  resetLoginResponse,
} from '#adapters/wire/v1/student-logins.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { loginRefusals as refusals } from '#domain/students/login-refusals.ts';
import { callerOf } from '../../../admission.ts';
import { describeProblems, replyRefusal } from '../../../problem.ts';
import { type ApiScope, success } from '../api-scope.ts';
import { pathId } from '../path-id.ts';

const tags = ['Students'];
const logins = {
  description: 'The file: a PDF to print, or a CSV file.',
  content: { 'application/pdf': { schema: z.any() }, 'text/csv': { schema: z.any() } },
};
const ofRoom = z.object({ id: pathId });
const ofStudent = z.object({ id: pathId, studentId: pathId });

/** What students log in with, for those who teach them: shown, renewed, and let in again (ROS-3, SEC-7). */
export function addStudentLogins(app: ApiScope, { studentLogins }: Pick<ServiceApp, 'studentLogins'>): void {
  app.get(
    '/v1/app/classrooms/:id/logins',
    {
      config: { action: 'student.show-login' },
      schema: {
        tags,
        operationId: 'readLoginStandings',
        summary:
          'Who of a classroom has a secret and of which kind, when they last logged in, and who is locked out now. No names and no secrets.',
        params: ofRoom,
        response: { 200: loginStandingsResponse, ...describeProblems(...refusals.cards) },
      },
    },
    async (request, reply) => {
      const standings = await studentLogins.standings(callerOf(request), request.params.id);
      return standings.ok ? { data: standings.value } : replyRefusal(reply, standings.error);
    },
  );

  app.post(
    '/v1/app/classrooms/:id/login-cards',
    {
      config: { action: 'student.show-login' },
      schema: {
        tags,
        operationId: 'readLoginCards',
        summary:
          'What students of a classroom log in with: of some, or of all (`students` null). Who has no login gets one, of this kind. Each showing is recorded.',
        params: ofRoom,
        body: loginCardsRequest,
        response: { 200: loginCardsResponse, ...describeProblems(...refusals.cards) },
      },
    },
    async (request, reply) => {
      const cards = await studentLogins.cards(callerOf(request), request.params.id, request.body);
      return cards.ok ? { data: cards.value } : replyRefusal(reply, cards.error);
    },
  );

  app.post(
    '/v1/app/classrooms/:id/login-cards/file',
    {
      config: { action: 'student.show-login' },
      schema: {
        tags,
        operationId: 'printLogins',
        summary:
          'The same to print: cards, eight a page; a letter for each family; a poster of all pictures, which names nobody; or a CSV file.',
        params: ofRoom,
        body: printLoginsRequest,
        response: { 200: logins, ...describeProblems(...refusals.cards, 'student/paper-busy') },
      },
    },
    async (request, reply) => {
      const printed = await studentLogins.print(callerOf(request), request.params.id, request.body);
      if (!printed.ok) return replyRefusal(reply, printed.error);
      const { fileName, type, file } = printed.value;
      return reply
        .type(type)
        .header('content-disposition', `attachment; filename="${fileName}"`)
        .send(typeof file === 'string' ? file : Buffer.from(file));
    },
  );

  app.put(
    '/v1/app/classrooms/:id/students/:studentId/login',
    {
      config: { action: 'student.edit' },
      schema: {
        tags,
        operationId: 'resetStudentLogin',
        summary:
          'Gives a student something new to log in with. The old one, and what was opened with it, ends at once.',
        params: ofStudent,
        body: resetLoginRequest,
        response: { 200: resetLoginResponse, ...describeProblems(...refusals.reset) },
      },
    },
    async (request, reply) => {
      const { id: classroomId, studentId } = request.params;
      const student = { classroomId, studentId };
      const card = await studentLogins.reset(callerOf(request), student, request.body.kind);
      return card.ok ? { data: card.value } : replyRefusal(reply, card.error);
    },
  );

  app.delete(
    '/v1/app/classrooms/:id/students/:studentId/lock',
    {
      config: { action: 'student.show-login' },
      schema: {
        tags,
        operationId: 'unlockStudent',
        summary: 'Lets a student try again whom wrong secrets keep out.',
        params: ofStudent,
        response: { 200: successResponse, ...describeProblems(...refusals.unlock) },
      },
    },
    async (request, reply) => {
      const { id: classroomId, studentId } = request.params;
      const unlocked = await studentLogins.unlock(callerOf(request), { classroomId, studentId });
      return unlocked.ok ? success : replyRefusal(reply, unlocked.error);
    },
  );
}
