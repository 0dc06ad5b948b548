import { screen, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { tabStudentEntry } from '#application/client/storage-entries.ts';
import { aClassOfStudents } from './open-class.tsx';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, { timeout: 8000 });
const button = (name: RegExp | string) => screen.findByRole('button', { name });

type Person = ReturnType<typeof userEvent.setup>;

async function findClass(person: Person, code: string): Promise<void> {
  await person.type(await screen.findByLabelText('Class code'), code);
  await person.click(await button('Go'));
}

async function tapPictures(person: Person, login: string): Promise<void> {
  const board = await screen.findByRole('list', { name: 'Pictures' });
  for (const name of login.split(' ')) await person.click(within(board).getByRole('button', { name }));
}

describe('[CLS-1] [ROS-8] student login', () => {
  test('[C1] [C2] a typed code in any spelling, a tapped name and three tapped pictures open Today', async () => {
    const { aTab, code, cardOf } = await aClassOfStudents('picture');
    const { person } = await aTab().open('/class');
    await heading('Find your class');
    await findClass(person, ` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)} `);
    await heading('Who are you?');
    const names = within(screen.getByRole('list', { name: 'Names in your class' })).getAllByRole('button');
    expect(names.map(({ textContent }) => textContent)).toEqual(['Bao T.', 'Mia L.', 'Rosa']);
    const flags = names.map((name) => name.querySelector('svg')?.innerHTML);
    expect(new Set(flags).size).toBe(3);
    await person.click(await button('Mia L.'));
    await heading('Hello, Mia L.');
    const [first = '', second = '', third = ''] = cardOf('Mia').value.split(' ');
    await tapPictures(person, `${first} ${second} ${third === 'apple' ? 'boat' : 'apple'}`);
    await person.click(await button('Undo'));
    await tapPictures(person, third);
    const chosen = within(screen.getByRole('list', { name: 'Your pictures' })).getAllByRole('listitem');
    expect(chosen.map(({ textContent }) => textContent)).toEqual([first, second, third]);
    await person.click(await button('Let me in'));
    await screen.findByRole('link', { name: /^Keep going: Warm up/ });
    expect(screen.getByRole('region', { name: 'Who is here' }).textContent).toContain('4BMia L.');
  });

  test('[C1] the link on a card opens the login of its student, and is removed from the address', async () => {
    const { aTab, code, cardOf } = await aClassOfStudents('word');
    const mia = cardOf('Mia');
    const { person, router } = await aTab().open(`/class#student=${code}.${mia.id}`);
    await heading('Hello, Mia L.');
    expect(router.state.location.hash).toBe('');
    const keys = screen.getByRole('list', { name: 'Letters' });
    for (const letter of mia.value) await person.click(within(keys).getByRole('button', { name: letter }));
    await person.click(await button('Let me in'));
    await heading('Hello, Mia L.');
    await screen.findByRole('heading', { level: 2, name: 'Your lessons' });
  });

  test('the address on a poster opens the class, and a code can be typed with the keyboard', async () => {
    const { aTab, code, cardOf } = await aClassOfStudents('code');
    const { person } = await aTab().open(`/class#${code}`);
    await heading('Who are you?');
    await person.click(await button('Rosa'));
    await person.type(
      await screen.findByLabelText('Your code'),
      `${cardOf('Rosa').value.toLowerCase()}{Enter}`,
    );
    expect(await screen.findByRole('heading', { level: 2, name: 'Your lessons' })).toBeTruthy();
  });

  test('wrong codes and logins show what to do, without revealing who exists', async () => {
    const { aTab, code } = await aClassOfStudents('word');
    const { person } = await aTab().open('/class');
    await findClass(person, '{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('Type the class code first.');
    await findClass(person, 'no code');
    expect((await screen.findByRole('alert')).textContent).toContain('6 letters and numbers');
    await person.clear(screen.getByLabelText('Class code'));
    await findClass(person, code === 'CDF346' ? 'CDF347' : 'CDF346');
    expect((await screen.findByRole('alert')).textContent).toContain('No class has this code.');
    await person.clear(screen.getByLabelText('Class code'));
    await findClass(person, code);
    await person.click(await button('Mia L.'));
    for (let tries = 0; tries < 5; tries += 1) {
      await person.type(await screen.findByLabelText('Your word'), 'zzz{Enter}');
      expect((await screen.findByRole('alert')).textContent).toContain('That is not right.');
    }
    await person.type(await screen.findByLabelText('Your word'), 'zzz{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('Ask your teacher to unlock you.');
  });

  test('[C4] a logged-in teacher sees only the students here', async () => {
    const { ada, code, aTab } = await aClassOfStudents('word');
    const { storage } = aTab();
    const { openAs } = await import('../classrooms/open-classrooms.tsx');
    await openAs(ada, `/class#${code}`, storage);
    await heading('Who are you?');
    expect(document.body.textContent).not.toMatch(/Ada|Ben/);
  });
});

describe('[C7] [C8] [CLS-5] leaving', () => {
  const inside = async () => {
    const world = await aClassOfStudents('word');
    const tab = world.aTab();
    const { id, value } = world.cardOf('Mia');
    await tab.studentClass.logIn({ classCode: world.code, studentId: id, login: value, flag: 3 });
    const opened = await tab.open('/class');
    await heading('Hello, Mia L.');
    return { ...world, ...tab, ...opened };
  };

  test('“Not me” asks for the login again, and leaves no data in the browser', async () => {
    const { person, storage, router } = await inside();
    await person.click(await button('Not me'));
    await heading('Who are you?');
    expect(storage.read(tabStudentEntry)).toBeNull();
    expect(document.body.textContent).not.toContain('Keep going');
    await router.navigate(-1);
    await heading('Who are you?');
  });

  test('after three minutes the page asks who is using it, and continues or lets the next student log in', async () => {
    const { person, clock } = await inside();
    await clock.advance(170_000);
    await person.keyboard('{Shift}');
    await clock.advance(170_000);
    expect(screen.queryByRole('dialog')).toBeNull();
    await clock.advance(10_000);
    const dialog = await screen.findByRole('dialog', { name: 'Are you still Mia L.?' });
    await person.click(within(dialog).getByRole('button', { name: 'Yes, I am Mia L.' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await clock.advance(180_000);
    await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Not me' }));
    await heading('Who are you?');
  });

  test('[C13] without internet, the student sees what is not saved, and where it is stored', async () => {
    const { person, studentClass, network, storage, code, cardOf } = await inside();
    const save = { id: 'p1', of: { name: 'Boat' }, base: '', text: 'when program starts' } as const;
    network.online = false;
    await studentClass.change(save);
    await person.click(await button('Not me'));
    const dialog = await screen.findByRole('dialog', { name: 'Not everything is saved yet' });
    expect(dialog.textContent).toContain('1 program is not saved yet. Your work stays on this computer');
    await person.click(within(dialog).getByRole('button', { name: 'Wait and try again' }));
    await screen.findByText(/1 program is not saved yet/);
    await person.click(await button('Leave now'));
    await screen.findByText(/There is no internet/);
    expect(storage.read(tabStudentEntry)).toBeNull();
    network.online = true;
    const { id, value } = cardOf('Mia');
    await studentClass.logIn({ classCode: code, studentId: id, login: value, flag: 3 });
    const programs = await studentClass.programs();
    expect(programs).toMatchObject({ ok: true, value: [{ name: 'Boat' }] });
  });

  test('a new day asks for the login again', async () => {
    const { clock, aTab, storage } = await inside();
    await clock.advance(24 * 3_600_000);
    await aTab(storage).open('/class');
    expect(await screen.findByText(/You are logged out/, {}, { timeout: 8000 })).toBeTruthy();
  });
});
