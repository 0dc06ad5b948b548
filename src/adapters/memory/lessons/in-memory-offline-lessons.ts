import type {
  CopyFailure,
  OfflineCopy,
  OfflineLessons,
  StorageUsage,
} from '#application/client/lessons/ports/offline-lessons.ts';
import type { CopyOwner, LessonCopy } from '#domain/lessons/lessons/lesson-copy.ts';
import type { LessonForReader } from '#domain/lessons/lessons/lesson-for-reader.ts';
import type { LessonSummary } from '#domain/lessons/lessons/lesson.ts';
import { err, ok, type Result } from '#domain/result.ts';

export type BrowserCopies = {
  readonly copies: Map<string, OfflineCopy>;
  list: { readonly lessons: readonly LessonSummary[]; readonly copiedAt: number } | null;
  installed: boolean;
  mayBeTaken: boolean;
  /** The failure of every attempt to make a copy, or null if copies can be made. With `unavailable`, the browser cannot store any copy. */
  refuses: CopyFailure['kind'] | null;
};

export const noCopies = (): BrowserCopies => ({
  copies: new Map(),
  list: null,
  installed: false,
  mayBeTaken: true,
  refuses: null,
});

const keyOf = ({ owner, slug }: Pick<LessonCopy, 'owner' | 'slug'>): string => `${owner ?? ''}/${slug}`;

export class InMemoryOfflineLessons implements OfflineLessons {
  readonly #browser: BrowserCopies;

  constructor(browser: BrowserCopies = noCopies()) {
    this.#browser = browser;
  }

  async installed(): Promise<boolean> {
    return this.#browser.installed;
  }

  async install(): Promise<boolean> {
    this.#browser.installed ||= this.#browser.refuses !== 'offline/unavailable';
    return this.#browser.installed;
  }

  async save(
    copy: Omit<LessonCopy, 'bytes'>,
    lesson: LessonForReader,
  ): Promise<Result<LessonCopy, CopyFailure>> {
    const { refuses } = this.#browser;
    if (refuses !== null) return err({ kind: refuses });
    const whole = { ...copy, bytes: JSON.stringify(lesson).length };
    this.#browser.copies.set(keyOf(copy), { copy: whole, lesson });
    return ok(whole);
  }

  async read(owner: CopyOwner, slug: string): Promise<OfflineCopy | null> {
    return this.#browser.copies.get(keyOf({ owner, slug })) ?? null;
  }

  async list(): Promise<readonly LessonCopy[]> {
    return [...this.#browser.copies.values()].map(({ copy }) => copy);
  }

  async forget(copies: readonly Pick<LessonCopy, 'owner' | 'slug'>[]): Promise<void> {
    for (const copy of copies) this.#browser.copies.delete(keyOf(copy));
  }

  async forgetAccounts(but: string | null): Promise<void> {
    const gone = (await this.list()).filter(({ owner }) => owner !== null && owner !== but);
    await this.forget(gone);
  }

  async saveList(lessons: readonly LessonSummary[], copiedAt: number): Promise<void> {
    if (this.#browser.refuses === null) this.#browser.list = { lessons, copiedAt };
  }

  async readList(): Promise<BrowserCopies['list']> {
    return this.#browser.list;
  }

  async usage(): Promise<StorageUsage | null> {
    const used = (await this.list()).reduce((sum, { bytes }) => sum + bytes, 0);
    return { used, most: 1_000_000, mayBeTaken: this.#browser.mayBeTaken };
  }

  async requestPersistence(): Promise<void> {
    this.#browser.mayBeTaken = false;
  }
}
