import { expect, test } from '../fixtures.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** Pages with a table, and the demo user who opens them. */
const tables = [
  ['manager', '/settings/classrooms'],
  ['manager', '/settings/students'],
  ['manager', '/settings/teachers'],
  ['manager', '/settings/imports'],
  ['manager', '/settings/activity?of=organization'],
  ['teacher1', '/settings/classrooms'],
  ['teacher1', '/settings/students'],
  ['teacher1', '/settings/teachers'],
] as const;

test('[UI-4] the first row of every table is in the upper half of a laptop screen', async ({
  page,
  elsewhere,
  demo,
}) => {
  test.slow();
  const pages = { manager: page, teacher1: elsewhere };
  await elsewhere.setViewportSize({ width: 1440, height: 900 });
  for (const who of ['manager', 'teacher1'] as const) {
    await demo.logIn(pages[who], who, '/settings/profile');
    await expect(pages[who]).toHaveURL(/\/settings\/profile$/);
  }
  await elsewhere.goto('/settings/classrooms');
  const toClass = elsewhere.getByRole('table').getByRole('row').nth(1).getByRole('link');
  const ofClass = `${await toClass.getAttribute('href')}/students`;
  for (const [who, path] of [...tables, ['teacher1', ofClass] as const]) {
    await pages[who].goto(path);
    const row = pages[who].getByRole('table').getByRole('row').nth(1);
    await expect(row).toBeVisible();
    await expect(pages[who].locator('[aria-busy="true"]')).toHaveCount(0);
    expect((await row.boundingBox())?.y, `${who}: ${path}`).toBeLessThan(420);
  }
});
