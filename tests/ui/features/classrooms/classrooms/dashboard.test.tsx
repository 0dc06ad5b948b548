import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ClassWork } from '#application/service/classrooms/ports/class-work.ts';
import { objectiveProgress } from '#domain/classrooms/students/objective-progress.ts';
import { exitResult } from '#domain/lessons/lessons/exit-quiz.ts';
import { exitCsv } from '#ui/features/classrooms/classrooms/dashboard/exit-csv.ts';
import { progressGrid } from '#domain/classrooms/students/progress-grid.ts';
import { objectivesCsv, progressCsv } from '#ui/features/classrooms/classrooms/dashboard/progress-csv.ts';
import { anActivity, aProject } from '../../../../builders/a-lesson.ts';
import { aTaughtClass, barge, got, openAs } from './open-classrooms.tsx';

let world: Awaited<ReturnType<typeof aTaughtClass>>;
beforeEach(async () => {
  world = await aTaughtClass();
});

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => vi.useRealTimers());

/** Advances time until the page has polled and `find` succeeds. The page starts its timer after each reply. */
const afterReads = <T,>(find: () => T): Promise<T> =>
  vi.waitFor(
    () => {
      vi.advanceTimersByTime(5_000);
      return find();
    },
    { timeout: 15_000 },
  );

const tab = () => `/settings/classrooms/${world.id}/dashboard`;
const add = async (...names: readonly string[]) =>
  got(
    await world.ada.students.add(
      world.id,
      names.map((given) => ({ given, family: null, studentId: null })),
    ),
  );

test('an empty class links to its list', async () => {
  await openAs(world.ada, tab());
  expect(await screen.findByRole('heading', { name: 'No students yet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Add students' }).getAttribute('href')).toMatch(/\/students$/);
});

test('[ROS-8] a teacher sees who did what, by lesson and by activity, and filters students', async () => {
  await add('Ann', 'Bo');
  const { person } = await openAs(world.ada, tab());
  const table = await screen.findByRole('table', { name: 'Student progress' });
  expect(within(table).getByRole('columnheader', { name: 'Load the barge' })).toBeTruthy();
  const [, ann, , all] = within(table).getAllByRole('row');
  expect(ann?.textContent).toMatch(/Ann.*Never logged in.*Not started/);
  expect(all?.textContent).toMatch(/All 2 students.*0 of 2 done/);
  await person.selectOptions(screen.getByLabelText('Lesson'), 'Load the barge');
  expect(await screen.findByRole('columnheader', { name: 'Warm up' })).toBeTruthy();
  expect(
    screen.getByText(/is asking for help with an activity, or started one at least 7 days ago/),
  ).toBeTruthy();
  await person.selectOptions(screen.getByLabelText('Show'), 'Stuck (0)');
  expect(await screen.findByRole('heading', { name: 'No students to show' })).toBeTruthy();
});

test('[ROS-8] the open dashboard shows who asks for help, with what and since when, and records one view', async () => {
  const { students } = await add('Ann');
  await openAs(world.ada, tab());
  await screen.findByRole('table', { name: 'Student progress' });
  const at = Date.UTC(2026, 8, 1, 12, 5);
  await world.service.transaction.run(({ studentProgress }) =>
    studentProgress.record({
      studentId: students[0] ?? '',
      assignmentId: world.assignment.id,
      activityId: 'build',
      state: 'needs_help',
      at,
      source: 'student',
    }),
  );
  const help = await afterReads(() => screen.getByRole('list', { name: 'Students who need help' }));
  expect(help.textContent).toMatch(/Ann.*: Build it \(Load the barge\), since Sep 1, 2026/);
  const looks = world.service.audit.entries().filter(({ action }) => action === 'classroom/students-read');
  expect(looks).toHaveLength(1);
});

test('[ROS-8] the open dashboard shows a student who joins the class', async () => {
  await add('Ann');
  await openAs(world.ada, tab());
  await screen.findByRole('table', { name: 'Student progress' });
  await add('Bo');
  expect(await afterReads(() => screen.getByText('All 2 students'))).toBeTruthy();
});

test('[ROS-8] a teacher sees who has practiced each objective, and the page makes no other claim', async () => {
  await add('Ann', 'Bo');
  const { person, address } = await openAs(world.ada, tab());
  await person.selectOptions(await screen.findByLabelText('Group by'), 'Objective');
  expect(address()).toMatch(/by=objective$/);
  const table = await screen.findByRole('table', { name: 'Class progress for each objective' });
  const [, order] = within(table).getAllByRole('row');
  expect(order?.textContent).toMatch(
    /Students can put steps in order.*Load the barge.*Build it.*0 of 2 students.*Ann.*Bo/,
  );
  expect(screen.getByText(/Check in class whether they can really do it/)).toBeTruthy();
  const objectives = objectiveProgress(got(await world.ada.students.progress(world.id)), null);
  const [head, row] = objectivesCsv(objectives).split('\r\n');
  expect(head).toContain('Lesson,Objective,Practiced in,Finished the activities that practice it,Students');
  expect(row).toBe('Load the barge,Students can put steps in order,Build it,0,2,,"Ann, Bo"');
});

test('[UI-9] no name in a downloaded file runs as a formula', async () => {
  await add('=1+1');
  const dashboard = got(await world.ada.students.progress(world.id));
  const [head, row] = progressCsv(progressGrid(dashboard, null)).split('\r\n');
  expect(head).toContain('Student,Load the barge,Activities done,Minutes,Last login,Notes');
  expect(row).toBe(`"'=1+1",Not started,0,0,,Never logged in`);
});

test('[CLS-4] a teacher enters marks, sees who made each one, undoes the last entry, and the file has the same', async () => {
  const { students } = await add('Ann', 'Bo');
  await world.service.transaction.run(({ studentProgress }) =>
    studentProgress.record({
      studentId: students[0] ?? '',
      assignmentId: world.assignment.id,
      activityId: 'build',
      state: 'done',
      at: world.service.clock.now(),
      source: 'goals',
    }),
  );
  const { person } = await openAs(world.ada, tab());
  const enter = await screen.findByRole('button', { name: 'Enter marks' });
  await person.click(enter);
  expect(enter.getAttribute('aria-pressed')).toBe('false');
  await person.selectOptions(screen.getByLabelText('Lesson'), 'Load the barge');
  expect(await screen.findByText('all goals met')).toBeTruthy();
  await person.click(enter);
  await person.selectOptions(screen.getByLabelText('Mark for Ann: Build it'), 'My mark: needs help');
  await person.click(screen.getByRole('button', { name: 'Mark all shown students as done: Build it' }));
  const values = () =>
    ['Ann', 'Bo'].map((name) => screen.getByLabelText<HTMLSelectElement>(`Mark for ${name}: Build it`).value);
  await waitFor(() => expect(values()).toEqual(['done', 'done']));
  await person.click(screen.getByRole('button', { name: 'Undo the last entry' }));
  await waitFor(() => expect(values()).toEqual(['needs_help', '']));
  await person.click(screen.getByRole('button', { name: 'Stop entering marks' }));
  expect(await screen.findByText('entered by a teacher')).toBeTruthy();
  const dashboard = got(await world.ada.students.progress(world.id));
  const [, ann] = progressCsv(progressGrid(dashboard, world.assignment.id)).split('\r\n');
  expect(ann).toContain('Needs help (entered by a teacher)');
});

test("[CLS-4] a teacher sees who finished, who needs another try, and the plan's note next to the counts, also in the file", async () => {
  const { students } = await add('Ann', 'Bo', 'Cy');
  const [ann = '', bo = ''] = students;
  const said = { assignmentId: world.assignment.id, questionId: 'why', at: world.service.clock.now() };
  await world.service.transaction.run(async ({ studentProgress }) => {
    await studentProgress.answer({ ...said, studentId: ann, choice: 'It does' });
    await studentProgress.answer({ ...said, studentId: bo, choice: 'It does not' });
  });
  const { person } = await openAs(world.ada, tab());
  await person.selectOptions(await screen.findByLabelText('Group by'), 'Exit questions');
  expect(await screen.findByRole('heading', { name: 'Choose one lesson' })).toBeTruthy();
  await person.selectOptions(screen.getByLabelText('Lesson'), 'Load the barge');
  expect(await screen.findByText('2 students answered every question.')).toBeTruthy();
  expect(screen.getByText('Need another try: Bo')).toBeTruthy();
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent).slice(1)).toEqual([
    'It does Correct1Ann',
    'It does not 1BoHas not swapped two steps yet.',
  ]);
  const { questions, answers } = got(await world.ada.students.exitAnswers(world.assignment.id));
  const csv = exitCsv(exitResult(questions, answers, students), (ids) => String(ids.length));
  expect(csv.split('\r\n')[2]).toBe(
    'Why does order matter?,It does not,No,1,1,Has not swapped two steps yet.',
  );
});

/** Stores a student's work on 'Build it'. */
async function work(classWork: ClassWork, studentId: string, runs: number): Promise<void> {
  const at = world.service.clock.now();
  const place = { lessonSlug: 'load-the-barge', activityId: 'build' };
  const times = { openedAt: at, changedAt: at, sameBlocksSince: at };
  const seq = await classWork.next(world.id);
  await classWork.save(world.id, {
    ...place,
    ...times,
    studentId,
    runs,
    seq,
    reorders: 0,
    earned: [1],
    goals: 3,
  });
}

test('[CLS-2] a running class shows who needs help first, with the reason, and one click opens a program', async () => {
  const { students } = await add('Ann', 'Bo');
  const [ann = '', bo = ''] = students;
  const { person } = await openAs(world.ada, tab());
  await screen.findByRole('table', { name: 'Student progress' });
  expect(screen.queryByRole('heading', { name: 'The class right now' })).toBeNull();
  const at = world.service.clock.now();
  const program = 'when program starts\nall lights on, color (red)';
  await world.service.transaction.run(async ({ classWork, programs }) => {
    await programs.save(
      {
        id: 'p1',
        studentId: bo,
        lessonSlug: 'load-the-barge',
        activityId: 'build',
        name: null,
        version: 1,
        text: program,
        changedAt: at,
        versionedAt: at,
        deletedAt: null,
      },
      null,
    );
    await work(classWork, ann, 1);
    await work(classWork, bo, 5);
  });
  const tiles = await screen.findByRole('list', { name: 'Students in class' });
  expect(
    within(tiles)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^BoRan the program 5 times without a changeBuild it \(Load the barge\)/),
    expect.stringMatching(/^Ann1 of 3 goalsBuild it/),
  ]);
  expect(screen.getByText('1 student needs help: Bo')).toBeTruthy();
  expect(screen.getByText('Live')).toBeTruthy();
  await person.click(within(tiles).getByRole('button', { name: 'See the program of Bo' }));
  const opened = screen.getByRole('region', { name: 'Program of Bo' });
  await waitFor(() => expect(opened.textContent).toContain('all lights on, color'), { timeout: 8000 });
  expect(document.activeElement?.textContent).toContain('Program of');
  await person.click(within(opened).getByRole('button', { name: 'Close' }));
  expect(document.activeElement?.textContent).toContain('Bo');
  expect(screen.queryByRole('region', { name: 'Program of Bo' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Hide names' }));
  expect(screen.getByText('1 student needs help: Student 2')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Only students who need help' }));
  expect(within(tiles).getAllByRole('listitem')).toHaveLength(1);
});

test('[CLS-2] a click sends a hint of the activity to one student, or to all', async () => {
  await world.service.app.lessons.load([{ ...barge, activities: [anActivity({ project: aProject() })] }]);
  const { students } = await add('Ann', 'Bo');
  const [ann = '', bo = ''] = students;
  await world.service.transaction.run(({ classWork }) => work(classWork, ann, 1));
  const { person } = await openAs(world.ada, tab());
  const tiles = await screen.findByRole('list', { name: 'Students in class' });
  await person.click(within(tiles).getByRole('button', { name: 'See the program of Bo' }));
  const hints = () => within(screen.getByRole('region', { name: /^Program of/ })).queryByRole('list');
  expect(hints()).toBeNull();
  await person.click(within(tiles).getByRole('button', { name: 'See the program of Ann' }));
  expect(hints()?.textContent).toContain('Which block takes “time”?');
  const messageOf = (studentId: string) =>
    world.service.transaction.read(async ({ classLive }) => {
      const { message } = await classLive.ofStudent({ classroomId: world.id, studentId });
      return message?.kind === 'lesson-hint' ? message.text : message;
    });
  await person.click(screen.getByRole('button', { name: 'Send hint 2' }));
  await screen.findByText('Sent: hint 2 for “Build it”');
  expect([await messageOf(ann), await messageOf(bo)]).toEqual(['Look at “depth”.', null]);
  await person.click(screen.getByText('Hints for the class'));
  await person.click(screen.getByRole('button', { name: 'Send hint 1 to all' }));
  await screen.findByText('Sent: hint 1 for “Build it”');
  const first = 'Which block takes “time”?';
  expect([await messageOf(ann), await messageOf(bo)]).toEqual([first, first]);
});
