import * as z from 'zod/mini';
import {
  assignmentRequest,
  assignmentResponse,
  assignRequest,
  lessonVersionRequest,
  progressRequest,
  progressResponse,
  removedRequest,
} from '#adapters/wire/v1/classrooms.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { classroomRefusals as refusals } from '#domain/classrooms/classroom-refusals.ts';
import { parseAssignment, parseProgress } from '#domain/classrooms/classroom-forms.ts';
import { callerOf } from '../../../admission.ts';
import { etagOf, versionOf } from '../../../edit-version.ts';
import { describeProblems, replyRefusal } from '../../../problem.ts';
import type { ApiScope } from '../api-scope.ts';
import { pathId } from '../path-id.ts';

type Classrooms = ServiceApp['classrooms'];

const tags = ['Classrooms'];
const ofAssignment = z.object({ id: pathId });

/** Lessons assigned to the classrooms of the caller, and how far the classes got (LES-7). */
export function addAssignments(app: ApiScope, { classrooms }: Pick<ServiceApp, 'classrooms'>): void {
  addAssigning(app, classrooms);
  addEditing(app, classrooms);
  addRemoving(app, classrooms);
  addProgress(app, classrooms);
}

function addAssigning(app: ApiScope, { assign }: Classrooms): void {
  app.post(
    '/v1/app/classrooms/:id/assignments',
    {
      config: { action: 'classroom.edit' },
      schema: {
        tags,
        operationId: 'assignLesson',
        summary:
          'Assigns the published version of a lesson. A lesson that was removed returns with its progress.',
        params: z.object({ id: pathId }),
        body: assignRequest,
        response: {
          200: assignmentResponse,
          ...describeProblems('form/invalid', 'lesson/not-found', ...refusals.assign),
        },
      },
    },
    async (request, reply) => {
      const { lessonSlug, ...draft } = request.body;
      const form = parseAssignment(draft);
      if (!form.ok) return replyRefusal(reply, form.error);
      const assigned = await assign(callerOf(request), request.params.id, lessonSlug, form.value);
      if (!assigned.ok) return replyRefusal(reply, assigned.error);
      reply.header('etag', etagOf(assigned.value.version));
      return { data: assigned.value };
    },
  );
}

function addEditing(app: ApiScope, { editAssignment, takeLessonVersion }: Classrooms): void {
  app.put(
    '/v1/app/assignments/:id',
    {
      config: { action: 'classroom.edit', basedOnVersion: true },
      schema: {
        tags,
        operationId: 'changeAssignment',
        summary: 'Changes the dates, the note or the visibility of an assigned lesson.',
        params: ofAssignment,
        body: assignmentRequest,
        response: {
          200: assignmentResponse,
          ...describeProblems('form/invalid', ...refusals.changeAssignment),
        },
      },
    },
    async (request, reply) => {
      const form = parseAssignment(request.body);
      if (!form.ok) return replyRefusal(reply, form.error);
      const edited = await editAssignment(
        callerOf(request),
        request.params.id,
        versionOf(request),
        form.value,
      );
      if (!edited.ok) return replyRefusal(reply, edited.error);
      reply.header('etag', etagOf(edited.value.version));
      return { data: edited.value };
    },
  );

  app.put(
    '/v1/app/assignments/:id/lesson-version',
    {
      config: { action: 'classroom.edit', basedOnVersion: true },
      schema: {
        tags,
        operationId: 'takeLessonVersion',
        summary: 'Updates the assignment to the published version of the lesson.',
        params: ofAssignment,
        body: lessonVersionRequest,
        response: {
          200: assignmentResponse,
          ...describeProblems('form/invalid', ...refusals.takeLessonVersion),
        },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const taken = await takeLessonVersion(callerOf(request), id, versionOf(request), request.body.version);
      if (!taken.ok) return replyRefusal(reply, taken.error);
      reply.header('etag', etagOf(taken.value.version));
      return { data: taken.value };
    },
  );
}

function addRemoving(app: ApiScope, { removeAssignment, restoreAssignment }: Classrooms): void {
  app.delete(
    '/v1/app/assignments/:id',
    {
      config: { action: 'classroom.tidy' },
      schema: {
        tags,
        operationId: 'removeAssignment',
        summary: 'Removes a lesson from its classroom. Recorded progress is kept.',
        params: ofAssignment,
        response: { 200: assignmentResponse, ...describeProblems(...refusals.removeAssignment) },
      },
    },
    async (request, reply) => {
      const removed = await removeAssignment(callerOf(request), request.params.id);
      return removed.ok ? { data: removed.value } : replyRefusal(reply, removed.error);
    },
  );

  app.put(
    '/v1/app/assignments/:id/removed',
    {
      config: { action: 'classroom.tidy' },
      schema: {
        tags,
        operationId: 'restoreAssignment',
        summary: 'Restores a removed lesson to its classroom, with its recorded progress.',
        params: ofAssignment,
        body: removedRequest,
        response: {
          200: assignmentResponse,
          ...describeProblems('form/invalid', ...refusals.restoreAssignment),
        },
      },
    },
    async (request, reply) => {
      const restored = await restoreAssignment(callerOf(request), request.params.id);
      return restored.ok ? { data: restored.value } : replyRefusal(reply, restored.error);
    },
  );
}

function addProgress(app: ApiScope, { recordProgress }: Classrooms): void {
  app.put(
    '/v1/app/assignments/:id/progress/:activityId',
    {
      config: { action: 'classroom.edit', basedOnVersion: true },
      schema: {
        tags,
        operationId: 'recordProgress',
        summary: 'Records the progress of the class in one activity. The first record is based on version 0.',
        params: z.object({ id: pathId, activityId: z.string() }),
        body: progressRequest,
        response: {
          200: progressResponse,
          ...describeProblems('form/invalid', ...refusals.recordProgress),
        },
      },
    },
    async (request, reply) => {
      const { id, activityId } = request.params;
      const form = parseProgress(request.body);
      if (!form.ok) return replyRefusal(reply, form.error);
      const recorded = await recordProgress(
        callerOf(request),
        { assignmentId: id, activityId },
        versionOf(request),
        form.value,
      );
      if (!recorded.ok) return replyRefusal(reply, recorded.error);
      reply.header('etag', etagOf(recorded.value.version));
      return { data: recorded.value };
    },
  );
}
