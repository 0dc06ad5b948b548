import { expect, type Page, test } from '@playwright/test';
import { journeys } from './journey-table.ts';

declare const countClicks: (clicks: number) => Promise<void>;

/** Counts clicks in a document, as docs/journeys.md defines them. */
function listen(): void {
  const count = (): void => void countClicks(1);
  addEventListener('pointerdown', count, true);
  addEventListener('change', ({ target }) => (target as Element).matches('select') && count(), true);
  const instead = (key: string, target: Element): boolean =>
    key === 'Escape' || (key === 'Enter' && !target.matches('textarea'));
  addEventListener('keydown', ({ key, target }) => instead(key, target as Element) && count(), true);
}

const counts = new WeakMap<Page, { clicks: number }>();

async function countOf(page: Page): Promise<{ clicks: number }> {
  const known = counts.get(page);
  if (known !== undefined) return known;
  const count = { clicks: 0 };
  counts.set(page, count);
  await page.exposeFunction('countClicks', (clicks: number) => {
    count.clicks += clicks;
  });
  await page.addInitScript(listen);
  await page.evaluate(listen);
  return count;
}

/** One run of a journey of docs/journeys.md on one page. */
export class Walk {
  readonly #page: Page;
  readonly #name: string;
  readonly #count: { clicks: number };
  readonly #before: number;
  readonly #startedAt = performance.now();

  private constructor(page: Page, name: string, count: { clicks: number }) {
    this.#page = page;
    this.#name = name;
    this.#count = count;
    this.#before = count.clicks;
  }

  static async start(page: Page, name: string): Promise<Walk> {
    return new Walk(page, name, await countOf(page));
  }

  /** Opens a link in an email or QR code, which counts as one click. */
  async open(link: string): Promise<void> {
    this.#count.clicks += 1;
    await this.#page.goto(link);
  }

  /** Ends the journey. Fails if it took more clicks than docs/journeys.md allows. */
  async end(): Promise<void> {
    const seconds = (performance.now() - this.#startedAt) / 1000;
    // Resolves after all earlier clicks are counted.
    await this.#page.evaluate(() => countClicks(0));
    const clicks = this.#count.clicks - this.#before;
    const description = `${this.#name}: ${clicks} clicks, ${seconds.toFixed(1)} s`;
    test.info().annotations.push({ type: 'journey', description });
    const journey = journeys.find(({ name }) => name === this.#name);
    expect(journey, `docs/journeys.md has the journey “${this.#name}”`).toBeDefined();
    expect(clicks, description).toBeLessThanOrEqual(journey?.maxClicks ?? 0);
  }
}
