/** The classroom does not exist, or the caller may not see it. The response is the same, so that its existence is not revealed (ORG-3). */
export type ClassroomNotFound = { readonly kind: 'classroom/not-found' };
export type ClassroomArchived = { readonly kind: 'classroom/archived' };
/** Another person saved first; nothing was saved. `current` is the stored state for `mergeEdits`. */
export type EditConflict<T> = { readonly kind: 'classroom/edit-conflict'; readonly current: T };

const changes = ['license/ended', 'account/not-permitted'] as const;
const changesOfOne = [...changes, 'classroom/archived'] as const;

/**
 * The refusals of each operation on classrooms, besides form errors, conflicts and missing lessons. The client's port, its adapter and the API description are
 * built from this list, and the service returns no other kinds. A new kind needs a row in `wire/classrooms/classroom-problems.ts` and a message before the
 * project compiles.
 */
export const classroomRefusals = {
  byId: ['classroom/not-found'],
  create: ['classroom/limit', 'license/classrooms-full', ...changes],
  change: ['classroom/not-found', 'classroom/from-source', ...changesOfOne],
  archive: ['classroom/not-found', 'classroom/owner-only', 'license/classrooms-full'],
  release: ['classroom/not-found', 'classroom/owner-only', ...changesOfOne],
  duplicate: ['classroom/not-found', 'classroom/limit', 'license/classrooms-full', ...changes],
  previewDeletion: ['classroom/not-found', 'classroom/owner-only'],
  delete: ['classroom/not-found', 'classroom/owner-only', 'classroom/not-empty'],
  transfer: ['classroom/not-found', 'classroom/owner-only', 'classroom/cannot-own'],
  addCoTeacher: ['classroom/not-found', 'classroom/owner-only', 'classroom/teacher-limit', ...changesOfOne],
  removeTeacher: ['classroom/not-found', 'classroom/owner-only', 'classroom/owner-stays'],
  assign: ['classroom/not-found', 'classroom/lesson-assigned', 'classroom/assignment-limit', ...changesOfOne],
  changeAssignment: ['assignment/not-found', ...changesOfOne],
  removeAssignment: ['assignment/not-found'],
  restoreAssignment: ['assignment/not-found', 'classroom/assignment-limit'],
  takeLessonVersion: ['assignment/not-found', ...changesOfOne],
  recordProgress: ['assignment/not-found', 'assignment/no-such-activity', ...changesOfOne],
} as const;

type Refusals = typeof classroomRefusals;

export type Refused<Question extends keyof Refusals> = { readonly kind: Refusals[Question][number] };

export type ClassroomRefusal = Refused<keyof Refusals> | EditConflict<unknown>;
