import { classroomLimits } from '#domain/classrooms/classrooms/classroom.ts';
import { studentsPerClassroom } from '#domain/classrooms/students/student-forms.ts';
import { notReachable, type Problems } from '../problem-row.ts';

export const classroomProblems = {
  'lesson/not-found': {
    status: 404,
    title: 'There is no such lesson',
    detail: 'The published lessons are listed in /v1/app/lessons.',
  },
  'lesson/paper-busy': {
    ...notReachable,
    detail: 'Many lessons are being printed right now. Try again in a few seconds.',
  },
  'classroom/not-found': {
    status: 404,
    title: 'There is no such classroom',
    detail: 'The classrooms of the caller are listed in /v1/app/classrooms.',
  },
  'assignment/not-found': {
    status: 404,
    title: 'No such lesson is assigned',
    detail: 'The classroom lists its assignments.',
  },
  'assignment/no-such-activity': {
    status: 404,
    title: 'The lesson has no such activity',
    detail: 'The assignment lists the activities of the class’s version.',
  },
  'license/ended': {
    status: 402,
    title: 'The trial or the license has ended',
    detail: 'Existing data can be read, archived and removed. A license allows the rest again.',
  },
  'license/classrooms-full': {
    status: 402,
    title: 'The trial or the license holds no more classrooms',
    detail:
      'Archived classrooms do not count. GET /v1/app/license returns the limit. Existing classrooms keep working.',
  },
  'license/students-full': {
    status: 402,
    title: 'The trial or the license holds no more students',
    detail:
      'Archived students do not count. GET /v1/app/license returns the limit. Existing students keep working.',
  },
  'account/not-permitted': {
    status: 403,
    title: 'Your role may not do this',
    detail: 'The reply names the action and the roles that may do it.',
  },
  'classroom/owner-only': {
    status: 403,
    title: 'Only the owner may do this',
    detail: 'The classroom’s teachers include its owner.',
  },
  'classroom/owner-stays': {
    status: 422,
    title: 'The owner of a classroom cannot be removed',
    detail: 'Archive the classroom instead.',
  },
  'classroom/from-source': {
    status: 422,
    title: 'The name and the grades come from a source',
    detail: 'The classroom says which one. Release it to manage it by hand.',
  },
  'classroom/not-empty': {
    status: 422,
    title: 'The classroom is neither archived nor empty',
    detail: 'Archive it first. What deleting it would lose is answered by GET …/deletion.',
  },
  'classroom/cannot-own': {
    status: 422,
    title: 'This teacher cannot own the classroom',
    detail: 'A classroom goes to a co-teacher who has joined it and belongs to its organization.',
  },
  'classroom/archived': {
    status: 422,
    title: 'The classroom is archived',
    detail: 'Its owner can restore it to allow changes.',
  },
  'classroom/limit': {
    status: 422,
    title: `The account has reached its limit of ${classroomLimits.classroomsPerAccount} classrooms`,
    detail: 'Archived classrooms count too.',
  },
  'classroom/assignment-limit': {
    status: 422,
    title: `The classroom has reached its limit of ${classroomLimits.assignmentsPerClassroom} lessons`,
    detail: 'Remove a lesson first.',
  },
  'classroom/teacher-limit': {
    status: 422,
    title: `The classroom has reached its limit of ${classroomLimits.teachersPerClassroom} teachers`,
    detail: 'Remove a teacher first.',
  },
  'classroom/student-limit': {
    status: 422,
    title: `The classroom has reached its limit of ${studentsPerClassroom} students`,
    detail: 'Remove students who have left, or create another classroom.',
  },
  'student/not-found': {
    status: 404,
    title: 'There is no such student',
    detail: 'The students whom the caller reaches are listed in /v1/app/students.',
  },
  'roster/not-found': {
    status: 404,
    title: 'There is no such change',
    detail: 'The reply to a change of a roster has its id.',
  },
  'roster/already-undone': {
    status: 422,
    title: 'The change was undone before',
    detail: 'An undo cannot be undone; make the change again.',
  },
  'roster/undo-too-late': {
    status: 422,
    title: 'The change is older than 7 days',
    detail: 'Correct the values one by one.',
  },
  'classroom/lesson-assigned': {
    status: 422,
    title: 'The classroom already has this lesson',
    detail: 'Change its assignment instead.',
  },
  'classroom/edit-conflict': {
    status: 412,
    title: 'Someone else changed it first',
    detail:
      'Nothing was saved. The member current has the current state; send the edit again with its version.',
  },
} as const satisfies Problems;
