import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { tabStudentEntry } from '#application/client/storage-entries.ts';
import { minute } from '../../../../builders/time.ts';
import { anActivity, aProject } from '../../../../builders/a-lesson.ts';
import { barge, got } from '../classrooms/open-classrooms.tsx';
import { aClassOfStudents } from './open-class.tsx';

const at = { timeout: 8000 };
const program = 'when program starts\nall lights on, color (red)';

async function miaAndBaoAreIn() {
  const world = await aClassOfStudents('word');
  const enter = async (name: string) => {
    const tab = world.aTab();
    const { id, value } = world.cardOf(name);
    await tab.studentClass.logIn({ classCode: world.code, studentId: id, login: value, flag: 3 });
    return { ...tab, id };
  };
  const [mia, bao] = [await enter('Mia'), await enter('Bao')];
  const of = { assignmentId: world.assignment.id, lessonSlug: 'load-the-barge', activityId: 'build' };
  await mia.studentClass.change({ id: crypto.randomUUID(), of, base: null, text: program });
  await mia.studentClass.settle();
  const place = { studentId: mia.id, lessonSlug: 'load-the-barge', activityId: 'build' };
  return { ...world, mia, bao, place, lead: world.ada.classWork };
}

test("[CLS-2] [C21] a teacher's message is shown until it is closed, and does not return", async () => {
  const { mia, bao, lead, id } = await miaAndBaoAreIn();
  const { person } = await mia.open('/class');
  await screen.findByRole('heading', { level: 1, name: 'Hello, Mia L.' }, at);
  got(await lead.send(id, { studentId: bao.id, kind: 'go-on', step: null, hint: null }));
  got(await lead.send(id, { studentId: mia.id, kind: 'show-partner', step: null, hint: null }));
  const message = await screen.findByRole('region', { name: 'A message from your teacher' }, at);
  expect(message.textContent).toContain('Show your partner.');
  await person.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.queryByRole('region', { name: 'A message from your teacher' })).toBeNull();
  await waitFor(async () => expect(got(await mia.studentClass.board())).toBeTruthy());
});

test('[CLS-2] a hint that the teacher sends names its activity', async () => {
  const { mia, lead, id, lessons } = await miaAndBaoAreIn();
  await lessons.load([{ ...barge, activities: [anActivity({ project: aProject() })] }]);
  await mia.open('/class');
  await screen.findByRole('heading', { level: 1, name: 'Hello, Mia L.' }, at);
  const hint = { lessonSlug: barge.slug, activityId: 'build', number: 1 };
  got(await lead.send(id, { studentId: mia.id, kind: 'lesson-hint', step: null, hint }));
  const message = await screen.findByRole('region', { name: 'A message from your teacher' }, at);
  expect(message.textContent).toContain('Hint for “Build it”: Which block takes “time”?');
});

test('[CLS-2] [C14] a pause covers the page, also after a reload, until the teacher ends it', async () => {
  const { mia, lead, id } = await miaAndBaoAreIn();
  got(await lead.pause(id, true));
  await mia.open('/class');
  await screen.findByRole('dialog', { name: 'Eyes up here' }, at);
  expect(screen.getByText('You can keep working in 10 minutes, or when your teacher says so.')).toBeTruthy();
  got(await lead.pause(id, false));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Eyes up here' })).toBeNull());
});

test('[CLS-2] [CLS-6] a program is shown to the class only after its student taps "Yes"', async () => {
  const { mia, bao, lead, id, place } = await miaAndBaoAreIn();
  const { person } = await mia.open('/class');
  await screen.findByRole('heading', { level: 1, name: 'Hello, Mia L.' }, at);
  got(await lead.show(id, place));
  await screen.findByRole('dialog', { name: 'May your class see your program?' }, at);
  const before = await new Promise((resolve) => {
    const leaving = new AbortController();
    void bao.studentClass.followClass({
      signal: leaving.signal,
      hear: ({ shown }) => {
        resolve(shown);
        leaving.abort();
      },
    });
  });
  expect(before).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Yes, show it' }));
  await screen.findByRole('region', { name: 'Your class can see your program.' }, at);
});

test('[CLS-2] the class sees the shown program on a Dock that runs it', async () => {
  const { mia, bao, lead, id, place } = await miaAndBaoAreIn();
  got(await lead.show(id, place));
  await mia.studentClass.answerShow(true);
  const { person } = await bao.open('/class');
  const dialog = await screen.findByRole('dialog', { name: 'The program of Mia L.' }, at);
  await screen.findByRole('button', { name: 'Run' }, at);
  expect(dialog.textContent).toContain('all lights on');
  await person.click(screen.getByRole('button', { name: 'Back to my work' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[CLS-6] a class that is closed for the day logs its students out', async () => {
  const { mia, ada, id, clock } = await miaAndBaoAreIn();
  await mia.open('/class');
  await screen.findByRole('heading', { level: 1, name: 'Hello, Mia L.' }, at);
  got(await ada.classCodes.setClosed(id, true));
  await waitFor(async () => {
    await clock.advance(500);
    expect(screen.getByText(/You are logged out|Your class is closed for today/)).toBeTruthy();
  }, at);
  expect(mia.storage.read(tabStudentEntry)).toBeNull();
});

test('[CLS-6] [C8] the token of a student who leaves without internet is revoked at the next connection', async () => {
  const { mia, service, network, clock } = await miaAndBaoAreIn();
  const { token = '' } = mia.storage.read(tabStudentEntry) ?? {};
  network.online = false;
  await mia.studentClass.leave();
  network.online = true;
  expect((await service.board(token)).ok).toBe(true);
  await clock.advance(minute);
  expect(await service.board(token)).toMatchObject({ ok: false, error: { kind: 'entry/over' } });
});
