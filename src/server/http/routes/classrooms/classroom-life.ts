import { classroomLifeOperations as operations } from '#adapters/wire/classrooms/classroom-life.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { parseClassroom } from '#domain/classrooms/classrooms/classroom-forms.ts';
import { ok } from '#domain/result.ts';
import { etagOf } from '../../edit-version.ts';
import { mounter } from '../../mount-operation.ts';
import type { ApiScope } from '../api-scope.ts';

type Classrooms = ServiceApp['classrooms'];

/** Operations on a whole classroom: copy, transfer, deletion (ROS-1). */
export function addClassroomLife(app: ApiScope, { classrooms }: Pick<ServiceApp, 'classrooms'>): void {
  addCopies(app, classrooms);
  addOwner(app, classrooms);
  addRelease(app, classrooms);
  addDeletion(app, classrooms);
}

function addCopies(app: ApiScope, { duplicate }: Classrooms): void {
  const mount = mounter(app, operations, { tag: 'Classrooms' });
  mount(
    'duplicateClassroom',
    {
      action: 'classroom.duplicate',
      summary:
        'Copies a classroom for the caller, with its lessons on request, without students, dates and progress.',
    },
    async ({ caller, params, body, reply }) => {
      const { withLessons, ...draft } = body;
      const form = parseClassroom(draft);
      if (!form.ok) return form;
      const copied = await duplicate(caller, params.id, form.value, withLessons);
      if (!copied.ok) return copied;
      reply.header('etag', etagOf(copied.value.version));
      return ok(copied.value);
    },
  );
}

function addOwner(app: ApiScope, { transfer }: Classrooms): void {
  const mount = mounter(app, operations, { tag: 'Classrooms' });
  mount(
    'transferClassroom',
    {
      action: 'classroom.transfer',
      summary:
        'Makes a co-teacher of the same organization the owner, who becomes a co-teacher or leaves. Null for callers who leave.',
      problems: ['form/invalid'],
    },
    ({ caller, params, body }) => transfer(caller, params.id, body),
  );
}

function addRelease(app: ApiScope, { release }: Classrooms): void {
  const mount = mounter(app, operations, { tag: 'Classrooms' });
  mount(
    'releaseClassroom',
    {
      action: 'classroom.release',
      summary:
        'Releases a classroom from the source it is imported from: people manage it, and files may only match it. Returns the change that can be undone; null if people manage it already.',
    },
    ({ caller, params }) => release(caller, params.id),
  );
}

function addDeletion(app: ApiScope, classrooms: Classrooms): void {
  const mount = mounter(app, operations, { tag: 'Classrooms', action: 'classroom.delete' });
  mount(
    'previewClassroomDeletion',
    { summary: 'The data that deleting a classroom would delete.' },
    ({ caller, params }) => classrooms.previewDeletion(caller, params.id),
  );

  mount(
    'deleteClassroom',
    {
      summary: 'Deletes a classroom that is archived or empty, for good. Its name is typed to confirm.',
    },
    async ({ caller, params, body }) => {
      const { typedName } = body;
      return classrooms.delete(caller, params.id, typedName);
    },
  );
}
