import { expect, test } from '../fixtures.ts';
import { Header } from '../pages/header.ts';
import { LoginPage } from '../pages/login.page.ts';
import { MailSentPage } from '../pages/mail-sent.page.ts';
import { SignUpPage } from '../pages/sign-up.page.ts';
import { Site } from '../site.ts';

test('[NAV-4] a deep link leads to the login and back; a changed name shows everywhere', async ({
  page,
  person,
}) => {
  const header = new Header(page);
  await new SignUpPage(page).signUp(person);
  await header.logOut();
  await expect(header.logInLink).toBeVisible();

  await page.goto('/settings/profile?from=mail');
  await expect(page).toHaveURL('/login?redirectUrl=%2Fsettings%2Fprofile%3Ffrom%3Dmail');
  await new LoginPage(page).logIn(person.email, person.password);
  await expect(page).toHaveURL(/\/settings\/profile\?from=mail$/);

  await page.getByLabel('First name', { exact: true }).fill('Grace');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await expect(header.greeting('Grace')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('First name', { exact: true })).toHaveValue('Grace');
  await expect(header.greeting('Grace')).toBeVisible();
});

test('[NAV-5] a hostile redirectUrl leads home', async ({ page, person }) => {
  await new SignUpPage(page).signUp(person);
  for (const hostile of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '%2f%2fevil.example',
    'javascript:alert(1)',
    '/login',
  ]) {
    await page.goto(`/login?redirectUrl=${encodeURIComponent(hostile)}`);
    await expect(page, hostile).toHaveURL(/^http:\/\/localhost:\d+\/lessons$/);
  }
});

test('[AUT-7] another tab shows a changed name without a reload, and is logged out with this one', async ({
  page,
  context,
  person,
}) => {
  await new SignUpPage(page).signUp(person);
  const other = await context.newPage();
  await other.goto('/settings/profile');
  await expect(new Header(other).greeting(person.firstName)).toBeVisible();
  await page.goto('/settings/profile');
  await page.getByLabel('First name', { exact: true }).fill('Grace');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(new Header(other).greeting('Grace')).toBeVisible();
  await new Header(page).logOut();
  await expect(other).toHaveURL(/\/login\?redirectUrl=%2Fsettings%2Fprofile$/);
});

test('[REL-1] [REL-3] kill -9 while signed in: still signed in after a reload, nothing lost', async ({
  browser,
  person,
}) => {
  const site = await Site.start('dist/local', null);
  const context = await browser.newContext({ baseURL: site.url });
  try {
    const page = await context.newPage();
    const header = new Header(page);
    await new SignUpPage(page).signUp(person);
    await site.kill('SIGKILL');
    await site.resume();
    await page.goto('/settings/profile');
    await expect(page.getByLabel('First name', { exact: true })).toHaveValue(person.firstName);
    await expect(header.greeting(person.firstName)).toBeVisible();
    await expect(header.trial).toHaveText(/30 trial days left/);
    await header.logOut();
    await page.goto('/login');
    await new LoginPage(page).logIn(person.email, person.password);
    await expect(header.greeting(person.firstName)).toBeVisible();
  } finally {
    await context.close();
    await site.close();
  }
});

test('[SEC-3] a browser that logged in before gets its mail, however many requests strangers make', async ({
  page,
  person,
  desk,
  mailbox,
  request,
}) => {
  const header = new Header(page);
  await desk.register(person, true);
  const login = new LoginPage(page);
  await login.open();
  await login.askForLink(person.email);
  await new MailSentPage(page).type(await mailbox.code(person.email));
  await expect(header.greeting(person.firstName)).toBeVisible();
  await header.logOut();
  await expect(header.logInLink).toBeVisible();

  const data = { email: person.email };
  await expect.poll(async () => (await request.post('/v1/app/auth/send-link', { data })).status()).toBe(429);
  await login.open();
  await login.askForLink(person.email);
  await new MailSentPage(page).shown();
});
