import { expect, type Locator, type Page } from '@playwright/test';

/** A classroom and the pages that lead to it, as a teacher uses them. */
export class ClassroomPage {
  /** The toasts. */
  readonly messages: Locator;
  readonly dialog: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.messages = page.getByRole('region', { name: 'Messages' });
    this.dialog = page.getByRole('dialog');
  }

  /** Creates a classroom and returns its path. */
  async create(name: string): Promise<string> {
    await this.#page.goto('/settings/classrooms/new');
    await this.#page.getByLabel('Name', { exact: true }).fill(name);
    await this.#page.getByRole('button', { name: 'Create the class' }).click();
    await this.#page.getByRole('heading', { level: 1, name }).waitFor();
    const { pathname } = new URL(this.#page.url());
    await this.#page.getByRole('link', { name: 'Go to the class' }).click();
    await this.#page.waitForURL((url) => url.search === '');
    return pathname;
  }

  async openAssign(slug: string): Promise<void> {
    await this.#page.goto(`/lessons/${slug}`);
    await this.#page.getByRole('button', { name: 'Assign', exact: true }).click();
    await expect(this.dialog.getByRole('button', { name: 'Assign the lesson' })).toBeVisible();
  }

  /** Assigns a lesson to the only class that does not have it yet. */
  async assign(slug: string, title: string): Promise<void> {
    await this.openAssign(slug);
    await this.dialog.getByRole('button', { name: 'Assign the lesson' }).click();
    await expect(this.messages).toContainText(`${title} is assigned to`);
  }

  /** Adds students with a pasted list, on the classroom's Students tab. */
  async addStudents(...names: readonly string[]): Promise<void> {
    const students = names.length === 1 ? '1 student' : `${names.length} students`;
    await this.#page.getByRole('button', { name: 'Add students' }).click();
    await this.dialog.getByLabel(/^Names/).fill(names.join('\n'));
    await this.dialog.getByRole('button', { name: `Add ${students}` }).click();
    await expect(this.#page.getByText(`${students} added.`)).toBeVisible();
  }

  async addCoTeacher(classroom: string, email: string): Promise<void> {
    await this.#page.goto(`${classroom}/teachers`);
    await this.#page.getByLabel('Email of a co-teacher').fill(email);
    await this.#page.getByRole('button', { name: 'Add a co-teacher' }).click();
    await expect(this.messages).toContainText(`${email} has been added.`);
  }

  lesson(title: string): Locator {
    return this.#page.getByRole('article', { name: title });
  }

  /** Opens the class progress of the only lesson. */
  async openProgress(): Promise<void> {
    await this.#page.getByText('Class progress', { exact: true }).click();
  }

  /** The radio button for a state of one activity. */
  mark(activity: string, state: 'Not started' | 'Started' | 'Needs help' | 'Done'): Locator {
    return this.#page
      .getByRole('radiogroup', { name: activity })
      .getByRole('radio', { name: state, exact: true });
  }

  /** Simulates that the user returns to the window. */
  async comeBack(): Promise<void> {
    await this.#page.evaluate(() => window.dispatchEvent(new Event('focus')));
  }
}
