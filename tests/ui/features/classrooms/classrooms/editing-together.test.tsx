import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aTaughtClass, comeBack, got, openAs } from './open-classrooms.tsx';

const messages = async () => within(await screen.findByRole('region', { name: 'Messages' }));
const dialog = () => within(screen.getByRole('dialog'));
const row = (activity: string) => within(screen.getByRole('radiogroup', { name: activity }));
const edit = { name: 'Edit the assignment of Load the barge' };

describe('two teachers of one class', () => {
  test('[LES-7] one sees the marks of the other on returning to the window', async () => {
    const { ada, ben, id, assignment } = await aTaughtClass();
    const { person } = await openAs(ada, `/settings/classrooms/${id}`);
    await person.click(await screen.findByText('Class progress'));
    got(await ben.classrooms.recordProgress(assignment.id, 'build', 0, { state: 'started', minutes: 5 }));
    comeBack();
    await waitFor(() =>
      expect(row('Build it').getByRole<HTMLInputElement>('radio', { name: 'Started' }).checked).toBe(true),
    );
    expect(screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Minutes for Build it' }).value).toBe(
      '5',
    );
  });

  test('[LES-7] changes of different fields are both kept, and the page says so', async () => {
    const { ada, ben, id, assignment, plain, read } = await aTaughtClass();
    const { person } = await openAs(ada, `/settings/classrooms/${id}`);
    await person.click(await screen.findByRole('button', edit));
    await person.type(dialog().getByLabelText(/^Note/), 'Bring crates');
    got(await ben.classrooms.changeAssignment(assignment.id, 1, { ...plain, dueOn: '2026-12-01' }));
    await person.click(dialog().getByRole('button', { name: 'Save' }));
    expect(await (await messages()).findByText(/changed the due date. Both changes are saved/)).toBeDefined();
    expect((await read()).assignments[0]).toMatchObject({ note: 'Bring crates', dueOn: '2026-12-01' });
    expect(await screen.findByText('Due 12/01/2026')).toBeDefined();
  });

  test('[LES-7] conflicting changes are shown next to each other, and the choice is saved with the rest', async () => {
    const { ada, ben, id, assignment, plain, read } = await aTaughtClass();
    const { person } = await openAs(ada, `/settings/classrooms/${id}`);
    await person.click(await screen.findByRole('button', edit));
    await person.type(dialog().getByLabelText('Due on'), '2026-12-03');
    await person.type(dialog().getByLabelText(/^Note/), 'Mine');
    const theirs = { ...plain, dueOn: '2026-12-01', note: 'Theirs', opensOn: '2026-11-30' };
    got(await ben.classrooms.changeAssignment(assignment.id, 1, theirs));
    await person.click(dialog().getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('dialog', { name: 'Two people changed this' })).toBeDefined();
    expect(
      dialog()
        .getAllByRole('radiogroup')
        .map((group) => group.firstElementChild?.textContent),
    ).toEqual(['Due on', 'Note']);
    expect(dialog().getByRole<HTMLInputElement>('radio', { name: 'Yours 12/03/2026' }).checked).toBe(true);
    await person.click(dialog().getByRole('radio', { name: 'Theirs Theirs' }));
    await person.click(dialog().getByRole('button', { name: 'Save my choices' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await read()).assignments[0]).toMatchObject({
      opensOn: '2026-11-30',
      dueOn: '2026-12-03',
      note: 'Theirs',
    });
  });

  test('[LES-7] saving during the choice asks again, and nothing is lost', async () => {
    const { ada, ben, id, assignment, plain, read } = await aTaughtClass();
    const { person } = await openAs(ada, `/settings/classrooms/${id}`);
    await person.click(await screen.findByRole('button', edit));
    await person.type(dialog().getByLabelText(/^Note/), 'Mine');
    got(await ben.classrooms.changeAssignment(assignment.id, 1, { ...plain, note: 'First' }));
    await person.click(dialog().getByRole('button', { name: 'Save' }));
    await screen.findByRole('radio', { name: 'Theirs First' });
    got(await ben.classrooms.changeAssignment(assignment.id, 2, { ...plain, note: 'Second' }));
    await person.click(dialog().getByRole('button', { name: 'Save my choices' }));
    expect(await screen.findByRole('radio', { name: 'Theirs Second' })).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Yours Mine' }).checked).toBe(true);
    await person.click(dialog().getByRole('button', { name: 'Save my choices' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await read()).assignments[0]?.note).toBe('Mine');
  });

  test('[LES-7] different marks for one activity are both shown, and one is chosen', async () => {
    const { ada, ben, id, assignment, read } = await aTaughtClass();
    const { person } = await openAs(ada, `/settings/classrooms/${id}`);
    await person.click(await screen.findByText('Class progress'));
    got(
      await ben.classrooms.recordProgress(assignment.id, 'build', 0, { state: 'needs_help', minutes: null }),
    );
    await person.click(row('Build it').getByRole('radio', { name: 'Done' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^Ben Lovelace chose ‘Needs help’\. You chose ‘Done’\./,
    );
    await person.click(screen.getByRole('button', { name: 'Keep ‘Needs help’' }));
    expect(row('Build it').getByRole<HTMLInputElement>('radio', { name: 'Needs help' }).checked).toBe(true);
    expect((await read()).assignments[0]?.progress[1]).toMatchObject({ state: 'needs_help', version: 1 });

    got(await ben.classrooms.recordProgress(assignment.id, 'build', 1, { state: 'started', minutes: null }));
    await person.click(row('Build it').getByRole('radio', { name: 'Done' }));
    await person.click(await screen.findByRole('button', { name: 'Use ‘Done’' }));
    expect(await screen.findByText('Saved')).toBeDefined();
    expect((await read()).assignments[0]?.progress[1]).toMatchObject({ state: 'done', version: 3 });
  });

  test("[LES-7] one teacher's mark and the other's minutes are both kept, and the row says so", async () => {
    const { ada, ben, id, assignment, read } = await aTaughtClass();
    const { person } = await openAs(ada, `/settings/classrooms/${id}`);
    await person.click(await screen.findByText('Class progress'));
    got(await ben.classrooms.recordProgress(assignment.id, 'build', 0, { state: 'not_started', minutes: 9 }));
    await person.click(row('Build it').getByRole('radio', { name: 'Done' }));
    expect(await screen.findByText(/^Ben Lovelace changed something else here/)).toBeDefined();
    expect((await read()).assignments[0]?.progress[1]).toMatchObject({ state: 'done', minutes: 9 });
  });
});

describe('the settings and the teachers of a class', () => {
  test('[ROS-1] a class is renamed while a co-teacher sets its grades', async () => {
    const { ada, ben, id, read } = await aTaughtClass();
    const { person } = await openAs(ada, `/settings/classrooms/${id}/settings`);
    const name = await screen.findByLabelText('Name');
    got(await ben.classrooms.change(id, 1, { name: '4B', gradeBand: '6-8' }));
    await person.clear(name);
    await person.type(name, '4B and friends{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: '4B and friends' })).toBeDefined();
    expect(await (await messages()).findByText(/changed the grade band/)).toBeDefined();
    expect((await read()).classroom).toMatchObject({ name: '4B and friends', gradeBand: '6-8' });
    await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>(/^Grade band/).value).toBe('6-8'));
  });

  test('[ROS-1] if both rename it, both names are shown', async () => {
    const { ada, ben, id, read } = await aTaughtClass();
    const { person } = await openAs(ada, `/settings/classrooms/${id}/settings`);
    const name = await screen.findByLabelText('Name');
    got(await ben.classrooms.change(id, 1, { name: 'Ben’s 4B', gradeBand: '3-5' }));
    await person.clear(name);
    await person.type(name, 'Ada’s 4B{Enter}');
    await person.click(await screen.findByRole('radio', { name: 'Theirs Ben’s 4B' }));
    await person.click(screen.getByRole('button', { name: 'Save my choices' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Ben’s 4B' })).toBeDefined();
    expect((await read()).classroom.name).toBe('Ben’s 4B');
  });

  test('[ROS-1] an archived class is read-only, and can be restored by undo or in its settings', async () => {
    const { ada, id } = await aTaughtClass();
    const { person } = await openAs(ada, `/settings/classrooms/${id}/settings`);
    await person.click(await screen.findByRole('button', { name: 'Archive this class' }));
    expect(await screen.findByText(/This class is archived/)).toBeDefined();
    await person.click((await messages()).getAllByRole('button', { name: 'Undo' }).at(-1) ?? document.body);
    await waitFor(() => expect(screen.queryByText(/This class is archived/)).toBeNull());
    await person.click(screen.getByRole('button', { name: 'Archive this class' }));
    await person.click(await screen.findByRole('button', { name: 'Restore this class' }));
    expect(await screen.findByRole('button', { name: 'Archive this class' })).toBeDefined();
  });

  test('[ROS-1] a co-teacher is added by address and removed, and can leave, but not archive the class', async () => {
    const { ada, ben, id, read } = await aTaughtClass();
    const { person } = await openAs(ada, `/settings/classrooms/${id}/teachers`);
    await person.type(await screen.findByLabelText('Email of a co-teacher'), 'cleo@quay.test{Enter}');
    await person.click(await screen.findByRole('button', { name: 'Remove cleo@quay.test' }));
    await person.click(dialog().getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText('cleo@quay.test')).toBeNull());
    expect((await read()).classroom.teachers).toHaveLength(2);

    cleanup();
    const second = await openAs(ben, `/settings/classrooms/${id}/settings`);
    expect(await screen.findByText('Only the owner of this class can archive it.')).toBeDefined();
    const parts = within(screen.getByRole('tablist', { name: 'Parts of this class' }));
    await second.person.click(parts.getByRole('tab', { name: 'Teachers' }));
    expect(screen.queryByLabelText('Email of a co-teacher')).toBeNull();
    await second.person.click(await screen.findByRole('button', { name: 'Leave this class' }));
    await second.person.click(dialog().getByRole('button', { name: 'Leave this class' }));
    expect(await screen.findByRole('heading', { name: 'No classes yet' })).toBeDefined();
  });
});
