import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { chooseDay } from '../../../table/choose-day.ts';
// Tables load this on demand. The import compiles it before the tests run.
import '#ui/table/tools/table-tools.tsx';
import { pressMenuItem } from '../../../press-menu-item.ts';
import { watchSavedFiles } from '../../../saved-files.ts';
import { aTaughtClass, got, openAs } from './open-classrooms.tsx';

let saveFile: ReturnType<typeof watchSavedFiles>;

let world: Awaited<ReturnType<typeof aTaughtClass>>;
beforeEach(async () => {
  saveFile = watchSavedFiles();
  world = await aTaughtClass();
});

const tab = () => `/settings/classrooms/${world.id}/students`;
const button = (name: string) => screen.findByRole('button', { name });
async function chooseMore(name: string): Promise<void> {
  await userEvent.click(await button('More'));
  await pressMenuItem(name);
}
const add = async (...names: readonly string[]) =>
  got(
    await world.ada.students.add(
      world.id,
      names.map((given) => ({ given, family: null, studentId: null })),
    ),
  );

test('[ROS-2] a pasted list is previewed and added, and [ROS-9] this can be undone', async () => {
  const { person } = await openAs(world.ada, tab());
  await person.click(await button('Add students'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add students' }));
  await person.click(dialog.getByLabelText('Names, one per line', { exact: false }));
  await person.paste('1. Lee, Ann\n2. Bo Stone\n---');
  const lines = within(dialog.getByRole('list', { name: 'Preview' })).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Ann Lee'),
    expect.stringContaining('Bo Stone'),
    expect.stringContaining('No name here'),
  ]);
  await person.click(dialog.getByRole('button', { name: 'Add 2 students' }));
  const table = await screen.findByRole('table', { name: 'Students of this class' });
  const names = within(table)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
  expect(names).toEqual([expect.stringContaining('Lee, Ann'), expect.stringContaining('Stone, Bo')]);
  await person.click(await button('Undo'));
  expect(await screen.findByText('No students yet')).toBeTruthy();
  const report = within(screen.getByRole('list', { name: 'Undo results' }));
  expect(report.getByText('4 changes undone')).toBeTruthy();
});

test('[ROS-2] [R14] every field of a student can be changed, and [ROS-12] an undo shows later changes', async () => {
  const set = await add('Ann');
  const { person } = await openAs(world.ada, tab());
  await person.click(await screen.findByRole('link', { name: /Ann/ }));
  await person.click(await button('Change'));
  const dialog = within(await screen.findByRole('dialog', { name: /Ann/ }));
  await person.type(dialog.getByLabelText('Last name or initial', { exact: false }), 'L.');
  await person.selectOptions(dialog.getByLabelText('Grade'), 'Grade 3');
  await person.selectOptions(dialog.getByLabelText('Logs in with'), 'A word');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { name: /Ann L\./ })).toBeTruthy();
  expect(got(await world.ada.students.list(world.id))).toMatchObject([
    { given: 'Ann', family: 'L.', grade: '3', login: 'word' },
  ]);
  const { kept } = got(await world.ada.students.undo(set.changeSetId));
  expect(kept).toMatchObject([{ kind: 'student', why: 'edited-since' }]);
});

test('[ROS-2] [SEC-6] selected students are moved, and removed from a class, and [ROS-9] both can be undone', async () => {
  await add('Ann', 'Bo');
  const other = got(await world.ada.classrooms.create({ name: '5C', gradeBand: '3-5' }));
  const { person } = await openAs(world.ada, tab());
  await person.click(await screen.findByRole('checkbox', { name: /Select .?Ann/ }));
  await person.click(await button('Move'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move 1 student' }));
  await person.selectOptions(await dialog.findByLabelText('Class'), other.id);
  await person.click(dialog.getByRole('button', { name: 'Move' }));
  expect(await screen.findByText('1 student moved.')).toBeTruthy();
  expect(got(await world.ada.students.list(other.id))).toMatchObject([{ given: 'Ann' }]);
  await person.click(await button('Undo'));
  expect(await screen.findByRole('rowheader', { name: /Ann/ })).toBeTruthy();
  await person.click(screen.getByRole('checkbox', { name: 'Select every student of this class' }));
  await person.click(await button('Remove from class'));
  const asked = within(await screen.findByRole('dialog', { name: 'Remove 2 students from this class' }));
  await person.click(asked.getByRole('button', { name: 'Remove from class' }));
  expect(await screen.findByText('No students yet')).toBeTruthy();
});

test('[ROS-2] [UI-9] the table of students archives the selected ones, and merges two', async () => {
  await add('Ann', 'Anne', ...Array.from({ length: 10 }, (_, at) => `Student ${at}`));
  const { person } = await openAs(world.ada, '/settings/students');
  const table = await screen.findByRole('table', { name: 'Students' });
  expect(within(table).getAllByRole('row')).toHaveLength(13);
  await person.click(await screen.findByRole('checkbox', { name: /Ann\W*$/ }));
  await person.click(screen.getByRole('checkbox', { name: /Anne\W*$/ }));
  await chooseMore('Merge');
  const merging = within(await screen.findByRole('dialog', { name: 'Are these the same student?' }));
  await person.click(merging.getByRole('radio', { name: /Anne/ }));
  await person.click(merging.getByRole('button', { name: 'Merge them' }));
  expect(await screen.findByText('The two records were merged.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('link', { name: /Ann$/ })).toBeNull());
  await person.click(await screen.findByRole('checkbox', { name: /Anne/ }));
  await person.click(await button('Archive'));
  const asked = within(await screen.findByRole('dialog', { name: 'Archive 1 student' }));
  await person.click(asked.getByRole('button', { name: 'Archive' }));
  expect(await screen.findByText('1 student archived.')).toBeTruthy();
  await person.click(screen.getByRole('tab', { name: 'Archived' }));
  expect(await screen.findByRole('link', { name: /Anne/ })).toBeTruthy();
});

test('[ROS-2] [UI-9] (R24) logins of selected students are reset after a confirmation, students without one are skipped and counted, and [SEC-6] an erased student no longer appears', async () => {
  await add('Ann', ...Array.from({ length: 11 }, (_, at) => `Student ${at}`));
  const { person } = await openAs(world.ada, '/settings/students');
  await person.click(await screen.findByRole('checkbox', { name: /Ann\W*$/ }));
  await chooseMore('Reset logins');
  const asked = within(await screen.findByRole('dialog', { name: 'Reset the logins of 1 student' }));
  await person.click(asked.getByRole('button', { name: 'Reset logins' }));
  expect(await screen.findByText('1 student skipped: 1 with no login yet.')).toBeTruthy();
  await person.click(await screen.findByRole('checkbox', { name: /Ann\W*$/ }));
  await chooseMore('Erase');
  const last = within(await screen.findByRole('dialog', { name: 'Erase 1 student for good' }));
  await person.click(last.getByRole('button', { name: 'Erase' }));
  expect(await screen.findByText('1 student erased.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('link', { name: /Ann$/ })).toBeNull());
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('[ROS-3] cards of selected students are made at once if one class has all of them, otherwise as a file of several', async () => {
  await add('Ann', 'Bo', ...Array.from({ length: 10 }, (_, at) => `Student ${at}`));
  const other = got(await world.ada.classrooms.create({ name: '5C', gradeBand: '3-5' }));
  got(await world.ada.students.add(other.id, [{ given: 'Zoe', family: null, studentId: null }]));
  const { person } = await openAs(world.ada, '/settings/students');
  await person.click(await screen.findByRole('checkbox', { name: /Ann\W*$/ }));
  await person.click(screen.getByRole('checkbox', { name: /Bo\W*$/ }));
  const printSelected = async () => {
    const [, selected] = await screen.findAllByRole('button', { name: 'Print login cards' });
    if (selected === undefined) throw new Error('no button for the selected');
    await person.click(selected);
  };
  await printSelected();
  expect(await screen.findByRole('dialog', { name: 'Login cards for 2 students' })).toBeTruthy();
  await person.keyboard('{Escape}');
  await person.click(screen.getByRole('checkbox', { name: /Zoe\W*$/ }));
  await printSelected();
  expect(await screen.findByText('3 cards in 2 classes.')).toBeTruthy();
});

test('[ROS-2] [SEC-7] the table shows who never logged in, and reads a login only on request', async () => {
  const { students } = await add('Ann', 'Bo', ...Array.from({ length: 10 }, (_, at) => `Student ${at}`));
  const [ann = ''] = students;
  const [card] = got(await world.ada.studentLogins.cards(world.id, { students: [ann], kind: 'word' })).cards;
  const { person } = await openAs(world.ada, '/settings/students');
  const table = within(await screen.findByRole('table', { name: 'Students' }));
  expect(table.getAllByText('Never logged in')).toHaveLength(12);
  expect(table.getAllByText(/No card yet/)).toHaveLength(11);
  expect(screen.queryByText(String(card?.value))).toBeNull();
  await person.click(table.getByRole('button', { name: /Show .?Ann.?’s login/ }));
  const dialog = within(await screen.findByRole('dialog', { name: /.?Ann.?’s login/ }));
  expect(await dialog.findByText(String(card?.value))).toBeTruthy();
});

test('[ROS-9] the table of students is shown as of a day, without selection', async () => {
  await add(...Array.from({ length: 12 }, (_, at) => `Student ${at}`));
  const { person } = await openAs(world.ada, '/settings/students?size=25');
  await screen.findByRole('table', { name: 'Students' });
  await chooseDay(person, '2026-01-05');
  expect(await screen.findByText('No students were in a class on that day.')).toBeTruthy();
  expect(screen.getByText('Students in a class on 01/05/2026')).toBeTruthy();
  await chooseDay(person, '2099-01-05');
  const table = await screen.findByRole('table', { name: 'Students' });
  expect(within(table).getAllByRole('row')).toHaveLength(13);
  expect(screen.queryByRole('checkbox')).toBeNull();
  await person.click(screen.getByRole('link', { name: 'Back to today' }));
  expect(await screen.findAllByRole('checkbox')).not.toHaveLength(0);
});

test('[ROS-9] [UI-9] a day can be chosen even if no student matches the filter', async () => {
  await add('Ann');
  const { person, address } = await openAs(world.ada, '/settings/students?filter=name.contains:nobody');
  expect(await screen.findByText('No rows match')).toBeTruthy();
  await chooseDay(person, '2026-01-05');
  expect(await screen.findByText('Students in a class on 01/05/2026')).toBeTruthy();
  expect(decodeURIComponent(address())).toBe('/settings/students?filter=name.contains:nobody&on=2026-01-05');
});

test('[ROS-2] adding a student with an existing name asks, and the student is added with a display name or skipped', async () => {
  await add('Ann');
  const { person } = await openAs(world.ben, tab());
  await person.click(await button('Add students'));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByLabelText('Names, one per line', { exact: false }));
  await person.paste('ann\nBo\nBo');
  await person.click(dialog.getByRole('button', { name: 'Add 3 students' }));
  expect(await dialog.findByText(/^Some names appear twice/)).toBeTruthy();
  expect(dialog.getAllByText('Type a name, or leave this line out.')).toHaveLength(2);
  const [first] = dialog.getAllByLabelText('Goes by');
  await person.type(first ?? document.body, 'Annie');
  const [, second] = dialog.getAllByLabelText('It is the same student: leave this line out');
  await person.click(second ?? document.body);
  await person.click(dialog.getByRole('button', { name: 'Add 2 students' }));
  expect(await screen.findByText('3 students')).toBeTruthy();
  const listed = got(await world.ada.students.list(world.id));
  expect(listed.map(({ given, display }) => [given, display])).toContainEqual(['ann', 'Annie']);
});

test("[LIC-3] a list beyond the trial's limit shows the limit, how many fit and what to do", async () => {
  await add('Ann');
  const { person } = await openAs(world.ada, tab());
  await person.click(await button('Add students'));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByLabelText('Names, one per line', { exact: false }));
  await person.paste(
    Array.from(
      { length: 40 },
      (_, at) => `Student ${String.fromCodePoint(65 + (at % 26)).repeat(1 + Math.floor(at / 26))}`,
    ).join('\n'),
  );
  await person.click(dialog.getByRole('button', { name: 'Add 40 students' }));
  expect(
    await dialog.findByText(
      /^A trial includes 40 students\. There is room for 39 more, and this list adds 40\./,
    ),
  ).toBeTruthy();
});

test('an empty list is refused at its field', async () => {
  const { person } = await openAs(world.ada, tab());
  await person.click(await button('Add students'));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: 'Add students' }));
  expect(await dialog.findByText('Type or paste at least one name.')).toBeTruthy();
});

test('[LIC-3] an archived class shows its students and takes no new ones', async () => {
  await add('Ann');
  got(await world.ada.classrooms.archive(world.id, true));
  await openAs(world.ada, tab());
  expect(await screen.findByRole('rowheader', { name: /Ann/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add students' })).toBeNull();
});

test('[ROS-12] [R25] a class is downloaded as a file that an import accepts', async () => {
  await add('=cmd', 'Ann');
  const { person } = await openAs(world.ada, tab());
  await person.click(await button('Export class'));
  await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
  const [name, bytes] = saveFile.mock.calls[0] ?? [];
  expect(name).toBe('students.csv');
  const lines = new TextDecoder().decode(bytes).split('\r\n');
  expect(lines.slice(1, 3)).toEqual([expect.stringMatching(/^"'=cmd",/), expect.stringMatching(/^Ann,/)]);
});

test('[ROS-9] the class is shown as of a day, read-only', async () => {
  await add('Ann');
  const { person, address } = await openAs(world.ada, `${tab()}?on=2026-08-01`);
  expect(await screen.findByText('No students were in this class on that day.')).toBeTruthy();
  expect(screen.getByText(/^The class on/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add students' })).toBeNull();
  await person.click(screen.getByRole('link', { name: 'Back to today' }));
  expect(await button('Add students')).toBeTruthy();
  await person.type(screen.getByLabelText('As of', { exact: false }), '2030-01-01');
  await person.click(screen.getByRole('button', { name: 'Show that day' }));
  expect(await screen.findByText(/^The class on/)).toBeTruthy();
  expect(address()).toMatch(/on=2030-01-01$/);
  const table = within(await screen.findByRole('table', { name: 'Students of this class' }));
  expect(table.queryByRole('checkbox')).toBeNull();
  expect(table.getByRole('link', { name: /Ann/ }).getAttribute('href')).toMatch(/^\/settings\/students\//);
});
