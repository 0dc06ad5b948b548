/** No such classroom, or not one of whoever asks: alike, so that nobody learns of it (ORG-3). */
export type ClassroomNotFound = { readonly kind: 'classroom/not-found' };
/** No such assignment, or not in a classroom of whoever asks. */
export type AssignmentNotFound = { readonly kind: 'assignment/not-found' };
/** The version of the lesson that the class has holds no such activity. */
export type ActivityNotFound = { readonly kind: 'assignment/no-such-activity' };
/** Only the owner of a classroom may do this. */
export type OwnerOnly = { readonly kind: 'classroom/owner-only' };
/** A classroom is never without its owner. */
export type OwnerStays = { readonly kind: 'classroom/owner-stays' };
/** An archived classroom is read only; restored, it takes changes again. */
export type ClassroomArchived = { readonly kind: 'classroom/archived' };
/** There are as many as there may be: of classrooms, of lessons in one, of teachers of one. */
export type ClassroomLimit = {
  readonly kind: 'classroom/limit' | 'classroom/assignment-limit' | 'classroom/teacher-limit';
  readonly limit: number;
};
/** The class has this lesson already. */
export type LessonAssignedAlready = { readonly kind: 'classroom/lesson-assigned' };
/** The trial or the license has ended: what there is can be read, archived, removed; nothing else changes. */
export type LicenseEnded = { readonly kind: 'license/ended' };
/** This kind of account has no classrooms of its own. */
export type NotPermitted = { readonly kind: 'account/not-permitted' };
/** Somebody else changed it meanwhile; nothing was taken. `current` is what stands now: `mergeEdits` goes on from there. */
export type EditConflict<T> = { readonly kind: 'classroom/edit-conflict'; readonly current: T };

/** Why nothing of a classroom may be changed by whoever asks. */
export type ChangeRefused = LicenseEnded | NotPermitted;

/** Whatever only classrooms, and what is in them, can refuse. */
export type ClassroomRefusal =
  | ClassroomNotFound
  | AssignmentNotFound
  | ActivityNotFound
  | ChangeRefused
  | ClassroomArchived
  | ClassroomLimit
  | LessonAssignedAlready
  | OwnerOnly
  | OwnerStays
  | EditConflict<unknown>;
