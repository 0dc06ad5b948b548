import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { minute } from '../../../../builders/time.ts';
import { focusedDialog } from '../../../focused-dialog.ts';
import { ada, openProfile } from './open-profile.tsx';

const chromebook = 'Mozilla/5.0 (X11; CrOS x86_64) AppleWebKit/537.36 Chrome/128.0 Safari/537.36';
const section = () => within(screen.getByRole('region', { name: 'Where you are logged in' }));
const rows = () => section().findAllByRole('listitem');
const logOut = () => section().findByRole('button', { name: 'Log out of Chrome on ChromeOS' });

async function openWithChromebook() {
  const page = await openProfile({
    before: async ({ app, clock, identity }) => {
      const user = identity.userOf(ada.email);
      if (user === null) throw new Error('nobody signed up');
      await clock.advance(minute);
      const verified = await app.access.verifyToken(identity.issueToken(user, 'email').token);
      const caller = verified.ok ? await app.access.admit(verified.value, 'session.manage') : verified;
      if (!caller.ok || caller.value === null) throw new Error('not admitted');
      await app.sessions.note(caller.value, { userAgent: chromebook, network: '198.51.100.7' });
    },
  });
  return page;
}

test("[ORG-7] the profile lists the user's sessions, and marks this one", async () => {
  await openWithChromebook();
  const [own, other] = await rows();
  if (own === undefined || other === undefined) throw new Error('a row is missing');
  expect(own.textContent).toContain('On this network · in use now');
  expect(within(own).getByText('This browser')).toBeDefined();
  expect(within(own).queryByRole('button')).toBeNull();
  expect(other.textContent).toContain('Chrome on ChromeOS');
  expect(other.textContent).toMatch(/On the network 198\.51\.100\.7 · last seen on .* [AP]M/);
});

test('[ORG-7] [UI-5] one session is logged out after a confirmation, and the list and a message show it', async () => {
  const { person, sessions, accounts } = await openWithChromebook();
  await person.click(await logOut());
  const dialog = () => focusedDialog('Log out of Chrome on ChromeOS?');
  await person.click((await dialog()).getByRole('button', { name: 'Cancel' }));
  expect(await rows()).toHaveLength(2);
  await person.click(await logOut());
  await person.click((await dialog()).getByRole('button', { name: 'Log out' }));
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  expect(await screen.findByText('Chrome on ChromeOS is logged out.')).toBeDefined();
  const heading = screen.getByRole('heading', { name: 'Where you are logged in' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(sessions.endedOf(accounts.accounts()[0]?.id ?? '')).toHaveLength(1);
});
