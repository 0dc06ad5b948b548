import type { FastifyReply } from 'fastify';
import {
  placeStudentsRequest,
  removeStudentsRequest,
  selectedStudentsRequest,
  studentsActedResponse,
  studentTableQuery,
} from '#adapters/wire/v1/students.ts';
import type { Caller } from '#application/service/access/caller.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import type { StudentAct, StudentSelection } from '#domain/students/student-acts.ts';
import { studentRefusals as refusals } from '#domain/students/student-refusals.ts';
import { callerOf } from '../../../admission.ts';
import { describeProblems, replyProblem, replyRefusal } from '../../../problem.ts';
import type { ApiScope } from '../api-scope.ts';
import { readSelection } from './student-selection.ts';

type Students = ServiceApp['students'];

const tags = ['Students'];
const bodyLimit = 1_000_000;

/** Does an act to a selection, and answers what came of it; a selection that means nothing is null. */
const answering =
  ({ act }: Students) =>
  async (reply: FastifyReply, caller: Caller, asked: StudentAct, chosen: StudentSelection | null) => {
    if (chosen === null) return replyProblem(reply, 'call/malformed');
    const acted = await act(caller, asked, chosen);
    return acted.ok ? { data: acted.value } : replyRefusal(reply, acted.error);
  };

/** What is done to a selection of students: at once or by a job, as one change where it can be undone (R24). */
export function addStudentBulkActs(app: ApiScope, { students }: Pick<ServiceApp, 'students'>): void {
  addActing(app, students);
  addFinalActs(app, students);
}

function addActing(app: ApiScope, students: Students): void {
  const answer = answering(students);
  const schema = { tags, querystring: studentTableQuery };
  const response = {
    200: studentsActedResponse,
    ...describeProblems('call/malformed', 'form/invalid', ...refusals.act),
  };
  app.post(
    '/v1/app/students/bulk/placement',
    {
      config: { action: 'student.edit' },
      bodyLimit,
      schema: {
        ...schema,
        operationId: 'placeStudents',
        summary:
          'Moves, copies or restores the selected students, as one change; many by a job. All that match are those of the filter in the address.',
        body: placeStudentsRequest,
        response,
      },
    },
    async (request, reply) =>
      answer(reply, callerOf(request), request.body.act, readSelection(request.query, request.body)),
  );

  app.post(
    '/v1/app/students/bulk/removal',
    {
      config: { action: 'student.archive' },
      bodyLimit,
      schema: {
        ...schema,
        operationId: 'removeStudents',
        summary:
          'Removes the selected students from a class, or archives them, as one change; many by a job. Their data stays.',
        body: removeStudentsRequest,
        response,
      },
    },
    async (request, reply) =>
      answer(reply, callerOf(request), request.body.act, readSelection(request.query, request.body)),
  );
}

/** What cannot be undone. */
function addFinalActs(app: ApiScope, students: Students): void {
  const answer = answering(students);
  const schema = { tags, querystring: studentTableQuery, body: selectedStudentsRequest };
  app.post(
    '/v1/app/students/bulk/login-reset',
    {
      config: { action: 'student.edit' },
      bodyLimit,
      schema: {
        ...schema,
        operationId: 'resetStudentLogins',
        summary:
          'Ends what the selected students log in with, at once; many by a job. Their next login cards have something new.',
        response: {
          200: studentsActedResponse,
          ...describeProblems('call/malformed', 'form/invalid', ...refusals.act),
        },
      },
    },
    async (request, reply) =>
      answer(reply, callerOf(request), { kind: 'reset' }, readSelection(request.query, request.body)),
  );

  app.post(
    '/v1/app/students/bulk/erasure',
    {
      config: { action: 'student.erase' },
      bodyLimit,
      schema: {
        ...schema,
        operationId: 'eraseStudents',
        summary:
          'Erases the selected students, and every value that was kept of them, for good; many by a job.',
        response: {
          200: studentsActedResponse,
          ...describeProblems('call/malformed', 'form/invalid', ...refusals.actForGood),
        },
      },
    },
    async (request, reply) =>
      answer(reply, callerOf(request), { kind: 'erase' }, readSelection(request.query, request.body)),
  );
}
