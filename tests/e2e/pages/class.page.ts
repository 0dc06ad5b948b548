import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { ClassroomPage } from './classroom.page.ts';

type Card = { readonly name: string; readonly login: string };

/** A class with lessons and students, and the logins that its teacher hands out. */
export type OpenClass = {
  /** The path of the class page. */
  readonly address: string;
  readonly classCode: string;
  readonly cards: readonly Card[];
};

/** Creates a class with one lesson as a signed-in teacher, and prints the login cards as CSV. */
export async function openClass(
  page: Page,
  {
    lesson,
    names,
    kind = null,
  }: {
    readonly lesson: readonly [slug: string, title: string];
    readonly names: readonly string[];
    /** The kind of login that students use, or null for the default of the grade. */
    readonly kind?: 'A code' | 'A word' | 'Pictures' | null;
  },
): Promise<OpenClass> {
  const classroom = new ClassroomPage(page);
  const address = await classroom.create('Room 12');
  await classroom.assign(...lesson);
  await page.goto(`${address}/students`);
  await classroom.addStudents(...names);
  await page.goto(`${address}/code`);
  await page.getByRole('button', { name: 'Print login cards' }).click();
  const dialog = page.getByRole('dialog', { name: 'Login cards for the whole class' });
  await dialog.getByLabel('What to print').selectOption('A CSV file');
  if (kind !== null) await dialog.getByLabel('How students log in').selectOption(kind);
  const started = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  const csv = (await readFile(await (await started).path())).toString('utf8');
  const rows = csv.split(/\r?\n/).slice(1).filter(Boolean);
  const cells = rows.map((row) => row.split(','));
  return {
    address,
    classCode: cells[0]?.[2] ?? '',
    cards: cells.map(([given = '', family = '', , , login = '']) => ({
      name: `${given} ${family.charAt(0)}.`,
      login,
    })),
  };
}

/** The page `/class`, as a student uses it. */
export class StudentPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  heading(name: RegExp | string) {
    return this.page.getByRole('heading', { level: 1, name });
  }

  async findClass(classCode: string): Promise<void> {
    await this.page.goto('/class');
    await this.page.getByLabel('Class code').fill(classCode.toLowerCase());
    await this.page.getByRole('button', { name: 'Go', exact: true }).click();
    await expect(this.heading('Who are you?')).toBeVisible();
  }

  /** Logs in a student with a word. */
  async logIn(name: string, { cards }: OpenClass): Promise<void> {
    await this.page.getByRole('button', { name }).click();
    const login = cards.find((card) => card.name === name)?.login ?? '';
    await this.page.getByLabel('Your word').fill(login);
    await this.page.getByRole('button', { name: 'Let me in' }).click();
    await expect(this.page.getByRole('region', { name: 'Who is here' })).toContainText(name);
  }

  /** Returns the content of all browser storage, as text. */
  stored(): Promise<string> {
    return this.page.evaluate(async () => {
      const caches_ = await Promise.all(
        (await caches.keys()).map(async (name) =>
          (await (await caches.open(name)).keys()).map(({ url }) => url),
        ),
      );
      const databases = await indexedDB.databases();
      return JSON.stringify([
        Object.entries(localStorage),
        Object.entries(sessionStorage),
        databases,
        caches_,
        document.cookie,
      ]);
    });
  }
}
