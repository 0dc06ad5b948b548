import * as z from 'zod/mini';
import { assignmentOperations as operations } from '#adapters/wire/classrooms/classrooms.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { parseAssignment, parseProgress } from '#domain/classrooms/classrooms/classroom-forms.ts';
import { ok } from '#domain/result.ts';
import { etagOf, versionOf } from '../../edit-version.ts';
import { mounter } from '../../mount-operation.ts';
import type { ApiScope } from '../api-scope.ts';

type Classrooms = ServiceApp['classrooms'];

/** Assignments and progress of the caller's classrooms (LES-7). */
export function addAssignments(app: ApiScope, { classrooms }: Pick<ServiceApp, 'classrooms'>): void {
  addAssigning(app, classrooms);
  addEditing(app, classrooms);
  addRemoving(app, classrooms);
  addProgress(app, classrooms);
}

function addAssigning(app: ApiScope, { assign }: Classrooms): void {
  const mount = mounter(app, operations, { tag: 'Classrooms' });
  mount(
    'assignLesson',
    {
      action: 'classroom.edit',
      summary:
        'Assigns the published version of a lesson. A lesson that was removed returns with its progress.',
      problems: ['lesson/not-found'],
    },
    async ({ caller, params, body, reply }) => {
      const { lessonSlug, ...draft } = body;
      const form = parseAssignment(draft);
      if (!form.ok) return form;
      const assigned = await assign(caller, params.id, lessonSlug, form.value);
      if (!assigned.ok) return assigned;
      reply.header('etag', etagOf(assigned.value.version));
      return ok(assigned.value);
    },
  );
}

function addEditing(app: ApiScope, { editAssignment, takeLessonVersion }: Classrooms): void {
  const mount = mounter(app, operations, { tag: 'Classrooms', action: 'classroom.edit' });
  mount(
    'changeAssignment',
    {
      basedOnVersion: true,
      summary: 'Changes the dates, the note or the visibility of an assigned lesson.',
    },
    async ({ caller, params, body, request, reply }) => {
      const form = parseAssignment(body);
      if (!form.ok) return form;
      const edited = await editAssignment(caller, params.id, versionOf(request), form.value);
      if (!edited.ok) return edited;
      reply.header('etag', etagOf(edited.value.version));
      return ok(edited.value);
    },
  );

  mount(
    'takeLessonVersion',
    {
      basedOnVersion: true,
      summary: 'Updates the assignment to the published version of the lesson.',
    },
    async ({ caller, params, body, request, reply }) => {
      const { id } = params;
      const taken = await takeLessonVersion(caller, id, versionOf(request), body.version);
      if (!taken.ok) return taken;
      reply.header('etag', etagOf(taken.value.version));
      return ok(taken.value);
    },
  );
}

function addRemoving(app: ApiScope, { removeAssignment, restoreAssignment }: Classrooms): void {
  const mount = mounter(app, operations, { tag: 'Classrooms', action: 'classroom.tidy' });
  mount(
    'removeAssignment',
    { summary: 'Removes a lesson from its classroom. Recorded progress is kept.' },
    ({ caller, params }) => removeAssignment(caller, params.id),
  );

  mount(
    'restoreAssignment',
    {
      summary: 'Restores a removed lesson to its classroom, with its recorded progress.',
      problems: ['form/invalid'],
    },
    ({ caller, params }) => restoreAssignment(caller, params.id),
  );
}

function addProgress(app: ApiScope, { recordProgress }: Classrooms): void {
  const mount = mounter(app, operations, { tag: 'Classrooms' });
  mount(
    'recordProgress',
    {
      action: 'classroom.edit',
      basedOnVersion: true,
      summary: 'Records the progress of the class in one activity. The first record is based on version 0.',
      params: { activityId: z.string() },
    },
    async ({ caller, params, body, request, reply }) => {
      const { id, activityId } = params;
      const form = parseProgress(body);
      if (!form.ok) return form;
      const recorded = await recordProgress(
        caller,
        { assignmentId: id, activityId },
        versionOf(request),
        form.value,
      );
      if (!recorded.ok) return recorded;
      reply.header('etag', etagOf(recorded.value.version));
      return ok(recorded.value);
    },
  );
}
