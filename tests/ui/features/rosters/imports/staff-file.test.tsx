import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { watchSavedFiles } from '../../../saved-files.ts';
import { got, openAs } from '../../classrooms/classrooms/open-classrooms.tsx';
import { aStaffedDistrict } from '../../organizations/people/a-district.ts';

test('[R25] the page of imports saves staff as a file that an import accepts', async () => {
  const { logIn } = await aStaffedDistrict();
  const mia = await logIn('Mia');
  got(await mia.imports.start('oak'));
  const saved = watchSavedFiles();
  const { person } = await openAs(mia, '/settings/imports');
  await person.click(await screen.findByRole('button', { name: 'Export staff' }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  const [, bytes] = saved.mock.calls[0] ?? [];
  const [header, ...rows] = new TextDecoder().decode(bytes).split('\r\n');
  expect(header).toBe('first_name,last_name,email,role,school');
  expect(rows.length).toBeGreaterThan(1);
  for (const row of rows) expect(row).toMatch(/^[^,]+,[^,]*,[^,]+@[^,]+,(manager|teacher),[^,]+$/u);
});
