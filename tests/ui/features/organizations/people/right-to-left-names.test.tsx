import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
// Tables with many rows load this on demand. The import compiles it before the tests run.
import '#ui/table/tools/table-tools.tsx';
import { openAs } from '../../classrooms/classrooms/open-classrooms.tsx';
import { aStaffedDistrict } from './a-district.ts';
import { anId } from '../../../../builders/an-id.ts';

const name = 'Grace بنت الميناء';

/** Returns the texts in which the name is isolated neither by its element nor by marks. */
function withoutIsolation(): readonly string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const text = node.textContent ?? '';
    const stands = text.includes(name) && !text.includes(`\u2068${name}`) && text !== name;
    if (stands && !node.parentElement?.closest('bdi, [dir=auto]')) found.push(text);
  }
  return found;
}

async function aDistrictWithGrace() {
  const district = await aStaffedDistrict();
  await district.join('Grace', 'oak', 'teacher', 'بنت الميناء');
  return district;
}

test('[UI-4] the staff list isolates right-to-left names', async () => {
  const { logIn } = await aDistrictWithGrace();
  await openAs(await logIn('Mia'), '/settings/teachers');
  expect(await screen.findByRole('link', { name: `\u2068${name}\u2069` })).toBeDefined();
  expect(withoutIsolation()).toEqual([]);
});

test("[UI-4] a person's page, the confirmation of an action, and its message isolate them, too", async () => {
  const { logIn } = await aDistrictWithGrace();
  const { person } = await openAs(await logIn('Mia'), `/settings/teachers/${anId('m-grace')}`);
  const actions = within(await screen.findByRole('region', { name: 'Actions' }));
  expect(withoutIsolation()).toEqual([]);
  await person.click(actions.getByRole('button', { name: 'Deactivate' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/can no longer see or change anything/)).toBeDefined();
  expect(withoutIsolation()).toEqual([]);
  await person.click(await dialog.findByRole('button', { name: 'Deactivate' }));
  expect(await screen.findByText(/is deactivated\./)).toBeDefined();
  expect(withoutIsolation()).toEqual([]);
});
