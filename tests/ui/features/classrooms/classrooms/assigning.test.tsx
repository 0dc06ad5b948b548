import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { aStaffRoom, aTaughtClass, barge, got, openAs } from './open-classrooms.tsx';

const lesson = '/lessons/load-the-barge';
const messages = async () => within(await screen.findByRole('region', { name: 'Messages' }));
const dialog = () => within(screen.getByRole('dialog'));
const assign = () => screen.findByRole('button', { name: 'Assign' });
const row = (activity: string) => within(screen.getByRole('radiogroup', { name: activity }));

describe('assigning a lesson', () => {
  test('[LES-7] a visitor is sent to the login page, and back to the dialog', async () => {
    const { visitor, signIn } = await aStaffRoom();
    const app = visitor();
    app.auth.startSessionSync();
    const first = await openAs(app, lesson);
    await first.person.click(await assign());
    await waitFor(() =>
      expect(first.address()).toBe(`/login?redirectUrl=${encodeURIComponent(`${lesson}?assign`)}`),
    );
    cleanup();
    const { person, address } = await openAs(await signIn('Ada'), `${lesson}?assign`);
    expect(await screen.findByRole('dialog', { name: 'Assign Load the barge' })).toBeDefined();
    await person.click(await dialog().findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(address()).toBe(lesson));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('[LES-7] a user without a class names one in the dialog, and it is created exactly once', async () => {
    const { signIn } = await aStaffRoom();
    const ada = await signIn('Ada');
    const { person, address } = await openAs(ada, lesson);
    await person.click(await assign());
    await person.click(await screen.findByRole('button', { name: 'Assign the lesson' }));
    expect(dialog().getByLabelText('Name').getAttribute('aria-invalid')).toBe('true');
    await person.type(dialog().getByLabelText('Name'), '4B');
    await person.type(dialog().getByLabelText('Due on'), '2026-12-01');
    await person.click(dialog().getByRole('checkbox', { name: /^Show this lesson to the class/ }));
    vi.spyOn(ada.classrooms, 'assign').mockResolvedValueOnce({
      ok: false,
      error: { kind: 'service/unreachable' },
    });
    await person.click(dialog().getByRole('button', { name: 'Assign the lesson' }));
    expect((await dialog().findByRole('alert')).textContent).toMatch(/could not reach Blockyard/);
    await person.click(dialog().getByRole('button', { name: 'Assign the lesson' }));
    expect(await (await messages()).findByText('Load the barge is assigned to 4B.')).toBeDefined();
    const cards = got(await ada.classrooms.list());
    expect(cards).toMatchObject([{ name: '4B', assignedLessons: [barge.slug] }]);
    const board = got(await ada.classrooms.byId(cards[0]?.id ?? ''));
    expect(board.assignments).toMatchObject([{ dueOn: '2026-12-01', visible: false, opensOn: null }]);
    expect(await screen.findByRole('button', { name: 'How far did 4B get?' })).toBeDefined();
    await person.click((await messages()).getByRole('button', { name: 'Open the class' }));
    await waitFor(() => expect(address()).toBe(`/settings/classrooms/${board.classroom.id}`));
  });

  test('[LES-7] a class that has the lesson says so and links to it, and another one can be chosen', async () => {
    const { ada, id } = await aTaughtClass();
    const { person } = await openAs(ada, lesson);
    await person.click(await assign());
    expect(await screen.findByText(/4B already has this lesson\./)).toBeDefined();
    expect(dialog().getByRole('link', { name: 'Open it in 4B' }).getAttribute('href')).toBe(
      `/settings/classrooms/${id}`,
    );
    expect(dialog().queryByRole('button', { name: 'Assign the lesson' })).toBeNull();
    await person.click(dialog().getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body);
    got(await ada.classrooms.create({ name: '5A', gradeBand: null }));
    await person.click(await assign());
    const classes = within(await dialog().findByRole('group', { name: 'Classes' }));
    expect(classes.getAllByRole('checkbox')).toEqual([
      classes.getByRole('checkbox', { name: '5A', checked: true }),
    ]);
    await person.click(dialog().getByRole('button', { name: 'Assign the lesson' }));
    expect(await (await messages()).findByText('Load the barge is assigned to 5A.')).toBeDefined();
  });

  test('[LES-7] several classes get it at once, and a refusal shows its class, which stays selected for another try', async () => {
    const ada = await (await aStaffRoom()).signIn('Ada');
    const made = async (name: string) => got(await ada.classrooms.create({ name, gradeBand: null })).id;
    const ids = [await made('5A'), await made('5B'), await made('5C')] as const;
    const { person, address } = await openAs(ada, `${lesson}?assign=${ids[1]}`);
    await screen.findByRole('dialog');
    const box = (name: string) => dialog().findByRole('checkbox', { name });
    expect(await box('5A')).toHaveProperty('checked', false);
    await person.click(await box('5B'));
    const submit = () => person.click(dialog().getByRole('button', { name: 'Assign the lesson' }));
    await submit();
    expect((await dialog().findByRole('alert')).textContent).toMatch(/Choose at least one class\./);
    await person.click(await box('5A'));
    await person.click(await box('5B'));
    vi.spyOn(ada.classrooms, 'assign').mockResolvedValueOnce({
      ok: false,
      error: { kind: 'service/unreachable' },
    });
    await submit();
    expect(await dialog().findByText('Assigned to 5B.')).toBeDefined();
    expect(dialog().getByRole('alert').textContent).toMatch(
      /Not assigned to 5A\. .*could not reach Blockyard/,
    );
    expect(dialog().queryByRole('checkbox', { name: '5B' })).toBeNull();
    await person.click(await box('5C'));
    await submit();
    expect(await (await messages()).findByText('Load the barge is assigned to 5A and 5C.')).toBeDefined();
    const cards = got(await ada.classrooms.list());
    expect(cards.map(({ assignedLessons }) => assignedLessons)).toEqual(ids.map(() => [barge.slug]));
    await person.click((await messages()).getByRole('button', { name: 'See your classes' }));
    await waitFor(() => expect(address()).toBe('/settings/classrooms'));
  });

  test('[UI-6] the dialog shows the reason if classes cannot be read, and a retry shows them', async () => {
    const { ada } = await aTaughtClass();
    const { person } = await openAs(ada, lesson);
    await screen.findByRole('button', { name: 'How far did 4B get?' });
    vi.spyOn(ada.classrooms, 'list').mockResolvedValueOnce({
      ok: false,
      error: { kind: 'service/unreachable' },
    });
    await person.click(await assign());
    expect((await screen.findByRole('alert')).textContent).toMatch(/could not reach Blockyard/);
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/4B already has this lesson\./)).toBeDefined();
  });

  test('[LES-7] after the trial the dialog explains what ended instead of asking for a class', async () => {
    const { ada } = await aTaughtClass();
    ada.session.update({ accessState: 'trial_expired' });
    const { person } = await openAs(ada, lesson);
    await person.click(await assign());
    expect(await screen.findByText('Your trial has ended, so this is read-only')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Assign the lesson' })).toBeNull();
  });
});

describe("the class's progress on the lesson page", () => {
  test('[LES-7] is marked below the activities', async () => {
    const { ada, read } = await aTaughtClass();
    const { person } = await openAs(ada, lesson);
    await person.click(await screen.findByRole('button', { name: 'How far did 4B get?' }));
    await dialog().findByRole('radiogroup', { name: 'Warm up' });
    await person.click(row('Warm up').getByRole('radio', { name: 'Done' }));
    expect(await dialog().findByText('Saved')).toBeDefined();
    await person.click(dialog().getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect((await read()).assignments[0]?.progress[0]).toMatchObject({ state: 'done' });
  });

  test('[CLS-2] the lesson and the end of its presentation link to the running class', async () => {
    const { ada, id } = await aTaughtClass();
    await openAs(ada, lesson);
    const watch = await screen.findByRole('link', { name: 'See how 4B is doing' });
    expect(watch.getAttribute('href')).toBe(`/settings/classrooms/${id}/dashboard`);
    cleanup();
    const shown = await openAs(ada, `${lesson}?view=present`);
    const last = await waitFor(async () => {
      await shown.person.keyboard('{End}');
      return screen.getByRole('link', { name: 'See how 4B is doing' });
    });
    expect(last.getAttribute('href')).toBe(`/settings/classrooms/${id}/dashboard`);
    await shown.person.keyboard('{Home}');
  });

  test('[LES-7] is marked at the end of the presentation, for the chosen class, and its keys move no slide', async () => {
    const { ada } = await aTaughtClass();
    const { id } = got(await ada.classrooms.create({ name: '5A', gradeBand: null }));
    const plain = { visible: true, opensOn: null, dueOn: null, note: '' };
    got(await ada.classrooms.assign(id, barge.slug, plain));
    const { person, address } = await openAs(ada, `${lesson}?view=present`);
    await screen.findByRole('button', { name: 'Next slide' });
    expect(screen.queryByRole('button', { name: 'How far did the class get?' })).toBeNull();
    await person.keyboard('{End}');
    await person.click(await screen.findByRole('button', { name: 'How far did the class get?' }));
    await screen.findByRole('dialog');
    await person.selectOptions(dialog().getByRole('combobox', { name: 'Class' }), '5A');
    expect(await screen.findByRole('dialog', { name: 'How far did 5A get?' })).toBeDefined();
    await dialog().findByRole('radiogroup', { name: 'Build it' });
    await person.click(row('Build it').getByRole('radio', { name: 'Started' }));
    for (const key of ['Home', 'ArrowLeft', 'Escape']) fireEvent.keyDown(document.body, { key });
    expect(await dialog().findByText('Saved')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Next slide' }).getAttribute('aria-disabled')).toBe('true');
    expect(address()).toBe(`${lesson}?view=present`);
    expect(got(await ada.classrooms.byId(id)).assignments[0]?.progress[1]).toMatchObject({
      state: 'started',
    });
  });

  test('[LES-7] is not requested for a visitor, and no class is read', async () => {
    const { visitor } = await aStaffRoom();
    const app = visitor();
    const list = vi.spyOn(app.classrooms, 'list');
    await openAs(app, lesson);
    await assign();
    expect(screen.queryByText('In your classes')).toBeNull();
    expect(list).not.toHaveBeenCalled();
  });
});
