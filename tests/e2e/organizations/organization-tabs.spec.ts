import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { SignUpPage } from '../pages/sign-up.page.ts';
import { pressMenuItem } from '../press-menu-item.ts';

const adas = 'Ada Quay’s workspace';
const bos = 'Bo Roe’s workspace';

/** Switches to an organization in the account menu. */
async function choose(page: Page, organization: string): Promise<void> {
  await page.bringToFront();
  await page.getByRole('banner').getByRole('button', { name: /Bo/ }).click();
  await pressMenuItem(page.getByRole('menuitemradio', { name: organization }));
  await expect(page.getByRole('banner')).toContainText(organization);
}

test('[ORG-1] each tab keeps its own school after a reload; a late reply is not shown in another one', async ({
  page: ada,
  elsewhere: bo,
  person,
  mailbox,
}) => {
  test.slow();
  await new SignUpPage(ada).signUp(person);
  const email = `bo.${person.email}`;
  const signUp = new SignUpPage(bo);
  await signUp.open();
  await signUp.type({ firstName: 'Bo', lastName: 'Roe', schoolOrDistrict: person.schoolOrDistrict, email });
  await signUp.submit();
  await expect(bo).toHaveURL(/\/signup\/complete$/);
  // Uses the mailed link, because only a user with a verified address can accept an invitation.
  await bo.goto(await mailbox.signInLink(email));
  await expect(bo).toHaveURL(/\/lessons$/);
  await ada.goto('/settings/teachers/new');
  await ada.getByLabel('Email addresses').fill(email);
  await ada.getByRole('button', { name: 'Check the addresses' }).click();
  await ada.getByRole('button', { name: 'Send 1 invitation' }).click();
  await expect(ada.getByText('1 email was sent.')).toBeVisible({ timeout: 20_000 });
  const { links } = await mailbox.newest(email, 2);
  await bo.goto(links.find((link) => link.includes('/invitations/')) ?? '');
  await bo.getByRole('button', { name: 'Accept' }).click();
  await expect(bo.getByRole('heading', { name: /^You belong to/ })).toBeVisible();

  const other = await bo.context().newPage();
  await bo.goto('/settings/teachers');
  await other.goto('/settings/teachers');
  await choose(bo, adas);
  await choose(other, bos);
  const teachers = (tab: Page) => tab.getByRole('table');
  await bo.reload();
  await expect(teachers(bo)).toContainText('Ada Quay');
  await other.reload();
  // A workspace with one teacher has no list.
  const alone = (tab: Page) => tab.getByRole('heading', { name: 'You teach on your own here' });
  await expect(alone(other)).toBeVisible();
  await expect(teachers(other)).toHaveCount(0);

  const held = new Promise<() => Promise<void>>((resolve) => {
    void bo.route('**/v1/app/members?*', async (route) => {
      await bo.unroute('**/v1/app/members?*');
      const late = await route.fetch();
      resolve(() => route.fulfill({ response: late }).catch(() => undefined));
    });
  });
  await bo.getByRole('banner').getByRole('link', { name: 'Lessons', exact: true }).click();
  await expect(bo).toHaveURL(/\/lessons$/);
  await bo.goBack();
  const release = await held;
  await choose(bo, bos);
  await expect(alone(bo)).toBeVisible();
  await release();
  await bo.unrouteAll({ behavior: 'wait' });
  await expect(alone(bo)).toBeVisible();
  await expect(teachers(bo)).toHaveCount(0);
});
