import { expectAccessible } from '../accessibility.ts';
import { Walk } from '../count-clicks.ts';
import { expect, ignoreErrors, type Person, test } from '../fixtures.ts';
import { LoginPage } from '../pages/login.page.ts';
import { SignUpPage } from '../pages/sign-up.page.ts';
import { pressMenuItem } from '../press-menu-item.ts';

/** Chromium logs the error responses for links that have expired or belong to another user. */
test.afterEach(({ consoleErrors }) => ignoreErrors(consoleErrors, /status of 4(04|22)/));

const inviteFrom = (link: string | undefined): string => new URL(link ?? '').pathname;

test('[R1] [R2] of two invited teachers, one logs in elsewhere and accepts once, which nobody else can; the other invitation is revoked', async ({
  page,
  person,
  desk,
  mailbox,
  elsewhere,
  browser,
  site,
}) => {
  const bo: Person = { ...person, firstName: 'Bo', lastName: 'Roe', email: `bo+lego.${person.email}` };
  const cy = `cy.${person.email}`;
  await desk.register(bo, true);
  await new SignUpPage(page).signUp(person);
  await page.goto('/settings/teachers/new');
  await page.getByLabel('Email addresses').fill(`Bo Roe <${bo.email.toUpperCase()}>; rubbish\n${cy}`);
  await page.getByRole('button', { name: 'Check the addresses' }).click();
  await expect(page.getByRole('heading', { name: '2 invitations to send' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send 2 invitations' }).click();
  await expect(page.getByText('2 emails were sent.')).toBeVisible({ timeout: 20_000 });

  const linkOf = async (email: string): Promise<string> => {
    const { links } = await mailbox.newest(email);
    return inviteFrom(links.find((link) => link.includes('/invitations/')));
  };
  const link = await linkOf(bo.email);
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const unscripted = await plain.newPage();
  await unscripted.goto(`${link}?reminders=stop`);
  await expect(unscripted.getByText(/Ada Quay/).first()).toBeVisible();
  await unscripted.getByRole('button', { name: 'Stop the reminders' }).click();
  await expect(unscripted.getByText('You will get no more reminders about this invitation.')).toBeVisible();
  await unscripted.getByRole('link', { name: 'Log in to accept' }).click();
  await expect(unscripted).toHaveURL(/\/login/);
  await plain.close();

  await page.goto(link);
  await expect(page.getByText(/and you are logged in with another address/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Accept' })).toBeHidden();
  await expectAccessible(page);

  await elsewhere.goto(link);
  await expectAccessible(elsewhere);
  await elsewhere.getByRole('link', { name: 'Log in to accept' }).click();
  await new LoginPage(elsewhere).logIn(bo.email, bo.password);
  await elsewhere.getByRole('button', { name: 'Accept' }).click();
  const belongs = elsewhere.getByRole('heading', { name: /^You belong to Ada Quay’s workspace/ });
  await expect(belongs).toBeVisible();
  await elsewhere.reload();
  await expect(belongs).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^It was already accepted/)).toBeVisible();

  await page.goto('/settings/teachers?show=invitations');
  const list = page.getByRole('list', { name: 'Invitations' });
  await expect(list.getByText('Joined')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: `Actions for ${cy}` }).click();
  await pressMenuItem(page.getByRole('menuitem', { name: 'Revoke' }));
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(list.getByText('Revoked')).toBeVisible();
  await elsewhere.goto(await linkOf(cy));
  await expect(elsewhere.getByText(/^It was revoked/)).toBeVisible();
});

test('[UI-10] [R2] an invited teacher signs up, and comes back to the invitation when the email address is confirmed', async ({
  page,
  person,
  mailbox,
  elsewhere,
}) => {
  const di = `di.${person.email}`;
  await new SignUpPage(page).signUp(person);
  const invite = await Walk.start(page, 'Invite a teacher');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account of/ })
    .click();
  await pressMenuItem(page.getByRole('menuitem', { name: 'Invite colleagues' }));
  await page.getByLabel('Email addresses').fill(di);
  await page.getByRole('button', { name: 'Check the addresses' }).click();
  await page.getByRole('button', { name: 'Send 1 invitation' }).click();
  await expect(page.getByText('1 email was sent.')).toBeVisible();
  await invite.end();
  const { links } = await mailbox.newest(di);
  const link = inviteFrom(links.find((each) => each.includes('/invitations/')));

  const accept = await Walk.start(elsewhere, 'Accept an invitation');
  await accept.open(link);
  await elsewhere.getByRole('link', { name: /^Sign up/ }).click();
  const signUp = new SignUpPage(elsewhere);
  await signUp.type({ firstName: 'Di', lastName: 'Roe', email: di });
  await signUp.submit();
  await expect(elsewhere).toHaveURL(/\/signup\/complete$/);
  await accept.open(await mailbox.signInLink(di, 2));
  await elsewhere.getByRole('button', { name: 'Finish' }).click();
  await expect(elsewhere).toHaveURL(link);
  await elsewhere.getByRole('button', { name: 'Accept' }).click();
  await expect(elsewhere.getByRole('heading', { name: /^You belong to Ada Quay’s workspace/ })).toBeVisible();
  await accept.end();
});
