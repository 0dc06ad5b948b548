import {
  placeStudentsRequest,
  removeStudentsRequest,
  selectedStudentsRequest,
  studentsActedResponse,
  studentTableQuery,
} from '#adapters/wire/v1/students.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { studentRefusals as refusals } from '#domain/students/student-refusals.ts';
import { callerOf } from '../../../admission.ts';
import { describeProblems, replyProblem, replyRefusal } from '../../../problem.ts';
import type { ApiScope } from '../api-scope.ts';
import { readSelection } from './student-selection.ts';

type Students = ServiceApp['students'];

const tags = ['Students'];
const bodyLimit = 1_000_000;

/** What is done to a selection of students: at once or by a job, as one change where it can be undone (R24). */
export function addStudentBulkActs(app: ApiScope, { students }: Pick<ServiceApp, 'students'>): void {
  addActing(app, students);
  addFinalActs(app, students);
}

function addActing(app: ApiScope, { act }: Students): void {
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
    async (request, reply) => {
      const chosen = readSelection(request.query, request.body);
      if (chosen === null) return replyProblem(reply, 'call/malformed');
      const acted = await act(callerOf(request), request.body.act, chosen);
      return acted.ok ? { data: acted.value } : replyRefusal(reply, acted.error);
    },
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
    async (request, reply) => {
      const chosen = readSelection(request.query, request.body);
      if (chosen === null) return replyProblem(reply, 'call/malformed');
      const acted = await act(callerOf(request), request.body.act, chosen);
      return acted.ok ? { data: acted.value } : replyRefusal(reply, acted.error);
    },
  );
}

/** What cannot be undone. */
function addFinalActs(app: ApiScope, { act }: Students): void {
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
    async (request, reply) => {
      const chosen = readSelection(request.query, request.body);
      if (chosen === null) return replyProblem(reply, 'call/malformed');
      const acted = await act(callerOf(request), { kind: 'reset' }, chosen);
      return acted.ok ? { data: acted.value } : replyRefusal(reply, acted.error);
    },
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
    async (request, reply) => {
      const chosen = readSelection(request.query, request.body);
      if (chosen === null) return replyProblem(reply, 'call/malformed');
      const acted = await act(callerOf(request), { kind: 'erase' }, chosen);
      return acted.ok ? { data: acted.value } : replyRefusal(reply, acted.error);
    },
  );
}
