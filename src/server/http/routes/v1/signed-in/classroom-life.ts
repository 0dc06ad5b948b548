import * as z from 'zod/mini';
import { successResponse } from '#adapters/wire/v1/account.ts';
import {
  classroomContentsResponse,
  classroomCopyRequest,
  classroomDeletionRequest,
  classroomOwnerRequest,
  classroomReleasedResponse,
} from '#adapters/wire/v1/classroom-life.ts';
import { classroomOrLeftResponse, classroomResponse } from '#adapters/wire/v1/classrooms.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { parseClassroom } from '#domain/classrooms/classroom-forms.ts';
import { classroomRefusals as refusals } from '#domain/classrooms/classroom-refusals.ts';
import { callerOf } from '../../../admission.ts';
import { etagOf } from '../../../edit-version.ts';
import { describeProblems, replyRefusal } from '../../../problem.ts';
import { type ApiScope, success } from '../api-scope.ts';
import { pathId } from '../path-id.ts';

type Classrooms = ServiceApp['classrooms'];

const tags = ['Classrooms'];
const ofRoom = z.object({ id: pathId });

/** What happens to a classroom as a whole: copies of it, whose it is, its end (ROS-1). */
export function addClassroomLife(app: ApiScope, { classrooms }: Pick<ServiceApp, 'classrooms'>): void {
  addCopies(app, classrooms);
  addOwner(app, classrooms);
  addRelease(app, classrooms);
  addDeletion(app, classrooms);
}

function addCopies(app: ApiScope, { duplicate }: Classrooms): void {
  app.post(
    '/v1/app/classrooms/:id/copies',
    {
      config: { action: 'classroom.duplicate' },
      schema: {
        tags,
        operationId: 'duplicateClassroom',
        summary:
          'Creates a classroom of the caller like this one, with its lessons if wanted; without students, days and progress.',
        params: ofRoom,
        body: classroomCopyRequest,
        response: { 200: classroomResponse, ...describeProblems('form/invalid', ...refusals.duplicate) },
      },
    },
    async (request, reply) => {
      const { withLessons, ...draft } = request.body;
      const form = parseClassroom(draft);
      if (!form.ok) return replyRefusal(reply, form.error);
      const copied = await duplicate(callerOf(request), request.params.id, form.value, withLessons);
      if (!copied.ok) return replyRefusal(reply, copied.error);
      reply.header('etag', etagOf(copied.value.version));
      return { data: copied.value };
    },
  );
}

function addOwner(app: ApiScope, { transfer }: Classrooms): void {
  app.put(
    '/v1/app/classrooms/:id/owner',
    {
      config: { action: 'classroom.transfer' },
      schema: {
        tags,
        operationId: 'transferClassroom',
        summary:
          'Makes a co-teacher of the same organization the owner, who becomes a co-teacher or leaves. Null for callers who leave.',
        params: ofRoom,
        body: classroomOwnerRequest,
        response: { 200: classroomOrLeftResponse, ...describeProblems('form/invalid', ...refusals.transfer) },
      },
    },
    async (request, reply) => {
      const transferred = await transfer(callerOf(request), request.params.id, request.body);
      return transferred.ok ? { data: transferred.value } : replyRefusal(reply, transferred.error);
    },
  );
}

function addRelease(app: ApiScope, { release }: Classrooms): void {
  app.post(
    '/v1/app/classrooms/:id/release',
    {
      config: { action: 'classroom.release' },
      schema: {
        tags,
        operationId: 'releaseClassroom',
        summary:
          'Takes a classroom from the source that it is imported from: people manage it, and files of sources may only match it. Answers the change set that can be undone; null where people manage it already.',
        params: ofRoom,
        response: { 200: classroomReleasedResponse, ...describeProblems(...refusals.release) },
      },
    },
    async (request, reply) => {
      const released = await release(callerOf(request), request.params.id);
      return released.ok ? { data: released.value } : replyRefusal(reply, released.error);
    },
  );
}

function addDeletion(app: ApiScope, classrooms: Classrooms): void {
  app.get(
    '/v1/app/classrooms/:id/deletion',
    {
      config: { action: 'classroom.delete' },
      schema: {
        tags,
        operationId: 'previewClassroomDeletion',
        summary: 'What deleting a classroom would lose for good.',
        params: ofRoom,
        response: { 200: classroomContentsResponse, ...describeProblems(...refusals.previewDeletion) },
      },
    },
    async (request, reply) => {
      const contents = await classrooms.previewDeletion(callerOf(request), request.params.id);
      return contents.ok ? { data: contents.value } : replyRefusal(reply, contents.error);
    },
  );

  app.post(
    '/v1/app/classrooms/:id/deletion',
    {
      config: { action: 'classroom.delete' },
      schema: {
        tags,
        operationId: 'deleteClassroom',
        summary: 'Deletes a classroom that is archived or empty, for good. Its name is typed to confirm.',
        params: ofRoom,
        body: classroomDeletionRequest,
        response: { 200: successResponse, ...describeProblems('form/invalid', ...refusals.delete) },
      },
    },
    async (request, reply) => {
      const { typedName } = request.body;
      const deleted = await classrooms.delete(callerOf(request), request.params.id, typedName);
      return deleted.ok ? success : replyRefusal(reply, deleted.error);
    },
  );
}
