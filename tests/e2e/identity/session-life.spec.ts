import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { expect, ignoreErrors, networkError, test } from '../fixtures.ts';
import { failRequests } from '../failing-requests.ts';
import { Header } from '../pages/header.ts';
import { LoginPage } from '../pages/login.page.ts';
import { SignUpPage } from '../pages/sign-up.page.ts';
import { signInThrough } from '../provider-window.ts';

const firstName = (page: Page) => page.getByLabel('First name', { exact: true });
const lostPath = /\/login\/?\?redirectUrl=%2Fsettings%2Fprofile&errorCode=440$/;
const lostWords = (page: Page) => page.getByRole('status').filter({ hasText: 'You were logged out' });

/** Makes the next calls to the identity service fail. */
const fault = async (request: APIRequestContext, overrides: Record<string, unknown>): Promise<void> => {
  expect((await request.post('/dev/identity/faults', { data: overrides })).ok()).toBe(true);
};

async function changeAccount(page: Page, change: Record<string, unknown>): Promise<void> {
  const user = await page.evaluate(() => localStorage.getItem('system-user'));
  const { id } = JSON.parse(user ?? '{}') as { id: string };
  const path = '/identitytoolkit.googleapis.com/v1/projects/demo-blockyard/accounts:update';
  const reply = await page.request.post(path, {
    headers: { Authorization: 'Bearer owner' },
    data: { localId: id, ...change },
  });
  expect(reply.ok()).toBe(true);
}

/** Counts the token requests of all pages of a browser from this call on. */
function tokenCalls(context: BrowserContext): { count: number } {
  const calls = { count: 0 };
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/v1/token')) calls.count += 1;
  });
  return calls;
}

const storedPlan = (page: Page) => page.evaluate(() => localStorage.getItem('blockyard-token-plan'));

/** Returns the time of the next token refresh in epoch milliseconds, by the clock of the page. */
async function nextRefresh(page: Page): Promise<number> {
  await page.waitForFunction(() => localStorage.getItem('blockyard-token-plan') !== null);
  return (JSON.parse((await storedPlan(page)) ?? '') as { nextAt: number }).nextAt;
}

test.afterEach(async ({ request }) => {
  await request.delete('/dev/identity/faults');
});

test('[AUT-6] [NAV-9] a refused refresh leads every tab to the login with code 440; the form is restored afterwards', async ({
  page,
  context,
  person,
  request,
  consoleErrors,
}) => {
  await context.clock.install();
  await new SignUpPage(page).signUp(person);
  await page.goto('/settings/profile');
  await firstName(page).fill('Grace');
  const other = await context.newPage();
  await other.goto('/settings/profile');
  await expect(firstName(other)).toHaveValue(person.firstName);

  await fault(request, { match: '/v1/token', message: 'TOKEN_EXPIRED', times: 20 });
  await context.clock.fastForward('55:01');
  await expect(page).toHaveURL(lostPath);
  await expect(other).toHaveURL(lostPath);
  await expect(lostWords(page)).toBeVisible();
  await expect(lostWords(other)).toBeVisible();

  await request.delete('/dev/identity/faults');
  await new LoginPage(page).logIn(person.email, person.password);
  await expect(page).toHaveURL(/\/settings\/profile$/);
  await expect(firstName(page)).toHaveValue('Grace');
  await expect(other).toHaveURL(/\/settings\/profile$/);
  ignoreErrors(consoleErrors, /status of 400/);
});

test('[AUT-6] a refresh without a connection is retried 30 s later, and nobody is signed out', async ({
  page,
  context,
  person,
  request,
  consoleErrors,
}) => {
  await context.clock.install();
  await new SignUpPage(page).signUp(person);
  await page.goto('/settings/profile');
  const calls = tokenCalls(context);
  let warned = false;
  page.on('console', (line) => (warned ||= line.text().includes('could not be refreshed')));
  // The SDK makes calls of its own when it is loaded.
  await fault(request, { match: '/v1/token', times: 50, drop: true });
  // Pauses the clock, so that the speed of the machine does not matter.
  await context.clock.pauseAt((await nextRefresh(page)) + 1000);
  await expect
    .poll(async () => {
      await context.clock.runFor(500); // Runs the short timers of the SDK.
      return warned;
    })
    .toBe(true);
  await request.delete('/dev/identity/faults');
  const failed = calls.count;
  const answered = page.waitForResponse((reply) => reply.url().includes('/v1/token') && reply.ok());
  await context.clock.runFor('00:31');
  await answered;
  expect(calls.count).toBe(failed + 1);
  await context.clock.resume();
  await expect(new Header(page).greeting(person.firstName)).toBeVisible();
  await expect(page).toHaveURL(/\/settings\/profile$/);
  ignoreErrors(consoleErrors, networkError);
});

test('[AUT-6] three tabs make one refresh, five minutes before the token expires', async ({
  page,
  context,
  person,
}) => {
  await context.clock.install();
  await new SignUpPage(page).signUp(person);
  const tabs = [page];
  for (let opened = 1; opened < 3; opened += 1) {
    const tab = await context.newPage();
    await tab.goto('/getting-started/faqs');
    await expect(new Header(tab).greeting(person.firstName)).toBeVisible();
    tabs.push(tab);
  }
  // A tab starts its timer when it knows the time of the refresh, which all tabs share.
  const refreshes = await Promise.all(tabs.map(nextRefresh));
  expect(new Set(refreshes).size).toBe(1);
  const before = await storedPlan(page);
  const calls = tokenCalls(context);
  await context.clock.pauseAt(Math.max(...refreshes) - 1000);
  expect(calls.count).toBe(0);
  // The first tab holds the lock for 200 ms more. The clock does not advance until every tab has read the new time.
  await context.clock.runFor(1100);
  for (const tab of tabs) await expect.poll(() => storedPlan(tab)).not.toBe(before);
  await context.clock.runFor('01:00');
  expect(calls.count).toBe(1);
});

test('[AUT-7] a login and a change of user in one tab reach the other', async ({ page, context, person }) => {
  await new SignUpPage(page).signUp(person);
  await new Header(page).logOut();
  const other = await context.newPage();
  await other.goto('/lessons');
  await expect(new Header(other).logInLink).toBeVisible();
  await page.goto('/login');
  await new LoginPage(page).logIn(person.email, person.password);
  await expect(new Header(other).greeting(person.firstName)).toBeVisible();

  await other.goto('/settings/profile');
  await firstName(other).fill('typed by Ada');
  await new Header(page).logOut();
  await expect(other).toHaveURL(/\/login\?redirectUrl=/);
  const grace = { ...person, firstName: 'Grace', email: `grace.${person.email}` };
  await new SignUpPage(page).signUp(grace);
  await expect(other).toHaveURL(/\/settings\/profile$/);
  await expect(firstName(other)).toHaveValue('Grace');
});

test('[REL-7] with a clock that is an hour fast, login, calls and token refresh work', async ({
  page,
  context,
  person,
}) => {
  await context.clock.install({ time: Date.now() + 3_600_000 });
  await new SignUpPage(page).signUp(person);
  const calls = tokenCalls(context);
  await page.goto('/settings/profile');
  await firstName(page).fill('Grace');
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(new Header(page).greeting('Grace')).toBeVisible();
  expect(calls.count).toBe(0);
  const answered = page.waitForResponse((reply) => reply.url().includes('/v1/token') && reply.ok());
  await context.clock.fastForward('55:01');
  await answered;
  await page.reload();
  await expect(firstName(page)).toHaveValue('Grace');
});

test('[AUT-8] [NAV-9] the next call of an account that was disabled leads to the login with code 440', async ({
  page,
  person,
  consoleErrors,
}) => {
  await new SignUpPage(page).signUp(person);
  await page.goto('/settings/profile');
  await firstName(page).fill('Grace');
  // Waits for pending reads, because the next call must be the one that the button makes.
  await page.waitForLoadState('networkidle');
  await changeAccount(page, { disableUser: true });
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(page).toHaveURL(lostPath);
  await expect(lostWords(page)).toBeVisible();
  ignoreErrors(consoleErrors, /status of (400|401)/);
});

test('[ONB-5] answers of onboarding survive a reload', async ({ page, person, consoleErrors }) => {
  await page.goto('/login');
  await signInThrough(page, 'Google', { email: person.email, name: '' });
  await page.goto('/lessons');
  await page.goto('/settings/profile');
  await expect(page).toHaveURL(/\/complete-onboarding\?redirectUrl=%2Fsettings%2Fprofile$/);
  await firstName(page).fill('Grace');
  await page.reload();
  await expect(firstName(page)).toHaveValue('Grace');
  // The test leaves the first page before the account is opened, so a call of the next page is refused.
  ignoreErrors(consoleErrors, /status of 403/);
});

test('[AUT-7] [REL-7] a logout without a connection works, also if the identity provider was not loaded yet', async ({
  page,
  context,
  person,
  consoleErrors,
}) => {
  await new SignUpPage(page).signUp(person);
  const chunk = /firebase-connection/;
  const missed = page.waitForEvent('requestfailed', (request) => chunk.test(request.url()));
  const endFailure = await failRequests(page, chunk);
  await page.goto('/getting-started/faqs');
  await missed;
  const header = new Header(page);
  await expect(header.greeting(person.firstName)).toBeVisible();
  await context.setOffline(true);
  await header.logOut();
  await expect(header.logInLink).toBeVisible();
  await context.setOffline(false);
  endFailure();
  await page.goto('/settings/profile');
  await expect(page).toHaveURL(/\/login\?redirectUrl=%2Fsettings%2Fprofile$/);
  ignoreErrors(consoleErrors, networkError);
});

test('[REL-7] without a connection the page shows the remembered user, and nothing is lost', async ({
  page,
  person,
  consoleErrors,
}) => {
  await new SignUpPage(page).signUp(person);
  const endFailure = await failRequests(page, /\/v1\/|identitytoolkit|securetoken/);
  await page.goto('/getting-started/faqs');
  await expect(new Header(page).greeting(person.firstName)).toBeVisible();
  endFailure();
  await page.goto('/settings/profile');
  await expect(firstName(page)).toHaveValue(person.firstName);
  ignoreErrors(consoleErrors, networkError);
});

test('[REL-7] with cookies off and all storage blocked, signing up, working and logging out work for the page', async ({
  page,
  person,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const area of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, area, { get: refuse });
    }
    Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });
  });
  await new SignUpPage(page).signUp(person);
  const header = new Header(page);
  await expect(header.greeting(person.firstName)).toBeVisible();
  await header.logOut();
  await header.logInLink.click();
  await new LoginPage(page).logIn(person.email, person.password);
  await expect(header.greeting(person.firstName)).toBeVisible();
});
