import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
// The app loads this on demand. The import compiles it before the tests run.
import '#ui/features/classrooms/classrooms/on-lesson/report-dialog.tsx';
import { asStaff } from '../../organizations/people/as-staff.ts';
import { aTaughtClass, barge, got, openAs } from './open-classrooms.tsx';

const said = {
  version: barge.version,
  outcome: 'mixed',
  minutes: 50,
  understood: 'half',
  note: 'Short yarn.',
} as const;

test('[LES-3] a teacher reports with three taps and a line how the lesson went, and finds the report later', async () => {
  const { ada, id } = await aTaughtClass();
  const { person } = await openAs(ada, `/settings/classrooms/${id}`);
  await person.click(await screen.findByRole('button', { name: 'How did it go? Load the barge' }));
  const dialog = await screen.findByRole('dialog', { name: 'How did ‘Load the barge’ go?' });
  const send = await within(dialog).findByRole('button', { name: 'Send' });
  await person.click(within(dialog).getByRole('radio', { name: 'So-so' }));
  await person.click(within(dialog).getByRole('radio', { name: '50 min' }));
  await person.click(send);
  expect(dialog.textContent).toContain('Choose one answer in each of the three rows.');
  expect(got(await ada.lessonReports.own(barge.slug))).toBeNull();
  await person.click(within(dialog).getByRole('radio', { name: 'About half' }));
  await person.type(within(dialog).getByRole('textbox', { name: /One line/ }), 'Short yarn.');
  await person.click(send);
  expect(await screen.findByText('Thank you. The authors will read it.')).toBeDefined();
  expect(got(await ada.lessonReports.own(barge.slug))).toEqual(said);
  await person.click(screen.getByRole('button', { name: 'How did it go? Load the barge' }));
  const again = await screen.findByRole<HTMLInputElement>('radio', { name: '50 min' });
  expect(again.checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /One line/ }).value).toBe('Short yarn.');
});

test('[LES-3] our staff read the reports by lesson, without names', async () => {
  const { ada, ben, service } = await aTaughtClass();
  got(await ada.lessonReports.record(barge.slug, said));
  got(await ben.lessonReports.record(barge.slug, { ...said, outcome: 'well', minutes: null, note: '' }));
  await openAs(await asStaff(service), '/lessons/reports');
  const card = await screen.findByRole('region', { name: 'Load the barge' });
  expect(card.textContent).toContain('2 reports');
  expect(card.textContent).toContain('well 1, so-so 1');
  expect(card.textContent).toContain('45 planned, 50 taken, 1 class did not finish');
  expect(card.textContent).toContain('Short yarn.');
  expect(card.textContent).not.toMatch(/Ada|Ben/);
});
