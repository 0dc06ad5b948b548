import type { Page } from 'playwright';
import { demoClassrooms } from '../../src/server/local/demo/demo-classrooms.ts';
import type { View } from './view.ts';

const barge = 'Load the barge';

async function makeClass(page: Page, name: string, gradeBand = ''): Promise<string> {
  await page.goto('/settings/classrooms/new');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel(/^Grade band/).selectOption(gradeBand);
  await page.getByRole('button', { name: 'Create the classroom' }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  return page.url();
}

const openAssign = async (page: Page, slug: string): Promise<void> => {
  await page.goto(`/lessons/${slug}`);
  await page.getByRole('button', { name: 'Assign', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Assign the lesson' }).waitFor();
};

async function assign(page: Page, slug: string, className: string, note = ''): Promise<void> {
  await openAssign(page, slug);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Classroom', { exact: true }).selectOption(className);
  await dialog.getByLabel('Due on').fill('2026-12-01');
  await dialog.getByLabel(/^Note/).fill(note);
  await dialog.getByRole('button', { name: 'Assign the lesson' }).click();
  await dialog.waitFor({ state: 'detached' });
}

async function taughtClass(page: Page, name: string, note = ''): Promise<void> {
  const address = await makeClass(page, name, '3-5');
  await assign(page, 'load-the-barge', name, note);
  await page.goto(address);
  await page.getByRole('article', { name: barge }).waitFor();
}

async function mark(page: Page, states: readonly string[]): Promise<void> {
  const rows = page.locator('.progress-row');
  for (const [at, state] of states.entries()) {
    await rows.nth(at).getByRole('radio', { name: state, exact: true }).check();
    await page.getByText('Saved', { exact: true }).nth(at).waitFor();
  }
}

async function someLessons(page: Page): Promise<void> {
  await makeClass(page, '4B', '3-5');
  const address = page.url();
  await assign(page, 'harbor-light', '4B', 'Bring the box of Docks from room 12.\nPairs as last week.');
  await assign(page, 'load-the-barge', '4B');
  await page.goto(address);
  await page.getByRole('button', { name: 'Hide Harbor light' }).click();
  await page.getByText('Hidden', { exact: true }).waitFor();
  const card = page.getByRole('article', { name: barge });
  await card.getByText('Class progress').click();
  await mark(page, ['Done', 'Needs help', 'Started']);
}

async function clash(page: Page): Promise<void> {
  await taughtClass(page, 'Two of us');
  const edit = { name: `Edit the assignment of ${barge}` };
  await page.getByRole('button', edit).click();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole('button', edit).click();
  for (const [window, note] of [
    [other, 'Bring the crates.'],
    [page, 'Bring the barge.'],
  ] as const) {
    await window.getByRole('dialog').getByLabel(/^Note/).fill(note);
    await window.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await window.getByText(window === other ? 'Bring the crates.' : 'Two people changed this').waitFor();
  }
  await other.close();
}

const club = `/settings/classrooms/${demoClassrooms[1]?.id}`;

const demoViews: readonly View[] = [
  { name: 'state-demo-classroom', viewer: 'teacher1', path: club },
  { name: 'state-demo-teachers', viewer: 'teacher1', path: `${club}?tab=teachers` },
  {
    name: 'state-demo-record',
    viewer: 'teacher1',
    path: '/lessons/harbor-light',
    act: async (page) => {
      await page.getByRole('button', { name: /^How far did 4B/ }).click();
      await page.getByRole('dialog').getByRole('group').first().waitFor();
    },
  },
];

/** Classrooms with content, and their dialogs. Each view creates its own data, except those of the demo. */
export const classroomViews: readonly View[] = [
  ...demoViews,
  {
    name: 'state-classrooms',
    viewer: 'trial',
    path: '/settings/classrooms',
    act: async (page) => {
      await makeClass(page, 'Coding club');
      await taughtClass(page, '4B', '');
      await page.goto('/settings/classrooms');
    },
  },
  { name: 'state-classrooms-archived', viewer: 'owner', path: '/settings/classrooms?show=archived' },
  { name: 'state-classrooms-ended', viewer: 'ended', path: '/settings/classrooms' },
  {
    name: 'state-classroom-empty',
    viewer: 'manager',
    path: '/settings/classrooms',
    act: async (page) => void (await makeClass(page, '5A')),
  },
  { name: 'state-classroom-lessons', viewer: 'owner', path: '/settings/classrooms', act: someLessons },
  {
    name: 'state-classroom-teachers',
    viewer: 'manager',
    path: '/settings/classrooms',
    act: async (page) => {
      await page.goto(`${await makeClass(page, 'Robots')}?tab=teachers`);
      await page.getByLabel('Email of a co-teacher').fill('ben@example.org');
      await page.getByRole('button', { name: 'Add a co-teacher' }).click();
      await page.getByRole('button', { name: 'Remove ben@example.org' }).waitFor();
    },
  },
  {
    name: 'state-classroom-settings',
    viewer: 'manager',
    path: '/settings/classrooms',
    act: async (page) => {
      await page.goto(`${await makeClass(page, 'Welders', '6-8')}?tab=settings`);
      await page.getByRole('button', { name: 'Archive this classroom' }).waitFor();
    },
  },
  {
    name: 'state-assign',
    viewer: 'trial',
    path: '/lessons/load-the-barge',
    act: (page) => openAssign(page, 'load-the-barge'),
  },
  {
    name: 'state-record',
    viewer: 'teacher1',
    path: '/settings/classrooms',
    act: async (page) => {
      await taughtClass(page, '3C');
      await page.goto('/lessons/load-the-barge');
      await page.getByRole('button', { name: 'How far did 3C get?' }).click();
      await mark(page, ['Done']);
    },
  },
  { name: 'state-classroom-clash', viewer: 'teacher1', path: '/settings/classrooms', act: clash },
];
