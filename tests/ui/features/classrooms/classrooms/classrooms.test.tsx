import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { chooseDay } from '../../../table/choose-day.ts';
// Tables load these on demand. The imports compile them before the tests run.
import '#ui/features/classrooms/classrooms/ready/class-ready.tsx';
import '#ui/table/tools/table-tools.tsx';
import { startOfTests } from '../../../../builders/time.ts';
import { aStaffRoom, aTaughtClass, barge, comeBack, got, openAs } from './open-classrooms.tsx';

const pupil = (given: string) => ({ given, family: null, studentId: null });

const messages = async () => within(await screen.findByRole('region', { name: 'Messages' }));
const dialog = () => within(screen.getByRole('dialog'));
const row = (activity: string) => within(screen.getByRole('radiogroup', { name: activity }));

describe('the list of classes', () => {
  test('[UI-6] is empty with instructions, and a new class gets its names and documents', async () => {
    const { signIn } = await aStaffRoom();
    const { person, address } = await openAs(await signIn('Ada'), '/settings/classrooms');
    expect(await screen.findByRole('heading', { name: 'No classes yet' })).toBeDefined();
    await person.click(screen.getByRole('link', { name: 'New class' }));
    await person.click(await screen.findByRole('button', { name: 'Create the class' }));
    expect(await screen.findByText(/Type/)).toBeDefined();
    await person.type(screen.getByLabelText('Name'), '  Coding   club {Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Coding club' })).toBeDefined();
    expect(address()).toMatch(/^\/settings\/classrooms\/[\w-]+\?ready$/);
    await person.click(await screen.findByLabelText(/^Names, one per line/));
    await person.paste('Ann\nBo');
    await person.click(screen.getByRole('button', { name: 'Add 2 students' }));
    const ready = within(await screen.findByRole('region', { name: 'Your class is ready' }));
    await person.click(ready.getByRole('button', { name: 'Letters for families' }));
    const print = within(await screen.findByRole('dialog', { name: 'Login cards for the whole class' }));
    expect(print.getByLabelText('What to print')).toHaveProperty('value', 'letters');
    await person.click(print.getByRole('button', { name: 'Cancel' }));
    await person.click(screen.getByRole('link', { name: 'Go to the class' }));
    expect(address()).toMatch(/^\/settings\/classrooms\/[\w-]+$/);
    expect(await screen.findByRole('heading', { name: 'Coding club has no lessons yet' })).toBeDefined();
  });

  test("[LES-7] shows each class with its grades, the user's role and its lessons, with archived ones in a separate list", async () => {
    const { ada, ben, id, assignment, service } = await aTaughtClass();
    await openAs(ben, '/settings/classrooms');
    const item = within(await screen.findByRole('table', { name: 'Your classes' }));
    expect(item.getByRole('link', { name: '4B' }).getAttribute('href')).toBe(`/settings/classrooms/${id}`);
    const cells = () => item.getAllByRole('cell').map(({ textContent }) => textContent);
    expect(cells()).toEqual([
      '3–5',
      'Co-teacher, with 1 other teacher',
      '0',
      '1',
      'No students yetLoad the barge',
      '0',
    ]);
    const { students } = got(await ada.students.add(id, [pupil('Ann'), pupil('Bo'), pupil('Cy')]));
    const [ann = '', bo = ''] = students;
    const mark = { assignmentId: assignment.id, at: startOfTests, source: 'student' } as const;
    await service.transaction.run(async ({ studentProgress }) => {
      for (const activityId of ['warm-up', 'build'])
        await studentProgress.record({ ...mark, studentId: ann, activityId, state: 'done' });
      await studentProgress.record({ ...mark, studentId: bo, activityId: 'build', state: 'needs_help' });
    });
    comeBack();
    await waitFor(() =>
      expect(cells().slice(3)).toEqual(['1', '1 of 3 students finishedLoad the barge', '1']),
    );
    got(await ada.classrooms.archive(id, true));
    comeBack();
    expect(await screen.findByRole('heading', { name: 'No classes yet' })).toBeDefined();
    const tabs = within(screen.getByRole('tablist', { name: 'Which classes' }));
    tabs.getByRole('tab', { name: 'Archived' }).click();
    expect(await screen.findByRole('link', { name: '4B' })).toBeDefined();
    expect(tabs.getByRole('tab', { name: 'Archived', selected: true })).toBeDefined();
    expect(screen.getByRole('tabpanel', { name: 'Archived' })).toBeDefined();
  });

  test('[ROS-9] shows the classes as of a day, says so, and offers no changes', async () => {
    const { ada } = await aTaughtClass();
    const { person, address } = await openAs(ada, '/settings/classrooms');
    await screen.findByRole('link', { name: '4B' });
    await chooseDay(person, '2020-09-01');
    expect(await screen.findByText('There were no classes on that day.')).toBeDefined();
    expect(address()).toBe('/settings/classrooms?on=2020-09-01');
    expect(screen.getByText('The classes on 09/01/2020')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'New class' })).toBeNull();
    await person.click(screen.getByRole('link', { name: 'Back to today' }));
    expect(await screen.findByRole('link', { name: '4B' })).toBeDefined();
  });

  test('[UI-6] stays if it cannot be read again, with a notice', async () => {
    const { ada } = await aTaughtClass();
    await openAs(ada, '/settings/classrooms');
    await screen.findByRole('link', { name: '4B' });
    const list = vi
      .spyOn(ada.classrooms, 'page')
      .mockResolvedValue({ ok: false, error: { kind: 'service/unreachable' } });
    comeBack();
    expect(await screen.findByText(/may be out of date/)).toBeDefined();
    expect(screen.getByRole('link', { name: '4B' })).toBeDefined();
    list.mockRestore();
    comeBack();
    await waitFor(() => expect(screen.queryByText(/may be out of date/)).toBeNull());
  });

  test('[UI-6] gives the reason if it cannot be read, and a retry shows it', async () => {
    const { ada } = await aTaughtClass();
    const list = vi
      .spyOn(ada.classrooms, 'page')
      .mockResolvedValue({ ok: false, error: { kind: 'service/unreachable' } });
    const { person } = await openAs(ada, '/settings/classrooms');
    expect((await screen.findByRole('alert')).textContent).toMatch(/could not reach Blockyard/);
    list.mockRestore();
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: '4B' })).toBeDefined();
  });
});

test("[ORG-3] another user's class is not found", async () => {
  const { signIn, id } = await aTaughtClass();
  await openAs(await signIn('Eve'), `/settings/classrooms/${id}`);
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeDefined();
  expect(screen.queryByText('4B')).toBeNull();
});

test('[UI-6] after the trial a class can be read, but nothing can be assigned, marked or changed', async () => {
  const { ada, id } = await aTaughtClass();
  ada.session.update({ accessState: 'trial_expired' });
  const { person } = await openAs(ada, `/settings/classrooms/${id}`);
  expect(await screen.findByText(/has ended, so this is read-only/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Load the barge' })).toBeDefined();
  await person.click(screen.getByText('Class progress'));
  expect(await screen.findByText('Warm up')).toBeDefined();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Find a lesson to assign' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Remove Load the barge' })).toBeDefined();
});

describe('the lessons of a class', () => {
  test('[LES-7] dates and a note are set, the lesson is hidden and shown', async () => {
    const { ada, id, read } = await aTaughtClass();
    const { person } = await openAs(ada, `/settings/classrooms/${id}`);
    await person.click(await screen.findByRole('button', { name: 'Edit the assignment of Load the barge' }));
    await person.type(dialog().getByLabelText('Opens on'), '2026-12-02');
    await person.type(dialog().getByLabelText('Due on'), '2026-12-01');
    await person.type(dialog().getByLabelText(/^Note/), 'Bring crates');
    await person.click(dialog().getByRole('button', { name: 'Save' }));
    expect(await dialog().findByText('Choose the first date or a later one.')).toBeDefined();
    await person.clear(dialog().getByLabelText('Opens on'));
    await person.click(dialog().getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Due 12/01/2026')).toBeDefined();
    expect(screen.getByText('Bring crates')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();

    await person.click(screen.getByRole('button', { name: 'Hide Load the barge' }));
    expect(await screen.findByText('Hidden')).toBeDefined();
    expect((await read()).assignments[0]).toMatchObject({
      visible: false,
      dueOn: '2026-12-01',
      note: 'Bring crates',
    });
    await person.click(screen.getByRole('button', { name: 'Show Load the barge' }));
    await waitFor(() => expect(screen.queryByText('Hidden')).toBeNull());
  });

  test('[UI-5] a removed lesson can be restored by undo, and from the list of removed lessons, with its marks', async () => {
    const { ada, id, assignment } = await aTaughtClass();
    got(await ada.classrooms.recordProgress(assignment.id, 'build', 0, { state: 'done', minutes: 20 }));
    const { person } = await openAs(ada, `/settings/classrooms/${id}`);
    await person.click(await screen.findByRole('button', { name: 'Remove Load the barge' }));
    await person.click(await (await messages()).findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: 'Load the barge' })).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Remove Load the barge' }));
    await person.click(await screen.findByText('Removed (1)'));
    await person.click(screen.getByRole('button', { name: 'Put Load the barge back' }));
    expect(await screen.findByText('1 of 2 activities done')).toBeDefined();
  });

  test('[LES-7] a newer version of the lesson is announced and used on request, and until then the class has its own', async () => {
    const { service, ada, id } = await aTaughtClass();
    await service.app.lessons.load([{ ...barge, version: 2, summary: 'Sort crates by color.' }]);
    const { person, router } = await openAs(ada, `/settings/classrooms/${id}`);
    expect(await screen.findByText(/This class uses version 1/)).toBeDefined();
    const link = () => screen.getByRole('link', { name: 'Load the barge' }).getAttribute('href');
    expect(link()).toBe('/lessons/load-the-barge?version=1');
    await person.click(screen.getByRole('link', { name: 'Load the barge' }));
    expect(await screen.findByText(/^This is version 1, which is assigned to your class\./)).toBeDefined();
    expect(screen.getByText('Sort crates by weight.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Present' }).getAttribute('href')).toBe(
      '/lessons/load-the-barge?view=present&version=1',
    );
    await person.click(screen.getByRole('link', { name: 'Open the newest version' }));
    expect(await screen.findByText('Sort crates by color.')).toBeDefined();
    await router.navigate(`/settings/classrooms/${id}`);
    await person.click(await screen.findByRole('button', { name: 'Use the newer version' }));
    await waitFor(() => expect(screen.queryByText(/This class uses version/)).toBeNull());
    expect(link()).toBe('/lessons/load-the-barge');
  });
});

describe('the progress of a class', () => {
  test('[LES-7] each mark is saved at once with a confirmation, and so are the minutes', async () => {
    const { ada, id, read } = await aTaughtClass();
    const { person } = await openAs(ada, `/settings/classrooms/${id}`);
    await person.click(await screen.findByText('Class progress'));
    await person.click(row('Warm up').getByRole('radio', { name: 'Done' }));
    expect(await screen.findByText('Saved')).toBeDefined();
    expect(await screen.findByText('1 of 2 activities done')).toBeDefined();
    const minutes = screen.getByRole('spinbutton', { name: 'Minutes for Build it' });
    await person.type(minutes, '601{Enter}');
    expect(await screen.findByText('Type whole minutes, at most 600.')).toBeDefined();
    await person.clear(minutes);
    await person.type(minutes, '12{Enter}');
    await waitFor(() => expect(screen.getAllByText('Saved')).toHaveLength(2));
    expect((await read()).assignments[0]?.progress).toMatchObject([
      { activityId: 'warm-up', state: 'done', minutes: null, updatedBy: 'Ada Lovelace' },
      { activityId: 'build', state: 'not_started', minutes: 12 },
    ]);
  });

  test('[UI-6] an unsaved choice stays, and a retry saves it', async () => {
    const { ada, id, read } = await aTaughtClass();
    const { person } = await openAs(ada, `/settings/classrooms/${id}`);
    await person.click(await screen.findByText('Class progress'));
    vi.spyOn(ada.classrooms, 'recordProgress').mockResolvedValueOnce({
      ok: false,
      error: { kind: 'service/unreachable' },
    });
    await person.click(row('Warm up').getByRole('radio', { name: 'Needs help' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Not saved\./);
    expect(row('Warm up').getByRole<HTMLInputElement>('radio', { name: 'Needs help' }).checked).toBe(true);
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Saved')).toBeDefined();
    expect((await read()).assignments[0]?.progress[0]).toMatchObject({ state: 'needs_help' });
  });

  test('[LES-7] of several choices while one mark is saved, the last is saved, too', async () => {
    const { ada, id, read } = await aTaughtClass();
    const { person } = await openAs(ada, `/settings/classrooms/${id}`);
    await person.click(await screen.findByText('Class progress'));
    const real = ada.classrooms.recordProgress.bind(ada.classrooms);
    let letGo: (() => void) | undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    vi.spyOn(ada.classrooms, 'recordProgress').mockImplementationOnce(async (...given) => {
      await held;
      return real(...given);
    });
    for (const state of ['Started', 'Needs help', 'Done']) {
      await person.click(row('Warm up').getByRole('radio', { name: state }));
    }
    expect(screen.getByText('Saving')).toBeDefined();
    letGo?.();
    expect(await screen.findByText('Saved')).toBeDefined();
    expect((await read()).assignments[0]?.progress[0]).toMatchObject({ state: 'done', version: 2 });
  });
});
