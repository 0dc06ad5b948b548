import * as z from 'zod/mini';
import { assignmentOperations as operations } from '#adapters/wire/classrooms/classrooms.ts';
import { parseAssignment, parseProgress } from '#domain/classrooms/classrooms/classroom-forms.ts';
import { versionOf, withEtag } from '../../edit-version.ts';
import { routes } from '../../mount-operation.ts';

/** Routes for assignments and progress of the caller's classrooms (LES-7). */
export const assignmentRoutes = routes(
  operations,
  { tag: 'Classrooms', action: 'classroom.edit' },
  ({ classrooms }) => ({
    assignLesson: {
      summary:
        'Assigns the published version of a lesson. A lesson that was removed returns with its progress.',
      problems: ['lesson/not-found'],
      handle: async ({ caller, params, body, reply }) => {
        const { lessonSlug, ...draft } = body;
        const form = parseAssignment(draft);
        if (!form.ok) return form;
        return withEtag(reply, await classrooms.assign(caller, params.id, lessonSlug, form.value));
      },
    },
    changeAssignment: {
      basedOnVersion: true,
      summary: 'Changes the dates, the note or the visibility of an assigned lesson.',
      handle: async ({ caller, params, body, request, reply }) => {
        const form = parseAssignment(body);
        if (!form.ok) return form;
        return withEtag(
          reply,
          await classrooms.editAssignment(caller, params.id, versionOf(request), form.value),
        );
      },
    },
    takeLessonVersion: {
      basedOnVersion: true,
      summary: 'Updates the assignment to the published version of the lesson.',
      handle: async ({ caller, params, body, request, reply }) => {
        const { id } = params;
        return withEtag(
          reply,
          await classrooms.takeLessonVersion(caller, id, versionOf(request), body.version),
        );
      },
    },
    removeAssignment: {
      action: 'classroom.tidy',
      summary: 'Removes a lesson from its classroom. Recorded progress is kept.',
      handle: ({ caller, params }) => classrooms.removeAssignment(caller, params.id),
    },
    restoreAssignment: {
      action: 'classroom.tidy',
      summary: 'Restores a removed lesson to its classroom, with its recorded progress.',
      problems: ['form/invalid'],
      handle: ({ caller, params }) => classrooms.restoreAssignment(caller, params.id),
    },
    recordProgress: {
      basedOnVersion: true,
      summary: 'Records the progress of the class in one activity. The first record is based on version 0.',
      params: { activityId: z.string() },
      handle: async ({ caller, params, body, request, reply }) => {
        const { id, activityId } = params;
        const form = parseProgress(body);
        if (!form.ok) return form;
        return withEtag(
          reply,
          await classrooms.recordProgress(
            caller,
            { assignmentId: id, activityId },
            versionOf(request),
            form.value,
          ),
        );
      },
    },
  }),
);
