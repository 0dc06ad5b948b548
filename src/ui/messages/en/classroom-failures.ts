import type { ClassroomRefusal } from '#domain/classrooms/classroom-refusals.ts';
import { type FailureWords, kept } from './failure-words.ts';

/** What a classroom's failures say, and what to do next. */
export const classroomFailures: Readonly<Record<ClassroomRefusal['kind'], FailureWords>> = {
  'classroom/not-found': {
    says: 'There is no classroom of yours at this address.',
    next: 'Look for it among your classrooms, or ask its owner to add you.',
  },
  'assignment/not-found': {
    says: 'This lesson is not assigned to a classroom of yours any more.',
    next: 'Open the classroom again to see what is.',
  },
  'assignment/no-such-activity': {
    says: 'The lesson that this class has holds no such activity any more.',
    next: 'Open the classroom again; somebody may have taken a newer version of the lesson.',
  },
  'classroom/owner-only': {
    says: 'Only the owner of this classroom can do that.',
    next: 'Ask them; their name stands among the teachers.',
  },
  'classroom/owner-stays': {
    says: 'A classroom keeps its owner.',
    next: 'Archive it when you no longer need it.',
  },
  'classroom/archived': {
    says: 'This classroom is archived, so it can only be read.',
    next: `Bring it back first, then try again${kept}.`,
  },
  'classroom/limit': {
    says: 'You have as many classrooms as an account can hold.',
    next: 'Write to support if you need more; archived ones count too.',
  },
  'classroom/assignment-limit': {
    says: 'This classroom has as many lessons as it can hold.',
    next: 'Remove one that the class has finished with, then assign this one.',
  },
  'classroom/teacher-limit': {
    says: 'This classroom has as many teachers as it can hold.',
    next: 'Remove one who no longer teaches it, then add the new one.',
  },
  'classroom/lesson-assigned': {
    says: 'This class has the lesson already.',
    next: 'Open the classroom to change its dates or its note.',
  },
  'classroom/edit-conflict': {
    says: 'Somebody else changed this while you were typing.',
    next: `Compare both and choose what stays${kept}.`,
  },
  'licence/ended': {
    says: 'Your trial or licence has ended, so nothing here can change.',
    next: 'You can still read, print and archive; renew to go on.',
  },
  'account/not-permitted': {
    says: 'Your kind of account has no classrooms of its own.',
    next: 'Use a teacher’s account for that.',
  },
};
