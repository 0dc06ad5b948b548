/** The classroom does not exist, or the caller may not see it. Both look the same, so that its existence is not revealed (ORG-3). */
export type ClassroomNotFound = { readonly kind: 'classroom/not-found' };
/** Only the owner of a classroom may do this. */
export type OwnerOnly = { readonly kind: 'classroom/owner-only' };
/** An archived classroom is read-only until it is restored. */
export type ClassroomArchived = { readonly kind: 'classroom/archived' };
/** The trial or the license has ended: what there is can be read, archived, removed; nothing else changes. */
export type LicenseEnded = { readonly kind: 'license/ended' };
/** This kind of account has no classrooms of its own. */
export type NotPermitted = {
  readonly kind: 'account/not-permitted';
  /** The row of the permission table that the role lacks, where the service named it. */
  readonly action?: string;
};
/** Another person changed it first; nothing was saved. `current` is the stored state, from which `mergeEdits` continues. */
export type EditConflict<T> = { readonly kind: 'classroom/edit-conflict'; readonly current: T };

const changes = ['license/ended', 'account/not-permitted'] as const;
const changesOfOne = [...changes, 'classroom/archived'] as const;

/**
 * What each question about classrooms can be refused for, beside its form, conflicts and lessons that are not there. The
 * client's port, its adapter and the description of the API are made of this list, and the service answers nothing else:
 * a kind that is added here needs its row in `wire/v1/problems.ts` and its words before anything compiles.
 */
export const classroomRefusals = {
  byId: ['classroom/not-found'],
  create: ['classroom/limit', 'license/classrooms-full', ...changes],
  change: ['classroom/not-found', 'classroom/from-source', ...changesOfOne],
  setArchived: ['classroom/not-found', 'classroom/owner-only', 'license/classrooms-full'],
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

/** Why one of the questions about classrooms was refused. */
export type Refused<Question extends keyof Refusals> = { readonly kind: Refusals[Question][number] };

/** The refusals that are specific to classrooms and their contents. */
export type ClassroomRefusal = Refused<keyof Refusals> | EditConflict<unknown>;
