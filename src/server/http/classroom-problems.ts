import type { ClassroomRefusal } from '#domain/classrooms/classroom-refusals.ts';
import type { ProblemRow } from './problem-row.ts';

/** The problems of classrooms. */
export const classroomRows: Readonly<Record<ClassroomRefusal['kind'], ProblemRow>> = {
  'classroom/not-found': {
    slug: 'classroom-not-found',
    status: 404,
    title: 'There is no such classroom',
    detail: 'The classrooms of the caller stand in /v1/app/classrooms.',
  },
  'assignment/not-found': {
    slug: 'assignment-not-found',
    status: 404,
    title: 'No such lesson is assigned',
    detail: 'What is assigned stands in its classroom.',
  },
  'assignment/no-such-activity': {
    slug: 'activity-not-found',
    status: 404,
    title: 'The lesson has no such activity',
    detail: 'Those of the version that the class has stand in the assignment.',
  },
  'licence/ended': {
    slug: 'licence-ended',
    status: 402,
    title: 'The trial or the licence has ended',
    detail: 'What there is can be read, archived and removed; a licence opens the rest again.',
  },
  'account/not-permitted': {
    slug: 'not-permitted',
    status: 403,
    title: 'This kind of account may not do this',
    detail: 'Classrooms are made by customers, managers and teachers.',
  },
  'classroom/owner-only': {
    slug: 'owner-only',
    status: 403,
    title: 'Only the owner may do this',
    detail: 'The owner stands among the teachers of the classroom.',
  },
  'classroom/owner-stays': {
    slug: 'owner-stays',
    status: 422,
    title: 'A classroom keeps its owner',
    detail: 'Archive the classroom instead.',
  },
  'classroom/archived': {
    slug: 'classroom-archived',
    status: 422,
    title: 'The classroom is archived',
    detail: 'Its owner can bring it back; then it takes changes.',
  },
  'classroom/limit': {
    slug: 'classroom-limit',
    status: 422,
    title: 'The account has as many classrooms as it may have',
    detail: 'Archived ones count too.',
  },
  'classroom/assignment-limit': {
    slug: 'assignment-limit',
    status: 422,
    title: 'The classroom has as many lessons as it may have',
    detail: 'Remove one first.',
  },
  'classroom/teacher-limit': {
    slug: 'teacher-limit',
    status: 422,
    title: 'The classroom has as many teachers as it may have',
    detail: 'Remove one first.',
  },
  'classroom/lesson-assigned': {
    slug: 'lesson-assigned',
    status: 422,
    title: 'The classroom has this lesson already',
    detail: 'Change what is assigned instead.',
  },
  'classroom/edit-conflict': {
    slug: 'edit-conflict',
    status: 412,
    title: 'It was changed meanwhile',
    detail: 'Nothing was taken. The member current says what stands now; send the edit again on its version.',
  },
};
