import type { TabLock } from '#application/client/ports/tab-lock.ts';
import type {
  CopyFailure,
  HeldLesson,
  OfflineLessons,
  StorageUsage,
} from '#application/client/ports/offline-lessons.ts';
import { type CopyOwner, isProgrammed, type LessonCopy, picturesIn } from '#domain/lessons/lesson-copy.ts';
import type { LessonForReader } from '#domain/lessons/lesson-for-reader.ts';
import type { LessonSummary } from '#domain/lessons/lesson.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { copyCacheOf, isAccountCache, isCopyCache, pictureCache } from './offline-names.ts';
import type { ServiceWorkerHost } from './service-worker-host.ts';

/** What the adapter stands on; `caches` is null where the browser has none. */
export type OfflinePorts = {
  readonly worker: Pick<ServiceWorkerHost, 'installed' | 'install' | 'holdTryIt'>;
  readonly lock: TabLock;
  /** Read what an earlier build may have written; null for what this one does not understand. */
  readonly decodeLesson: (value: unknown) => LessonForReader | null;
  readonly decodeList: (value: unknown) => readonly LessonSummary[] | null;
  readonly caches?: CacheStorage | null;
  readonly fetch?: (address: string, options: RequestInit) => Promise<Response>;
  readonly storage?: StorageManager | null;
};

const listKey = '/copies/list';
const lessonKey = (slug: string): string => `/copies/lessons/${encodeURIComponent(slug)}`;

const json = (value: unknown): Response =>
  new Response(JSON.stringify(value), { headers: { 'content-type': 'application/json' } });

/** Pages of an insecure origin have none; where site data is blocked they may not even be named. */
function browserCaches(): CacheStorage | null {
  try {
    return globalThis.caches ?? null;
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

/** What a copy looks like in a cache; an earlier build's may look otherwise. */
type Written = {
  readonly copy?: LessonCopy;
  readonly lesson?: unknown;
  readonly pictures?: readonly string[];
};
type WrittenList = { readonly lessons?: unknown; readonly copiedAt?: number };

const failureOf = (error: unknown): CopyFailure => {
  if (error instanceof DOMException && error.name === 'QuotaExceededError')
    return { kind: 'offline/storage-full' };
  if (error instanceof DOMException) return { kind: 'offline/unavailable' };
  // What fetch throws where no reply comes, or where it breaks off.
  if (error instanceof TypeError) return { kind: 'offline/incomplete' };
  throw error;
};

/**
 * Copies of lessons in the browser's caches: one cache for each account, so that forgetting one is deleting a cache, one for
 * whoever has none, and one for the pictures of all of them. A lesson is written after its pictures, so a copy that is there
 * is whole.
 */
export class CacheOfflineLessons implements OfflineLessons {
  readonly #ports: OfflinePorts;
  readonly #caches: CacheStorage | null;
  readonly #storage: StorageManager | null;

  constructor(ports: OfflinePorts) {
    this.#ports = ports;
    this.#caches = ports.caches === undefined ? browserCaches() : ports.caches;
    // Pages of an insecure origin have none.
    this.#storage = ports.storage === undefined ? (navigator.storage ?? null) : ports.storage;
  }

  async installed(): Promise<boolean> {
    return this.#caches !== null && this.#ports.worker.installed();
  }

  async install(): Promise<boolean> {
    return this.#caches !== null && this.#ports.worker.install();
  }

  async hold(
    copy: Omit<LessonCopy, 'bytes'>,
    lesson: LessonForReader,
  ): Promise<Result<LessonCopy, CopyFailure>> {
    if (this.#caches === null) return err({ kind: 'offline/unavailable' });
    return this.#alone(async () => {
      try {
        const held = await this.#write(copy, lesson);
        if (held.ok) return held;
        await this.#clearPictures();
        return held;
      } catch (error) {
        const failure = failureOf(error);
        await this.#clearPictures();
        return err(failure);
      }
    });
  }

  async #write(
    copy: Omit<LessonCopy, 'bytes'>,
    lesson: LessonForReader,
  ): Promise<Result<LessonCopy, CopyFailure>> {
    if (isProgrammed(lesson)) {
      const answer = await this.#ports.worker.holdTryIt();
      if (answer !== 'held') return err({ kind: `offline/${answer}` });
    }
    const pictures = picturesIn(lesson);
    const sizes = await Promise.all(pictures.map((picture) => this.#writePicture(picture)));
    const size = sizes.reduce((sum, each) => sum + each, JSON.stringify(lesson).length);
    const whole: LessonCopy = { ...copy, bytes: size };
    const cache = await this.#open(copyCacheOf(copy.owner));
    await cache.put(lessonKey(copy.slug), json({ copy: whole, lesson, pictures } satisfies Written));
    return ok(whole);
  }

  /** Holds a picture as it is now; the answer is its size. One that is not there is not there offline either. */
  async #writePicture(picture: string): Promise<number> {
    const { fetch = (url, options) => globalThis.fetch(url, options) } = this.#ports;
    const reply = await fetch(picture, { cache: 'no-cache' });
    if (!reply.ok) return 0;
    const body = await reply.blob();
    const cache = await this.#open(pictureCache);
    await cache.put(picture, new Response(body, { headers: reply.headers }));
    return body.size;
  }

  async read(owner: CopyOwner, slug: string): Promise<HeldLesson | null> {
    const written = await this.#readJson<Written>(copyCacheOf(owner), lessonKey(slug));
    const lesson = this.#ports.decodeLesson(written?.lesson);
    return written?.copy === undefined || lesson === null ? null : { copy: written.copy, lesson };
  }

  async list(): Promise<readonly LessonCopy[]> {
    const written = await this.#allWritten();
    return written.flatMap(({ copy, lesson }) =>
      copy === undefined || this.#ports.decodeLesson(lesson) === null ? [] : [copy],
    );
  }

  async forget(copies: readonly Pick<LessonCopy, 'owner' | 'slug'>[]): Promise<void> {
    await this.#alone(async () => {
      for (const { owner, slug } of copies) {
        const name = copyCacheOf(owner);
        if ((await this.#caches?.has(name)) !== true) continue;
        await (await this.#open(name)).delete(lessonKey(slug));
      }
      await this.#clearPictures();
    });
  }

  async forgetAccounts(but: string | null): Promise<void> {
    const stays = but === null ? null : copyCacheOf(but);
    const gone = (await this.#names()).filter((name) => isAccountCache(name) && name !== stays);
    // What somebody may not read any more does not wait for a turn; their pictures are nobody's, and do.
    await Promise.all(gone.map(async (name) => this.#caches?.delete(name)));
    if (gone.length > 0) await this.#alone(() => this.#clearPictures());
  }

  async holdList(lessons: readonly LessonSummary[], copiedAt: number): Promise<void> {
    if (this.#caches === null) return;
    try {
      await (await this.#open(copyCacheOf(null))).put(listKey, json({ lessons, copiedAt }));
    } catch (error) {
      failureOf(error); // no room, or blocked: the list stays as old as it is; anything else is thrown on
    }
  }

  async readList(): Promise<{
    readonly lessons: readonly LessonSummary[];
    readonly copiedAt: number;
  } | null> {
    const written = await this.#readJson<WrittenList>(copyCacheOf(null), listKey);
    const lessons = this.#ports.decodeList(written?.lessons);
    return lessons === null || written?.copiedAt === undefined
      ? null
      : { lessons, copiedAt: written.copiedAt };
  }

  async usage(): Promise<StorageUsage | null> {
    if (this.#storage === null) return null;
    const { usage, quota } = await this.#storage.estimate();
    if (usage === undefined || quota === undefined) return null;
    return { used: usage, most: quota, mayBeTaken: !(await this.#storage.persisted()) };
  }

  async askToStay(): Promise<void> {
    await this.#storage?.persist();
  }

  /** Pages of this browser write one after the other, so that none takes away what another one is about to need. */
  #alone<T>(work: () => Promise<T>): Promise<T> {
    return this.#ports.lock.exclusive('offline-copies', work);
  }

  async #open(name: string): Promise<Cache> {
    if (this.#caches === null) throw new DOMException('This browser has no caches', 'NotSupportedError');
    return this.#caches.open(name);
  }

  async #names(): Promise<readonly string[]> {
    try {
      return (await this.#caches?.keys()) ?? [];
    } catch (error) {
      if (error instanceof DOMException) return []; // blocked: nothing was kept
      throw error;
    }
  }

  async #readJson<T>(name: string, key: string): Promise<T | null> {
    if (!(await this.#names()).includes(name)) return null;
    const found = await (await this.#open(name)).match(key);
    return found === undefined ? null : ((await found.json()) as T);
  }

  async #allWritten(): Promise<readonly Written[]> {
    const names = (await this.#names()).filter(isCopyCache);
    const written = await Promise.all(
      names.map(async (name) => {
        const cache = await this.#open(name);
        const keys = (await cache.keys()).filter(({ url }) => !url.endsWith(listKey));
        return Promise.all(
          keys.map(async (key) => (await (await cache.match(key))?.json()) as Written | undefined),
        );
      }),
    );
    return written.flat().filter((each) => each !== undefined);
  }

  /** Takes away the pictures that no copy shows any more. */
  async #clearPictures(): Promise<void> {
    if (!(await this.#names()).includes(pictureCache)) return;
    const shown = new Set((await this.#allWritten()).flatMap(({ pictures = [] }) => pictures));
    const cache = await this.#open(pictureCache);
    const unseen = (await cache.keys()).filter(({ url }) => !shown.has(new URL(url).pathname));
    await Promise.all(unseen.map((key) => cache.delete(key)));
  }
}
