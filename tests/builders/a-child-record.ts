import type { ChildRecord } from '#domain/classrooms/records/child-record.ts';
import { startOfTests } from './time.ts';

export const aChildRecord = (overrides: Partial<ChildRecord> = {}): ChildRecord => ({
  student: {
    id: 'ann',
    given: 'Ann',
    family: 'Lee',
    display: 'Annie',
    studentId: '00123',
    grade: '3',
    login: 'word',
    school: 'Oak School',
    logsInBy: 'word',
    hasLogin: true,
    done: 0,
    source: null,
    loggedInOn: null,
    classrooms: [{ id: 'room-12', name: 'Room 12' }],
    archivedOn: null,
  },
  loggedInOn: '2026-09-01',
  stays: [
    { id: 'e2', classroom: { id: 'room-12', name: 'Room 12' }, from: '2026-08-17', to: null },
    { id: 'e1', classroom: { id: 'room-7', name: 'Room 7' }, from: '2025-08-18', to: '2026-06-12' },
  ],
  lessons: [
    {
      id: 'assignment-1',
      lessonSlug: 'load-the-barge',
      title: 'Load the barge',
      dueOn: null,
      activities: [{ id: 'build', title: 'Build it', kind: 'build', minutes: 30 }],
    },
  ],
  marks: [
    {
      studentId: 'ann',
      assignmentId: 'assignment-1',
      activityId: 'build',
      state: 'done',
      at: startOfTests,
      source: 'teacher',
      own: { state: 'started', at: startOfTests, source: 'student' },
    },
  ],
  history: [
    {
      id: 'set-1',
      kind: 'student-edited',
      at: startOfTests,
      by: 'Ada King',
      changes: [{ kind: 'student', id: 'ann', field: 'given', from: 'Anne', to: 'Ann' }],
    },
  ],
  related: {
    login: { kind: 'word', madeAt: startOfTests, failures: 1 },
    sources: [{ family: 'clever', id: 'c-1' }],
    mergedNames: ['Annie Lee-Stone'],
    answers: [{ assignmentId: 'assignment-1', questionId: 'count', choice: 'Four', at: startOfTests }],
    programs: [
      {
        lessonSlug: null,
        activityId: null,
        name: 'My light',
        text: 'when program starts\nall lights off',
        changedAt: startOfTests,
        versions: 3,
      },
    ],
    fileRows: [{ file: 'students.csv', line: 2, cells: ['Ann', 'Lee', '00123'] }],
    acts: [
      { by: 'Ada King', action: 'student/read', times: 12, first: startOfTests, last: startOfTests },
      { by: null, action: 'student/logged-in', times: 3, first: startOfTests, last: startOfTests },
    ],
  },
  madeAt: startOfTests,
  madeBy: 'Grace Hopper',
  timeZone: 'America/Los_Angeles',
  paper: 'letter',
  code: '22222-33333-44444-55555',
  link: 'https://blockyard.example/records/22222-33333-44444-55555',
  ...overrides,
});
