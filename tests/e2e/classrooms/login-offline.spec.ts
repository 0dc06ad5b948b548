import { expect, ignoreErrors, networkError, test } from '../fixtures.ts';
import { failRequests } from '../failing-requests.ts';
import { Header } from '../pages/header.ts';
import { LoginPage } from '../pages/login.page.ts';

test('[REL-7] a login whose code could not be loaded says so, and works once the network is back', async ({
  page,
  person,
  desk,
  consoleErrors,
}) => {
  await desk.register(person, true);
  const identityCode = /\/assets\/live-client-app-.*\.js$/;
  const endFailure = await failRequests(page, identityCode);
  const login = new LoginPage(page);
  await login.open();
  await login.logIn(person.email, person.password);
  await expect(page.getByRole('alert')).toContainText('We could not reach');
  await expect(login.email).toHaveValue(person.email);

  endFailure();
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(new Header(page).greeting(person.firstName)).toBeVisible();
  ignoreErrors(consoleErrors, networkError);
});
