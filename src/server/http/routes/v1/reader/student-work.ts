import * as z from 'zod/mini';
import { successResponse } from '#adapters/wire/v1/account.ts';
import {
  ownProgramsResponse,
  programVersionsResponse,
  saveProgramRequest,
  saveProgramResponse,
  workSignalRequest,
} from '#adapters/wire/v1/student-work.ts';
import type { ProgramSave } from '#application/service/class-work/save-program.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { workRefusals as refusals } from '#domain/class-work/work-refusals.ts';
import { studentOf } from '../../../admission.ts';
import { describeProblems, replyRefusal } from '../../../problem.ts';
import { type ApiScope, success } from '../api-scope.ts';
import { pathId } from '../path-id.ts';

const tags = ['Students’ entry'];
const ofOne = z.object({ id: pathId });

/** The place of a save. A body without an activity and without a name is a program with an empty name, which is refused. */
const placeIn = ({
  assignmentId,
  activityId,
  name,
}: z.infer<typeof saveProgramRequest>): ProgramSave['of'] =>
  assignmentId === null || activityId === null ? { name: name ?? '' } : { assignmentId, activityId };

/** Programs and reports of the student whose token is sent (CLS-1, CLS-2). */
export function addStudentWork(app: ApiScope, { classWork }: Pick<ServiceApp, 'classWork'>): void {
  app.get(
    '/v1/app/entry/programs',
    {
      config: { action: 'student.learn' },
      schema: {
        tags,
        operationId: 'readOwnPrograms',
        summary: 'The programs of the student whose token is in Blockyard-Student, the last changed first.',
        response: { 200: ownProgramsResponse, ...describeProblems(...refusals.programs) },
      },
    },
    async (request) => ({ data: { programs: await classWork.programs(studentOf(request)) } }),
  );

  app.put(
    '/v1/app/entry/programs/:id',
    {
      config: { action: 'student.learn' },
      schema: {
        tags,
        operationId: 'saveProgram',
        summary:
          'Keeps a program of the student. The caller makes the id of a new one; of an activity there is one program, whose id the answer names. The same save again changes nothing. Where another computer changed the program meanwhile, both changes are merged, or the later one wins; the state before stays among the versions.',
        params: ofOne,
        body: saveProgramRequest,
        response: { 200: saveProgramResponse, ...describeProblems('form/invalid', ...refusals.save) },
      },
    },
    async (request, reply) => {
      const { base, text } = request.body;
      const save = { id: request.params.id, of: placeIn(request.body), base, text };
      const saved = await classWork.save(studentOf(request), save);
      return saved.ok ? { data: saved.value } : replyRefusal(reply, saved.error);
    },
  );

  app.get(
    '/v1/app/entry/programs/:id/versions',
    {
      config: { action: 'student.learn' },
      schema: {
        tags,
        operationId: 'readProgramVersions',
        summary: 'The last 20 earlier versions of a program, newest first.',
        params: ofOne,
        response: { 200: programVersionsResponse, ...describeProblems(...refusals.versions) },
      },
    },
    async (request, reply) => {
      const versions = await classWork.versions(studentOf(request), request.params.id);
      return versions.ok ? { data: { versions: versions.value } } : replyRefusal(reply, versions.error);
    },
  );

  for (const deleted of [true, false])
    app.route({
      method: deleted ? 'DELETE' : 'POST',
      url: deleted ? '/v1/app/entry/programs/:id' : '/v1/app/entry/programs/:id/restore',
      config: { action: 'student.learn' },
      schema: {
        tags,
        operationId: deleted ? 'deleteProgram' : 'restoreProgram',
        summary: deleted
          ? 'Deletes a program of the student’s own. It can be restored for 30 days.'
          : 'Restores a program that the student deleted.',
        params: ofOne,
        response: { 200: successResponse, ...describeProblems(...refusals.change) },
      },
      handler: async (request, reply) => {
        const change = { programId: request.params.id, deleted };
        const changed = await classWork.remove(studentOf(request), change);
        return changed.ok ? success : replyRefusal(reply, changed.error);
      },
    });

  app.post(
    '/v1/app/entry/signals',
    {
      config: { action: 'student.learn' },
      schema: {
        tags,
        operationId: 'reportSignal',
        summary:
          'Reports that the student opened an activity, ran its program, or which of its goals the program meets. A student who has met all goals is marked as done. The teacher’s live view is made of it.',
        body: workSignalRequest,
        response: { 200: successResponse, ...describeProblems(...refusals.signal) },
      },
    },
    async (request, reply) => {
      const { assignmentId, activityId, kind, earned, goals } = request.body;
      const signal = kind === 'goals' ? { kind, earned, goals } : { kind };
      const reported = await classWork.report(studentOf(request), { assignmentId, activityId }, signal);
      return reported.ok ? success : replyRefusal(reply, reported.error);
    },
  );
}
