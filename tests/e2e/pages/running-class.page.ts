import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import type { Person } from '../fixtures.ts';
import type { OpenClass } from './class.page.ts';
import { SignUpPage } from './sign-up.page.ts';

const entry = '/v1/app/entry';

type Place = { readonly assignmentId: string; readonly activityId: string };

/** A student's computer that calls the API as `/class` does. */
export type ApiStudent = {
  readonly signal: (kind: 'goals' | 'opened' | 'ran', goalsMet?: number, goals?: number) => Promise<unknown>;
  readonly save: (text: string) => Promise<void>;
  readonly say: (state: 'done' | 'needs_help') => Promise<void>;
  /** Returns the stored program of the activity. */
  readonly program: () => Promise<string>;
};

/** Logs a student in over the API, in one activity of the only lesson. */
export async function apiStudent(
  request: APIRequestContext,
  { classCode, cards }: Pick<OpenClass, 'cards' | 'classCode'>,
  name: string,
  activityId: string,
): Promise<ApiStudent> {
  const call = async (method: string, path: string, data?: object, headers: Record<string, string> = {}) => {
    const reply = await request.fetch(`${entry}${path}`, { method, headers, ...(data ? { data } : {}) });
    expect(reply.ok(), `${method} ${path}: ${await reply.text()}`).toBe(true);
    return (await reply.json()).data;
  };
  const { students } = await call('POST', '', { classCode });
  const { id: studentId } = students.find((each: { readonly name: string }) => each.name === name);
  const login = cards.find((card) => card.name === name)?.login ?? '';
  const { token } = await call('POST', '/login', { classCode, studentId, login });
  const headers = { 'blockyard-student': token };
  const { assignments } = await call('GET', '/assignments', undefined, headers);
  const place: Place = { assignmentId: assignments[0].id, activityId };
  const key = (): Record<string, string> => ({ ...headers, 'idempotency-key': crypto.randomUUID() });
  return {
    signal: (kind, goalsMet = 0, goals = 0) => {
      const earned = Array.from({ length: goalsMet }, (_, at) => at);
      return call('POST', '/signals', { ...place, kind, earned, goals }, key());
    },
    save: (text) => {
      const body = { ...place, name: null, base: null, text };
      return call('PUT', `/programs/${crypto.randomUUID()}`, body, headers);
    },
    say: (state) =>
      call('PUT', `/assignments/${place.assignmentId}/activities/${activityId}`, { state }, headers),
    program: async () => {
      const { programs } = await call('GET', '/programs', undefined, headers);
      const found = programs.find((each: Partial<Place>) => each.activityId === activityId);
      return found?.text ?? '';
    },
  };
}

/** Signs a teacher up in the browser, and opens a class with one lesson over the API. Students log in with a word. */
export async function openClassOverApi(
  page: Page,
  person: Person,
  {
    lesson,
    names,
    request = page.request,
  }: { readonly lesson: string; readonly names: readonly string[]; readonly request?: APIRequestContext },
): Promise<OpenClass> {
  const asked = page.waitForRequest((each) => each.headers()['authorization'] !== undefined);
  await new SignUpPage(page).signUp(person);
  const headers = { authorization: (await asked).headers()['authorization'] ?? '' };
  const post = async (path: string, data?: object) => {
    const reply = await request.post(`/v1/app/classrooms${path}`, {
      headers,
      ...(data === undefined ? {} : { data }),
    });
    expect(reply.ok(), `${path}: ${await reply.text()}`).toBe(true);
    return (await reply.json()).data;
  };
  const { id } = await post('', { name: 'Room 12', gradeBand: '3-5' });
  const students = names.map((name) => {
    const [given = '', family = null] = name.split(' ');
    return { given, family, studentId: null };
  });
  await post(`/${id}/students`, { students });
  await post(`/${id}/assignments`, {
    visible: true,
    opensOn: null,
    dueOn: null,
    note: '',
    lessonSlug: lesson,
  });
  const { code } = await post(`/${id}/class-code`);
  const { cards } = await post(`/${id}/login-cards`, { students: null, kind: 'word' });
  return {
    address: `/settings/classrooms/${id}`,
    classCode: code,
    cards: cards.map(({ name, value }: { readonly name: string; readonly value: string }) => ({
      // The last name is shortened, as in the class list.
      name: name.replace(/ (\S)\S*$/u, ' $1.'),
      login: value,
    })),
  };
}

/** The dashboard of a live class. */
export class RunningClassPage {
  readonly #page: Page;
  readonly #address: string;

  constructor(page: Page, { address }: Pick<OpenClass, 'address'>) {
    this.#page = page;
    this.#address = address;
  }

  get live(): Locator {
    return this.#page.getByText('Live', { exact: true });
  }

  get stale(): Locator {
    return this.#page.getByText(/^Not up to date: no updates for/);
  }

  async open(): Promise<void> {
    await this.#page.goto(`${this.#address}/dashboard`);
    await expect(this.live).toBeVisible();
  }

  /** The tiles of a student. There should be exactly one. */
  tile(name: string): Locator {
    return this.#page
      .getByRole('list', { name: 'Students in class' })
      .getByRole('listitem')
      .filter({ hasText: name });
  }

  /** Opens the program of a student and returns its region. */
  async openProgram(name: string): Promise<Locator> {
    await this.#page.getByRole('button', { name: `See the program of ${name}` }).click();
    return this.#page.getByRole('region', { name: `Program of ${name}` });
  }
}

/** A student's workbench in the activity "The long way" of "Harbor light". */
export class WorkbenchPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get saved(): Locator {
    return this.#page.locator('.class-saved');
  }

  /** The "all lights on" blocks of the program. */
  get lights(): Locator {
    return this.#page.locator('.blocklySvg .blocklyBlockCanvas .all-lights-on');
  }

  /** Opens the activity from the page "Today" and waits for its blocks. */
  async open(): Promise<void> {
    await this.#page
      .getByRole('link', { name: /The long way/ })
      .first()
      .click();
    await expect(this.lights.first()).toBeVisible();
  }

  async deleteLight(): Promise<void> {
    const before = await this.lights.count();
    await this.lights.first().click({ position: { x: 12, y: 12 } });
    await this.#page.keyboard.press('Delete');
    await expect(this.lights).toHaveCount(before - 1);
  }

  /** Adds a copy of the last "all lights on" block next to the program. */
  async copyLight(): Promise<void> {
    await this.#copy(this.lights);
  }

  /** Adds a copy of the last "all lights off" block next to the program. */
  async copyDark(): Promise<void> {
    await this.#copy(this.#page.locator('.blocklySvg .blocklyBlockCanvas .all-lights-off'));
  }

  async #copy(blocks: Locator): Promise<void> {
    const before = await blocks.count();
    await blocks.last().click({ position: { x: 12, y: 12 } });
    await this.#page.keyboard.press('Control+c');
    await this.#page.keyboard.press('Control+v');
    await expect(blocks).toHaveCount(before + 1);
  }
}
