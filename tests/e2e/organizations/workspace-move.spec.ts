import { demoEmail } from '../demo.ts';
import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { pressMenuItem } from '../press-menu-item.ts';

test('[ORG-1] a teacher withdraws and asks again to move her workspace; nothing moves until a manager approves', async ({
  page,
  demo,
  mailbox,
  elsewhere: grace,
}) => {
  test.slow();
  await demo.logIn(grace, 'teacher7');
  await grace.goto('/settings/profile');
  await expect(grace.getByRole('heading', { level: 1 })).toBeVisible();
  await grace.getByRole('button', { name: /Grace/ }).click();
  await pressMenuItem(grace.getByRole('menuitemradio', { name: /Grace Nakamura’s workspace/ }));
  await expect(grace.getByRole('banner')).toContainText('Grace Nakamura’s workspace');
  await grace.goto('/settings/school');
  const section = grace.getByRole('region', { name: 'Move into a school' });
  await expect(section).toContainText('you asked');
  await expectAccessible(grace);
  await section.getByRole('button', { name: 'Withdraw the request' }).click();
  await section.getByRole('button', { name: /Move into .?Anchor Middle School/ }).click();
  const asking = grace.getByRole('dialog', { name: /Move into .?Anchor Middle School/ });
  const moving = asking.getByRole('list', { name: 'Classes that move' });
  await expect(moving.getByRole('listitem')).toHaveText([/6C, maker lab/, /Robotics, Tuesdays/]);
  await expectAccessible(grace);
  await asking.getByRole('button', { name: /^Ask .?Anchor/ }).click();
  await expect(section.getByRole('button', { name: 'Withdraw the request' })).toBeVisible();

  await demo.logIn(page, 'manager');
  await page.goto('/settings/classrooms');
  const classrooms = page.getByRole('table');
  await expect(classrooms).toContainText('4B, room 12');
  await expect(classrooms).not.toContainText('6C, maker lab');
  await page.goto('/settings/teachers?show=invitations');
  const row = page
    .getByRole('list', { name: 'Requests to join' })
    .getByRole('listitem')
    .filter({ hasText: 'Grace Nakamura' });
  await expect(row).toContainText('Asks to move into your school with 2 classes, no students');
  await row.getByRole('button', { name: /^Review .*’s request/ }).click();
  const review = page.getByRole('dialog', { name: /Move the classes of .?Grace Nakamura/ });
  await expect(review.getByRole('list', { name: 'Classes that move' })).toContainText('Robotics, Tuesdays');
  await expectAccessible(page);
  await review.getByRole('button', { name: 'Approve the move' }).click();
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('are now in your school.');
  await expect(row).toHaveCount(0);

  expect((await mailbox.newest(demoEmail('teacher7'))).text).toContain('Anchor Middle School');
  await page.goto('/settings/classrooms');
  await expect(classrooms).toContainText('6C, maker lab');
  await grace.goto('/settings/classrooms');
  await expect(grace.getByRole('table')).toContainText('6C, maker lab');
  await expect(grace.getByRole('banner')).toContainText('Anchor Middle School');
});
