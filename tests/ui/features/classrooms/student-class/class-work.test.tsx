import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { saveAfterMs } from '#application/client/classrooms/class/save-queue.ts';
import { got } from '../classrooms/open-classrooms.tsx';
import { aClassOfStudents } from './open-class.tsx';

const at = { timeout: 8000 };

async function miaIsIn() {
  const world = await aClassOfStudents('word');
  const tab = world.aTab();
  const { id, value } = world.cardOf('Mia');
  const classCode = world.code;
  await tab.studentClass.logIn({ classCode, studentId: id, login: value, flag: 3 });
  return { ...world, ...tab };
}

test('[CLS-1] a student opens an activity, asks for help, cancels it, and reports that it is done', async () => {
  const { open, assignment, studentClass } = await miaIsIn();
  const { person } = await open(`/class/lesson/${assignment.id}/warm-up`);
  await screen.findByRole('heading', { level: 1, name: 'Warm up' }, at);
  const help = await screen.findByRole('button', { name: 'I need help' });
  await person.click(help);
  await screen.findByText('Your teacher can see that you need help.');
  expect(help.getAttribute('aria-pressed')).toBe('true');
  await person.click(help);
  expect(help.getAttribute('aria-pressed')).toBe('false');
  await person.click(screen.getByRole('button', { name: 'I’m done' }));
  await person.click(screen.getByRole('link', { name: 'Today' }));
  await screen.findByRole('link', { name: 'Warm up Done' }, at);
  await screen.findByRole('link', { name: /^Keep going: Build it/ });
  const board = await studentClass.board();
  expect(board.ok && board.value.assignments[0]?.progress).toEqual([
    { activityId: 'warm-up', state: 'done' },
  ]);
});

test('[C7] an activity that another student left open leads to Today', async () => {
  const { open } = await miaIsIn();
  await open('/class/lesson/none/warm-up');
  await screen.findByRole('heading', { level: 1, name: 'This is not one of your lessons.' }, at);
  expect(screen.getAllByRole('link', { name: 'Today' })).toHaveLength(2);
});

test("[LES-9] [C10] a student's own program is created, renamed, copied, deleted and restored", async () => {
  const { open, clock, studentClass } = await miaIsIn();
  const { person } = await open('/class');
  await person.click(await screen.findByRole('button', { name: 'New program' }, at));
  await screen.findByRole('heading', { level: 1, name: 'My program 1' }, at);
  await clock.advance(saveAfterMs);
  const name = screen.getByLabelText('Name of the program');
  await person.clear(name);
  await person.type(name, 'Boat{Tab}');
  await screen.findByRole('heading', { level: 1, name: 'Boat' });
  await clock.advance(saveAfterMs);
  // Programs that were changed at the same time have no defined order, so the copy is changed later.
  await clock.advance(1);
  await person.click(screen.getByRole('button', { name: 'Make a copy' }));
  await screen.findByRole('heading', { level: 1, name: 'Copy of Boat' }, at);
  await person.click(screen.getByRole('button', { name: 'Delete' }));
  await screen.findByText('“Copy of Boat” is deleted.', {}, at);
  await person.click(screen.getByRole('button', { name: 'Bring it back' }));
  await screen.findByRole('link', { name: 'Copy of Boat' }, at);
  const programs = await studentClass.programs();
  expect(programs.ok && programs.value.map((program) => program.name)).toEqual(['Copy of Boat', 'Boat']);
});

test('[CLS-4] [CLS-5] a student answers the final questions by taps, changes one, and the teacher reads the counts', async () => {
  const { open, assignment, ada } = await miaIsIn();
  const { person } = await open('/class');
  await person.click(await screen.findByRole('link', { name: 'Questions at the end Not started' }, at));
  await screen.findByRole('heading', { level: 1, name: 'Question 1 of 1' }, at);
  await person.click(screen.getByRole('button', { name: 'It does not' }));
  await screen.findByRole('heading', { level: 1, name: 'Thank you!' }, at);
  expect(screen.queryByText(/wrong|right/i)).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Go back one question' }));
  expect(screen.getByRole('button', { name: 'It does not' }).getAttribute('aria-pressed')).toBe('true');
  const before = got(await ada.students.exitAnswers(assignment.id));
  expect(before.answers.map(({ choice }) => choice)).toEqual(['It does not']);
  await person.click(screen.getByRole('button', { name: 'It does' }));
  await screen.findByRole('heading', { level: 1, name: 'Thank you!' }, at);
  await person.click(screen.getAllByRole('link', { name: 'Today' })[1] ?? document.body);
  await screen.findByRole('link', { name: 'Questions at the end 1 answered' }, at);
  const { answers } = got(await ada.students.exitAnswers(assignment.id));
  expect(answers.map(({ choice }) => choice)).toEqual(['It does']);
});
