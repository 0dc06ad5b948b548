import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { expect, ignoreErrors, test } from '../fixtures.ts';
import { LoginPage } from '../pages/login.page.ts';
import { openWindow } from '../provider-window.ts';

/** The email domain of the demo users, who log in with passwords in other tests, and a domain that is verified in the demo. */
const ownersDomain = 'demo.blockyard.example';
const schoolDomain = 'tidewater.example';
const owner = `owner@${ownersDomain}`;
const teacher = `vera.stone@${schoolDomain}`;
const schoolButton = 'Continue with your school’s login';

/** Chromium logs refused calls, including later calls of a tab that was refused. */
test.afterEach(({ consoleErrors }) => ignoreErrors(consoleErrors, /status of 4(00|01)/));

async function logIn(page: Page, email: string): Promise<void> {
  const login = new LoginPage(page);
  await login.open();
  await login.logIn(email, 'harbor-demo');
}

/** Claims the domain as the owner of the demo district and verifies it with a DNS record. */
async function proveDomain(page: Page, request: APIRequestContext): Promise<void> {
  await page.goto('/settings/school');
  const domains = page.getByRole('region', { name: 'Email domains' });
  await domains.getByLabel('New domain').fill(ownersDomain);
  await domains.getByRole('button', { name: 'Add the domain' }).click();
  const record = await domains.getByLabel(`TXT record of ${ownersDomain}`).inputValue();
  expect((await request.post('/dev/dns', { data: { domain: ownersDomain, record } })).ok()).toBe(true);
  await domains.getByRole('button', { name: `Check ${ownersDomain}` }).click();
  await expect(change(page, ownersDomain)).toBeVisible();
}

const change = (page: Page, domain: string) =>
  page.getByRole('button', { name: `Change login for ${domain}` });
const ruleDialog = (page: Page, domain: string) => page.getByRole('dialog', { name: `Login for ${domain}` });

/** Sets the district's own login provider for a domain. If `closed`, passwords are not allowed. */
async function nameLogin(page: Page, domain: string, closed: boolean): Promise<void> {
  await change(page, domain).click();
  const dialog = ruleDialog(page, domain);
  await dialog.getByLabel('Log in with', { exact: true }).selectOption('own');
  await dialog.getByLabel('ID of your login').fill('oidc.harbor');
  if (closed) await dialog.getByRole('checkbox', { name: /^Passwords/ }).uncheck();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
}

/** Logs in through the school's login provider, and expects it to know the address. */
async function finishAtSchool(page: Page, email: string, button = schoolButton): Promise<void> {
  const popup = await openWindow(page, button);
  const closed = popup.waitForEvent('close');
  const again = popup.getByRole('button', { name: email });
  const first = popup.getByRole('button', { name: 'Add new account' });
  await expect(first).toBeEnabled();
  if ((await again.count()) > 0) await again.click();
  else {
    await first.click();
    await expect(popup.getByLabel('Email', { exact: true })).toHaveValue(email);
    await popup.getByRole('button', { name: 'Sign in' }).click();
  }
  await closed;
}

test('[ORG-9] a district allows its own login, tries it, and turns off passwords for a domain, whose teachers are redirected there', async ({
  page,
  elsewhere,
  request,
  demo,
}) => {
  await demo.logIn(page, 'owner');
  await proveDomain(page, request);

  await nameLogin(page, ownersDomain, false);
  await expect(page.getByText('People can log in with your own login (oidc.harbor)')).toBeVisible();
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  const login = new LoginPage(page);
  await login.open();
  await login.email.fill(owner);
  await login.password.focus();
  await finishAtSchool(page, owner);
  await expect(page).toHaveURL(/\/lessons$/);
  await page.goto('/settings/school');
  await nameLogin(page, schoolDomain, true);
  await expect(page.getByText('People log in with your own login (oidc.harbor) only')).toBeVisible();

  const requests: string[] = [];
  elsewhere.on('request', (sent) => {
    if (sent.url().includes('sign-in-rules')) requests.push(new URL(sent.url()).pathname);
  });
  await logIn(elsewhere, teacher);
  await expect(elsewhere.getByText(/Your school has turned off this way to log in/)).toBeVisible();
  await expect(elsewhere.getByRole('button', { name: schoolButton })).toBeVisible();
  await expectAccessible(elsewhere);
  expect(requests).toEqual([`/v1/app/sign-in-rules/${schoolDomain}`]);
  await finishAtSchool(elsewhere, teacher);
  await expect(elsewhere).toHaveURL(/\/lessons$/);

  await page.goto('/settings/school');
  await change(page, schoolDomain).click();
  await ruleDialog(page, schoolDomain).getByLabel('Log in with', { exact: true }).selectOption('');
  await ruleDialog(page, schoolDomain).getByRole('button', { name: 'Save' }).click();
  await expect(ruleDialog(page, schoolDomain)).toHaveCount(0);
  await page.getByRole('button', { name: `Remove ${ownersDomain}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  // The domain no longer has a login provider, so users who logged in through it must log in again.
  await expect(page).toHaveURL(/\/(?:login|errors)/);
});

const otherProviders = [
  { by: 'Microsoft', choose: 'microsoft.com', id: null, button: 'Continue with Microsoft' },
  { by: 'SAML', choose: 'own', id: 'saml.harbor', button: schoolButton },
] as const;

for (const { by, choose, id, button } of otherProviders) {
  test(`[ORG-9] a teacher of a school that logs in by ${by} is redirected there by their address`, async ({
    page,
    elsewhere,
    demo,
  }) => {
    await demo.logIn(page, 'owner');
    await page.goto('/settings/school');
    const dialog = ruleDialog(page, schoolDomain);
    await change(page, schoolDomain).click();
    await dialog.getByLabel('Log in with', { exact: true }).selectOption(choose);
    if (id !== null) await dialog.getByLabel('ID of your login').fill(id);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);

    const login = new LoginPage(elsewhere);
    await login.open();
    await login.email.fill(teacher);
    await login.password.focus();
    await finishAtSchool(elsewhere, teacher, button);
    await expect(elsewhere).toHaveURL(/\/lessons$/);
  });
}
