import { expect, test } from 'vitest';
import { helpWanted } from '#domain/classrooms/students/class-progress.ts';
import {
  type Mark,
  shownToStudent,
  withOwn,
  withTeachers,
  wordOf,
} from '#domain/classrooms/students/student-mark.ts';
import { startOfTests as now } from '../../../../builders/time.ts';

const said = (state: Mark['state'], at = now) => ({ state, at, source: 'student' }) as const;
const own = (state: Mark['state'], at = now): Mark => ({ ...said(state, at), own: null });
const teachers = (before: Mark | null, state: Mark['state'], at = now + 1): Mark => {
  const mark = withTeachers(before, { state, at });
  if (mark === null) throw new Error('a mark is missing');
  return mark;
};

test("[CLS-4] later work of a student never replaces a teacher's mark", () => {
  const mark = withOwn(teachers(own('started'), 'needs_help'), said('done', now + 2));
  expect(mark).toEqual({
    state: 'needs_help',
    at: now + 1,
    source: 'teacher',
    own: said('done', now + 2),
  });
  expect(withTeachers(mark, { state: null, at: now + 3 })).toEqual(own('done', now + 2));
  expect(withTeachers(teachers(null, 'done'), { state: null, at: now })).toBeNull();
});

test.each<[string, Mark, Mark['state'] | undefined, Mark['state']]>([
  ['their own word', own('needs_help'), 'needs_help', 'needs_help'],
  ['a teacher’s done', teachers(own('needs_help'), 'done'), 'done', 'done'],
  ['no word after another try', teachers(own('done'), 'needs_help'), undefined, 'started'],
  [
    'what they said later',
    withOwn(teachers(null, 'done'), said('needs_help', now + 2)),
    'needs_help',
    'needs_help',
  ],
])('[CLS-4] a student sees %s', (_, mark, word, shown) => {
  expect(wordOf(mark)?.state).toBe(word);
  expect(shownToStudent(mark)).toBe(shown);
});

test("[CLS-4] a request for help after the teacher's mark is shown, and an earlier one is resolved", () => {
  const student = { id: 'ann', given: 'Ann', family: null, name: 'Ann', loggedInOn: null, signs: [] };
  const activities = [{ id: 'build', title: 'Build', kind: 'build' as const, minutes: 5 }];
  const lesson = {
    id: 'barge',
    lessonSlug: 'barge',
    title: 'Barge',
    dueOn: null,
    activities,
    objectives: [],
  };
  const wanted = (mark: Mark) =>
    helpWanted({
      students: [student],
      lessons: [lesson],
      marks: [{ ...mark, studentId: 'ann', assignmentId: 'barge', activityId: 'build' }],
    }).map(({ since }) => since);
  expect(wanted(withOwn(teachers(null, 'done'), said('needs_help', now + 9)))).toEqual([now + 9]);
  expect(wanted(teachers(own('needs_help'), 'started'))).toEqual([]);
});
