import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { SignUpPage } from '../pages/sign-up.page.ts';

test('[ORG-8] a phone uses the code of the page, is listed, and is told when it is logged out', async ({
  page,
  person,
  elsewhere: phone,
}) => {
  await new SignUpPage(page).signUp(person);
  await page.goto('/settings/app-login-code');
  await page.getByRole('button', { name: 'Show a code' }).click();
  const app = page.getByRole('region', { name: 'Log in to the app' });
  const code = app.getByText(/^\w{4}-\w{4}$/);
  await expect(code).toBeVisible();
  await expect(app.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBe(0);

  await phone.goto('/dev/phone');
  await phone.getByLabel(/Code from the website/).fill((await code.textContent()) ?? '');
  await phone.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(phone.getByRole('heading', { name: `Hello, ${person.firstName}` })).toBeVisible();
  await expect(phone.getByRole('listitem').filter({ hasText: 'Load the barge' })).toBeVisible();
  await expect(app.getByText(/Logged in on Pixel 7/)).toBeVisible();

  await phone.getByRole('button', { name: 'Get new tokens' }).click();
  await expect(phone.getByText('POST /oauth/token → 200')).toHaveCount(2);
  const devices = page.getByRole('region', { name: 'Your devices' });
  await devices.getByRole('button', { name: 'Log out Pixel 7' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out Pixel 7' }).click();
  await expect(devices.getByText('No device is logged in.')).toBeVisible();
  await expect(phone.getByRole('alert')).toHaveText(/This phone was logged out/);
});

test('[ORG-8] a phone shows its own code, which is approved by name, without a mouse', async ({
  page,
  person,
  elsewhere: phone,
}) => {
  await new SignUpPage(page).signUp(person);
  await phone.goto('/dev/phone');
  await phone.getByLabel('Name of this phone').fill('Ada’s tablet');
  await phone.getByRole('button', { name: 'Show a code on this phone' }).click();
  const link = phone.getByRole('link', { name: /Open the page with the code/ });
  await page.goto((await link.getAttribute('href')) ?? '');
  const enter = page.getByRole('region', { name: 'Enter the code that your device shows' });
  await enter.getByLabel('Code on the device').press('Enter');
  await expect(enter.getByText('Ada’s tablet wants to log in to your account')).toBeVisible();
  await expectAccessible(page);
  await enter.getByRole('button', { name: 'Log this device in' }).press('Enter');
  await expect(phone.getByRole('heading', { name: `Hello, ${person.firstName}` })).toBeVisible({
    timeout: 15_000,
  });
  await expect(enter.getByText(/Logged in on Ada’s tablet/)).toBeVisible();
  await phone.getByRole('button', { name: 'Log out' }).click();
  await expect(phone.getByRole('button', { name: 'Show a code on this phone' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('No device is logged in.')).toBeVisible();
});
