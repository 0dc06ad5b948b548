import { classroomLifeOperations as operations } from '#adapters/wire/classrooms/classroom-life.ts';
import { parseClassroom } from '#domain/classrooms/classrooms/classroom-forms.ts';
import { withEtag } from '../../edit-version.ts';
import { routes } from '../../mount-operation.ts';

/** Routes for actions on a whole classroom: copy, transfer, deletion (ROS-1). */
export const classroomLifeRoutes = routes(operations, { tag: 'Classrooms' }, ({ classrooms }) => ({
  duplicateClassroom: {
    action: 'classroom.duplicate',
    summary:
      'Copies a classroom for the caller, with its lessons on request, without students, dates and progress.',
    handle: async ({ caller, params, body, reply }) => {
      const { withLessons, ...draft } = body;
      const form = parseClassroom(draft);
      if (!form.ok) return form;
      return withEtag(reply, await classrooms.duplicate(caller, params.id, form.value, withLessons));
    },
  },
  transferClassroom: {
    action: 'classroom.transfer',
    summary:
      'Makes a co-teacher of the same organization the owner, who becomes a co-teacher or leaves. Null for callers who leave.',
    problems: ['form/invalid'],
    handle: ({ caller, params, body }) => classrooms.transfer(caller, params.id, body),
  },
  releaseClassroom: {
    action: 'classroom.release',
    summary:
      'Releases a classroom from the source it is imported from: people manage it, and files may only match it. Returns the change that can be undone; null if people manage it already.',
    handle: ({ caller, params }) => classrooms.release(caller, params.id),
  },
  previewClassroomDeletion: {
    action: 'classroom.delete',
    summary: 'The data that deleting a classroom would delete.',
    handle: ({ caller, params }) => classrooms.previewDeletion(caller, params.id),
  },
  deleteClassroom: {
    action: 'classroom.delete',
    summary: 'Deletes a classroom that is archived or empty, for good. Its name is typed to confirm.',
    handle: async ({ caller, params, body }) => {
      const { typedName } = body;
      return classrooms.delete(caller, params.id, typedName);
    },
  },
}));
