import { expect, test } from 'vitest';
import { aBrowser } from '../../../builders/a-client.ts';
import { day } from '../../../builders/time.ts';

// docs/contributing.md shows this test as the pattern for others.
test('[AUT-7] a login in one tab is visible in another, and a logout ends both', async () => {
  const browser = aBrowser();
  const ada = { email: 'ada@lovelace.test', password: 'difference-engine' };
  browser.service.identity.addUser({ ...ada, emailVerified: true });
  const [tab, other] = [browser.openTab(), browser.openTab()];
  tab.startSessionSync();
  other.startSessionSync();
  await browser.service.clock.advance(0);

  expect(await tab.signIn(ada)).toMatchObject({ ok: true });
  await browser.service.clock.advance(0);
  expect(other.session.current().state).toBe('signed-in');

  await browser.service.clock.advance(day);
  await tab.logout();
  await browser.service.clock.advance(0);
  expect(other.session.current().state).toBe('signed-out');
});
