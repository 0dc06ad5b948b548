import type { ClassroomRefusal } from '#domain/classrooms/classrooms/classroom-refusals.ts';
import type { CapReached } from '#domain/organizations/grants/capacity.ts';
import { type FailureWords, kept } from './failure-words.ts';

export const classroomFailures: Readonly<
  Record<CapReached['kind'] | ClassroomRefusal['kind'], FailureWords>
> = {
  'classroom/not-found': {
    says: 'You have no class at this address.',
    next: 'Look in your list of classes, or ask the owner of the class to add you.',
  },
  'assignment/not-found': {
    says: 'This lesson is no longer assigned to your class.',
    next: 'Open the class again to see its lessons.',
  },
  'assignment/no-such-activity': {
    says: 'This class’s version of the lesson no longer has this activity.',
    next: 'Open the class again to see the current version.',
  },
  'classroom/owner-only': {
    says: 'Only the owner of this class can do that.',
    next: 'The list of teachers shows who the owner is.',
  },
  'classroom/owner-stays': {
    says: 'The owner of a class cannot leave it.',
    next: 'Archive the class when you no longer need it.',
  },
  'classroom/from-source': {
    says: 'The name and the grades of this class come from another system.',
    next: 'Change them there, or choose “Manage by hand” in its settings.',
  },
  'classroom/not-empty': {
    says: 'Only a class that is archived or empty can be deleted.',
    next: 'Archive it first.',
  },
  'classroom/cannot-own': {
    says: 'This teacher cannot become the owner.',
    next: 'Choose a co-teacher of the same school who has logged in once.',
  },
  'classroom/archived': {
    says: 'This class is archived, so it is read-only.',
    next: `Restore the class, then try again${kept}.`,
  },
  'classroom/limit': {
    says: 'Your account has no room for another class.',
    next: 'Archived classes count too. Write to support if you need more.',
  },
  'classroom/assignment-limit': {
    says: 'This class has no room for another lesson.',
    next: 'Remove a lesson that the class has finished, then assign this one.',
  },
  'classroom/teacher-limit': {
    says: 'This class has no room for another teacher.',
    next: 'Remove a teacher who has left, then add the new one.',
  },
  'classroom/lesson-assigned': {
    says: 'This class already has the lesson.',
    next: 'Open the class to change its dates or note.',
  },
  'classroom/edit-conflict': {
    says: 'Someone else changed this while you were typing.',
    next: `Compare both versions and choose one${kept}.`,
  },
  'license/ended': {
    says: 'Your trial or license has ended, so nothing can be changed here.',
    next: 'You can still read, print and archive. Renew your license to make changes.',
  },
  'license/classrooms-full': {
    says: 'Your trial or license includes no more classes. The classes you have keep working.',
    next: `Archive one that you do not need now, or get a larger license: the License page shows who can${kept}.`,
  },
  'license/students-full': {
    says: 'Your trial or license includes fewer students. The students you have keep working.',
    next: `Archive students who have left, or get a larger license: the License page shows who can${kept}.`,
  },
  'account/not-permitted': {
    says: 'Your role does not allow this.',
    next: 'Ask a manager of your school to do it or to change your role.',
  },
};
