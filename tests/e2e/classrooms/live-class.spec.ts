import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { expect, ignoreErrors, test } from '../fixtures.ts';
import { ClassroomPage } from '../pages/classroom.page.ts';
import { SignUpPage } from '../pages/sign-up.page.ts';

const entry = '/v1/app/entry';
const program = 'when button pressed\nall lights on, color (red)\nwait (1) seconds';

/** Returns the class code and the students' secrets from the CSV file of logins. */
async function loginsOf(
  page: Page,
): Promise<{ readonly classCode: string; readonly secrets: readonly string[] }> {
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Print login cards' }).click();
  const dialog = page.getByRole('dialog', { name: 'Login cards for the whole class' });
  await dialog.getByLabel('What to print').selectOption('A CSV file');
  await dialog.getByRole('button', { name: 'Download' }).click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await started).createReadStream()) chunks.push(chunk as Buffer);
  const [, ...lines] = Buffer.concat(chunks).toString('utf8').trim().split(/\r?\n/);
  const cells = lines.map((line) => line.split(','));
  return { classCode: cells[0]?.[2] ?? '', secrets: cells.map((line) => line[4] ?? '') };
}

/** A student's computer that calls the API as `/class` does. */
async function aStudent(request: APIRequestContext, classCode: string, place: number, login: string) {
  const post = async (path: string, data: object, headers: Record<string, string> = {}) => {
    const reply = await request.post(`${entry}${path}`, { data, headers });
    expect(reply.ok(), await reply.text()).toBe(true);
    return reply.json();
  };
  const { students } = (await post('', { classCode })).data;
  const { token } = (await post('/login', { classCode, studentId: students[place].id, login })).data;
  const headers = { 'blockyard-student': token };
  const board = await (await request.get(`${entry}/assignments`, { headers })).json();
  const [{ id: assignmentId, activities }] = board.data.assignments;
  const activityId = activities[0].id;
  const key = (): Record<string, string> => ({ ...headers, 'idempotency-key': crypto.randomUUID() });
  return {
    signal: (kind: string, goalsMet = 0, goals = 0) =>
      post(
        '/signals',
        { assignmentId, activityId, kind, earned: Array.from({ length: goalsMet }, (_, at) => at), goals },
        key(),
      ),
    save: (text: string) =>
      request.put(`${entry}/programs/${crypto.randomUUID()}`, {
        data: { assignmentId, activityId, name: null, base: null, text },
        headers,
      }),
    say: (state: string) =>
      request.put(`${entry}/assignments/${assignmentId}/activities/${activityId}`, {
        data: { state },
        headers,
      }),
  };
}

test('[CLS-2] [CLS-3] a teacher sees what students do live, who needs help, and when the page is behind', async ({
  page,
  person,
  request,
  site,
  consoleErrors,
}) => {
  test.slow();
  await new SignUpPage(page).signUp(person);
  const classroom = new ClassroomPage(page);
  const address = await classroom.create('Room 12');
  await classroom.assign('harbor-light', 'Harbor light');
  await page.goto(`${address}/students`);
  await classroom.addStudents('Ann Lee', 'Bo Stone');
  const { classCode, secrets } = await loginsOf(page);
  await page.goto(`${address}/dashboard`);
  await expect(page.getByRole('table', { name: 'Student progress' })).toBeVisible();

  const ann = await aStudent(request, classCode, 0, secrets[0] ?? '');
  const bo = await aStudent(request, classCode, 1, secrets[1] ?? '');
  await ann.signal('opened');
  const tiles = page.getByRole('list', { name: 'Students in class' });
  await expect(tiles.getByRole('listitem')).toHaveText([/^Ann.*Working/, /^Bo.*Nothing open yet/]);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();

  await bo.signal('opened');
  await bo.save(program);
  await bo.signal('goals', 1, 3);
  for (let runs = 0; runs < 5; runs += 1) await bo.signal('ran');
  await expect(page.getByText('1 student needs help: Bo S.')).toBeVisible();
  await expect(tiles.getByRole('listitem').first()).toContainText('Ran the program 5 times without a change');
  await tiles.getByRole('button', { name: 'See the program of Bo S.' }).click();
  const opened = page.getByRole('region', { name: 'Program of Bo S.' });
  await expect(opened).toContainText('all lights on, color red');
  await bo.save(`${program}\nall lights off`);
  await expect(opened).toContainText('all lights off');
  await expect(opened).toContainText('1 of 3 goals');
  await expectAccessible(page);

  await ann.say('needs_help');
  await expect(page.getByText('1 student needs help: Ann L.')).toBeVisible();
  await expect(page.getByRole('cell', { name: /Needs help/ }).first()).toBeVisible();

  await site.kill();
  await expect(page.getByText(/^Not up to date: no updates for/)).toBeVisible({ timeout: 20_000 });
  await site.resume();
  await ann.say('done');
  await expect(page.getByText('No one needs help right now.')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  ignoreErrors(consoleErrors, /ERR_/);
});
