import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { expect, ignoreErrors, type Person, test } from '../fixtures.ts';
import { LoginPage } from '../pages/login.page.ts';
import { MailSentPage } from '../pages/mail-sent.page.ts';
import { pressMenuItem } from '../press-menu-item.ts';

/** Chromium logs the error response for a record that is not published yet. */
test.afterEach(({ consoleErrors }) => ignoreErrors(consoleErrors, /status of 422/));

async function logIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  const login = new LoginPage(page);
  await login.open();
  await login.logIn(email, password);
  await expect(page).toHaveURL(/\/lessons$/);
}

/** Adds a domain on the page of the school, and publishes its DNS record as the school's IT would. */
async function prove(page: Page, request: APIRequestContext, domain: string): Promise<void> {
  await page.goto('/settings/school');
  await page.getByLabel('New domain').fill(`@${domain}`);
  await page.getByRole('button', { name: 'Add the domain' }).click();
  const field = page.getByLabel(`TXT record of ${domain}`);
  await expect(field).toHaveValue(/^blockyard-verification=/);
  await page.getByRole('button', { name: `Check ${domain}` }).click();
  await expect(page.getByText('We do not see the record yet.')).toBeVisible();
  await expectAccessible(page);
  await request.post('/dev/dns', { data: { domain, record: await field.inputValue() } });
  await page.getByRole('button', { name: `Check ${domain}` }).click();
  await expect(page.getByRole('status').filter({ hasText: `${domain} is verified.` })).toBeVisible();
  await expect(field).toHaveCount(0);
}

const request = (page: Page, { firstName, lastName }: Person) => ({
  approve: page.getByRole('button', { name: `Approve ${firstName} ${lastName}` }),
  decline: page.getByRole('button', { name: `Decline ${firstName} ${lastName}` }),
});

test('[ORG-10] a principal proves a domain; a new teacher of it asks to join, is approved, and is a member', async ({
  page,
  person,
  mailbox,
  request: api,
  demo,
  elsewhere,
}) => {
  test.slow();
  const domain = `${person.password.replaceAll('table', 'oak')}.example`;
  const ada = { ...person, lastName: domain, email: `ada@${domain}` };
  await demo.logIn(page, 'principal');
  await prove(page, api, domain);

  await elsewhere.goto('/login');
  await new LoginPage(elsewhere).askForLink(ada.email);
  await new MailSentPage(elsewhere).shown();
  await elsewhere.goto(await mailbox.signInLink(ada.email));
  await expect(elsewhere).toHaveURL(/\/complete-onboarding/);
  await expect(elsewhere.getByText('Join Lighthouse Elementary?')).toBeVisible();
  await expectAccessible(elsewhere);
  await elsewhere.getByRole('button', { name: 'Ask to join' }).click();
  await expect(elsewhere.getByText('You asked to join Lighthouse Elementary')).toBeVisible();
  await elsewhere.getByLabel('First name', { exact: true }).fill(ada.firstName);
  await elsewhere.getByLabel('Last name', { exact: true }).fill(ada.lastName);
  await elsewhere.getByRole('button', { name: 'Finish' }).click();
  await expect(elsewhere).toHaveURL(/\/lessons$/);

  await page.goto('/settings/teachers?show=invitations');
  await expect(page.getByRole('list', { name: 'Requests to join' })).toContainText(ada.email);
  await expectAccessible(page);
  await request(page, ada).approve.click();
  await expect(page.getByText(`Ada ${domain} is now a teacher of your school.`)).toBeVisible();
  await expect(request(page, ada).approve).toHaveCount(0);

  expect((await mailbox.newest(ada.email, 2)).text).toContain('Lighthouse Elementary');
  await elsewhere.goto('/settings/profile');
  await expect(elsewhere.getByRole('heading', { level: 1 })).toBeVisible();
  await elsewhere.getByRole('button', { name: /Ada/ }).click();
  await pressMenuItem(elsewhere.getByRole('menuitemradio', { name: /Lighthouse Elementary/ }));
  await expect(elsewhere.getByRole('button', { name: /Lighthouse Elementary/ })).toBeVisible();
  await elsewhere.goto('/settings/teachers');
  await expect(elsewhere.getByRole('table', { name: 'Staff' })).toContainText('Priya Raman');
});

test('[ORG-10] a declined user is not asked again, and a user with an unconfirmed address is never asked', async ({
  page,
  person,
  desk,
  request: api,
  demo,
  elsewhere,
}) => {
  test.slow();
  const domain = `${person.password.replaceAll('table', 'elm')}.example`;
  const bo: Person = { ...person, firstName: 'Bo', lastName: domain, email: `bo@${domain}` };
  const cy: Person = { ...person, firstName: 'Cy', lastName: domain, email: `cy@${domain}` };
  await desk.register(bo, true);
  await desk.register(cy, false);
  await demo.logIn(page, 'principal');
  await prove(page, api, domain);

  await logIn(elsewhere, bo);
  await elsewhere.goto('/settings/profile');
  await elsewhere.getByRole('button', { name: 'Ask to join' }).click();
  await expect(elsewhere.getByText('You asked to join Lighthouse Elementary')).toBeVisible();
  await page.goto('/settings/teachers?show=invitations');
  await request(page, bo).decline.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
  await expect(request(page, bo).decline).toHaveCount(0);

  const suggested = async (who: Page): Promise<unknown> => {
    const answered = who.waitForResponse(/\/me\/join-request$/);
    await who.goto('/settings/profile');
    return (await answered).json();
  };
  expect(await suggested(elsewhere)).toEqual({ data: null });
  await expect(elsewhere.getByText(/Lighthouse Elementary/)).toHaveCount(0);
  await elsewhere.context().clearCookies();
  const other = await page
    .context()
    .browser()
    ?.newPage({ baseURL: new URL(page.url()).origin });
  if (other === undefined) throw new Error('No browser');
  await logIn(other, cy);
  expect(await suggested(other)).toEqual({ data: null });
  await other.close();
});
