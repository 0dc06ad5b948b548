import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { openClass, StudentPage } from '../pages/class.page.ts';
import { SignUpPage } from '../pages/sign-up.page.ts';
import { SimulatedBoards } from '../simulated-boards.ts';

test('[CLS-1] [C10] a student deletes most of a program, restores an earlier version, and undoes that; the Dock on the table runs it [DOC-1]', async ({
  page,
  person,
  elsewhere,
}) => {
  test.slow();
  await new SignUpPage(page).signUp(person);
  const room = await openClass(page, { lesson: ['harbor-light', 'Harbor light'], names: ['Mia Lee'] });
  const cables = await SimulatedBoards.at(elsewhere, { serial: '0011223344556677', version: 'V2' });
  const student = new StudentPage(elsewhere);
  await student.findClass(room.classCode);
  await student.logIn('Mia L.', room);
  await elsewhere
    .getByRole('link', { name: /The long way/ })
    .first()
    .click();
  const program = elsewhere.locator('.blocklySvg .blocklyBlockCanvas');
  const [hat, lights] = [program.locator('.when-button-pressed'), program.locator('.all-lights-on')];
  await expect(hat).toHaveCount(1);
  const before = await lights.count();
  const saved = elsewhere.locator('.class-saved');
  const afterSave = async (change: () => Promise<void>): Promise<void> => {
    const stored = elsewhere.waitForResponse(
      (response) => response.request().method() === 'PUT' && response.url().includes('/entry/programs/'),
    );
    await change();
    expect((await stored).ok()).toBe(true);
    await expect(saved).toHaveText('Saved');
  };
  // The first change stores a program. Before that, there is no stored program to restore.
  await afterSave(async () => {
    await lights.first().click({ position: { x: 12, y: 12 } });
    await elsewhere.keyboard.press('Delete');
    await expect(lights).toHaveCount(before - 1);
  });
  await afterSave(async () => {
    await hat.hover({ position: { x: 12, y: 24 } });
    await elsewhere.mouse.down();
    const list = await elsewhere.locator('.blocklyToolbox').boundingBox();
    if (list === null) throw new Error('The list of blocks is not on the page.');
    await elsewhere.mouse.move(list.x + list.width / 2, list.y + list.height / 2, { steps: 8 });
    await elsewhere.mouse.up();
    await expect(hat).toHaveCount(0);
  });

  await elsewhere.getByRole('button', { name: 'Earlier versions' }).click();
  const dialog = elsewhere.getByRole('dialog', { name: 'Earlier versions' });
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  await expectAccessible(elsewhere);
  await dialog
    .getByRole('button', { name: /^Bring this back/ })
    .first()
    .click();
  await expect(dialog).toBeHidden();
  await expect(hat).toHaveCount(1);
  await expect(lights).toHaveCount(before - 1);
  await hat.click({ position: { x: 12, y: 24 } });
  await elsewhere.keyboard.press('Control+Z');
  await expect(hat).toHaveCount(0);
  // The focus leaves the deleted block asynchronously. Keys pressed before that do not reach the editor.
  await expect(elsewhere.getByRole('figure', { name: '0 stacks of blocks' })).toBeFocused();
  await afterSave(async () => {
    await elsewhere.keyboard.press('Control+Shift+Z');
    await expect(hat).toHaveCount(1);
  });
  await elsewhere.reload();
  await expect(hat).toHaveCount(1);
  await expect(lights).toHaveCount(before - 1);

  const table = elsewhere.getByRole('region', { name: 'About the Dock on the table' });
  await elsewhere.getByRole('button', { name: 'Run on the Dock', exact: true }).click();
  await expect(table).toContainText('The program is running on the Dock goput.');
  cables.boards[0]?.press();
  await expect.poll(() => cables.boards[0]?.signals.get('ring')?.pin).toBe(1);
  await expectAccessible(elsewhere);
  await elsewhere.getByRole('button', { name: 'Stop the Dock', exact: true }).click();
  await expect(table).toContainText('The Dock goput is ready.');
  await elsewhere.getByRole('button', { name: 'Not me' }).click();
  await expect(student.heading('Who are you?')).toBeVisible();
  await expect.poll(() => cables.isOpen(0), 'leaving releases the board').toBe(false);
  await cables.end();
});
