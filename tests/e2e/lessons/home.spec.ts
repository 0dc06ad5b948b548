import { expectAccessible } from '../accessibility.ts';
import { Walk } from '../count-clicks.ts';
import { expect, test } from '../fixtures.ts';
import { recordShifts, totalShift } from '../layout-shift.ts';
import { ClassroomPage } from '../pages/classroom.page.ts';
import { LoginPage } from '../pages/login.page.ts';
import { SignUpPage } from '../pages/sign-up.page.ts';
import { smallTargets } from '../targets.ts';

test("[NAV-20] [UI-10] the lessons page starts with the user's next steps, without a layout shift", async ({
  page,
  person,
  elsewhere,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await new SignUpPage(page).signUp(person);
  await recordShifts(page);
  const steps = page.getByRole('region', { name: 'Your next steps' });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/lessons');
    await expect(steps.getByRole('listitem')).toHaveCount(4);
    expect.soft(await totalShift(page), `${width}`).toBeLessThan(0.01);
    expect.soft(await smallTargets(page), `${width}`).toEqual([]);
    await expectAccessible(page);
  }
  await steps.getByRole('link', { name: 'Create a class' }).click();
  await expect(page).toHaveURL(/\/settings\/classrooms\/new$/);
  const classroom = new ClassroomPage(page);
  await classroom.create('4B');
  await classroom.assign('harbor-light', 'Harbor light');
  await page.goto('/lessons');
  await expect(steps.getByRole('link', { name: '4B: Harbor light, part 1' })).toBeVisible();

  await elsewhere.goto('/lessons');
  const walk = await Walk.start(elsewhere, 'Log in and teach the next lesson');
  await elsewhere.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await new LoginPage(elsewhere).logIn(person.email, person.password);
  await elsewhere.getByRole('link', { name: 'Teach Harbor light in 4B' }).click();
  await expect(elsewhere.getByRole('button', { name: 'Next slide' })).toBeVisible();
  await walk.end();
});
