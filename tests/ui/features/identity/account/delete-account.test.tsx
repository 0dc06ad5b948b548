import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { deletionWords } from '#ui/features/identity/account/messages/en/delete-account.ts';
import { deletionSetupOf } from '../../../../contract/identity/account-deletion.ts';
import { openProfile } from './open-profile.tsx';

const dialog = () => screen.findByRole('dialog', { name: 'Delete your account forever?' });

type Before = (service: Parameters<typeof deletionSetupOf>[0], accountId: string) => Promise<void>;

async function openDialog(before: Before) {
  const page = await openProfile({
    before: (world) => before(world.service, world.accounts.accounts()[0]?.id ?? ''),
  });
  await page.person.click(screen.getByRole('button', { name: 'Delete my account' }));
  return { ...page, shown: within(await dialog()) };
}

test('[ORG-7] the effect on each class is shown before an account is deleted', async () => {
  const { shown } = await openDialog((service, id) => deletionSetupOf(service).teachWithGrace(id));
  const classrooms = within(await shown.findByRole('region', { name: 'Your classes' }));
  expect(classrooms.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Alone is deleted, with 0 students, 0 assigned lessons and what was recorded there.',
    'Shared goes to Grace Hopper, with 0 students and 0 assigned lessons.',
    '1 class that you co-teach continues without you.',
  ]);
  expect(shown.getByText(/^To keep a class, add a colleague/)).toBeDefined();
});

test('[ORG-3] a user who is the only one in charge of a school sees what to do first, and deletes nothing', async () => {
  const { shown } = await openDialog((service, id) => deletionSetupOf(service).runOakAlone(id));
  expect(await shown.findByText('You cannot delete your account yet')).toBeDefined();
  expect(shown.getByText(/^You are the only manager of .*Oak School/)).toBeDefined();
  expect(shown.getByRole('link', { name: 'Open the staff list' }).getAttribute('href')).toBe(
    '/settings/teachers',
  );
  expect(shown.queryByLabelText(/To be sure/)).toBeNull();
});

test('[ORG-3] a user who becomes the only one in charge in the meantime is refused', async () => {
  const { person, shown, service, accounts } = await openDialog(async () => undefined);
  await shown.findByLabelText(/To be sure/);
  await deletionSetupOf(service).runOakAlone(accounts.accounts()[0]?.id ?? '');
  await person.type(shown.getByLabelText(/To be sure/), 'ada@lovelace.test{Enter}');
  await waitFor(() => expect(shown.getByText(/You are the only person in charge of a school/)).toBeDefined());
  expect(accounts.accounts()).toHaveLength(2);
});

test('[ORG-7] [LIC-3] the end of a paid license, and its receipts, are shown', () => {
  const [, , license, receipts] = deletionWords.goesList({
    blockedBy: [],
    leaves: [],
    classrooms: [],
    coTaught: 0,
    licensedUntil: '2027-08-31',
    hasReceipts: true,
  });
  expect(license).toBe('your license, which is paid until 08/31/2027; it will not be refunded');
  expect(receipts).toMatch(/^access to your invoices and receipts/);
});
