import type { TabLock } from '#application/client/platform/ports/tab-lock.ts';
import type {
  CopyFailure,
  OfflineCopy,
  OfflineLessons,
  StorageUsage,
} from '#application/client/lessons/ports/offline-lessons.ts';
import {
  type CopyOwner,
  isProgrammed,
  type LessonCopy,
  picturesIn,
} from '#domain/lessons/lessons/lesson-copy.ts';
import type { LessonForReader } from '#domain/lessons/lessons/lesson-for-reader.ts';
import type { LessonSummary } from '#domain/lessons/lessons/lesson.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { browserCaches, CopyCaches, isQuotaExceeded } from './copy-caches.ts';
import { copyCacheOf } from './offline-names.ts';
import type { ServiceWorkerHost } from './service-worker-host.ts';

/** Decoders return null for data in a format that this build does not support. */
type LessonDecoders = {
  readonly decodeLesson: (value: unknown) => LessonForReader | null;
  readonly decodeLessons: (value: unknown) => readonly LessonSummary[] | null;
};

/** Dependencies. By default, `caches` and `storage` are those of the browser, or null if it has none. */
export type OfflinePorts = {
  readonly worker: Pick<ServiceWorkerHost, 'installed' | 'install' | 'cacheTryIt'>;
  readonly lock: TabLock;
  readonly decoders: () => Promise<LessonDecoders>;
  readonly caches?: CacheStorage | null;
  readonly fetch?: (address: string, options: RequestInit) => Promise<Response>;
  readonly storage?: StorageManager | null;
};

const listKey = '/copies/list';
type WrittenList = { readonly lessons?: unknown; readonly copiedAt?: number };

/** Whether a response is a picture. A network that requires a login replies with its own page and status 200. */
const isPicture = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('image/') ?? false;

const failureOf = (error: unknown): CopyFailure => {
  if (isQuotaExceeded(error)) return { kind: 'offline/storage-full' };
  if (error instanceof DOMException) return { kind: 'offline/unavailable' };
  // fetch throws a TypeError if no reply arrives, or if the reply is cut off.
  if (error instanceof TypeError) return { kind: 'offline/incomplete' };
  throw error;
};

/** Copies of lessons in the browser's Cache Storage. Pictures are written before their lesson, so every stored copy is complete. */
export class CacheOfflineLessons implements OfflineLessons {
  readonly #ports: OfflinePorts;
  readonly #caches: CopyCaches;
  readonly #storage: StorageManager | null;

  constructor(ports: OfflinePorts) {
    this.#ports = ports;
    this.#caches = new CopyCaches(ports.caches === undefined ? browserCaches() : ports.caches);
    // Insecure origins have no `navigator.storage`.
    this.#storage = ports.storage === undefined ? (navigator.storage ?? null) : ports.storage;
  }

  async installed(): Promise<boolean> {
    return this.#caches.areThere && this.#ports.worker.installed();
  }

  async install(): Promise<boolean> {
    return this.#caches.areThere && this.#ports.worker.install();
  }

  async save(
    copy: Omit<LessonCopy, 'bytes'>,
    lesson: LessonForReader,
  ): Promise<Result<LessonCopy, CopyFailure>> {
    if (!this.#caches.areThere) return err({ kind: 'offline/unavailable' });
    return this.#alone(async () => {
      const written = await this.#write(copy, lesson).catch((error: unknown) => err(failureOf(error)));
      if (!written.ok) await this.#caches.clearPictures();
      return written;
    });
  }

  async #write(
    copy: Omit<LessonCopy, 'bytes'>,
    lesson: LessonForReader,
  ): Promise<Result<LessonCopy, CopyFailure>> {
    if (isProgrammed(lesson)) {
      const answer = await this.#ports.worker.cacheTryIt();
      if (answer !== 'held') return err({ kind: `offline/${answer}` });
    }
    const pictures = picturesIn(lesson);
    const sizes = await Promise.all(pictures.map((picture) => this.#writePicture(picture)));
    const size = sizes.reduce((sum, each) => sum + each, JSON.stringify(lesson).length);
    const whole: LessonCopy = { ...copy, bytes: size };
    await this.#caches.writeCopy(copy.owner, copy.slug, { copy: whole, lesson, pictures });
    return ok(whole);
  }

  /** Stores the current version of a picture and returns its size in bytes. Skips a picture that does not exist. */
  async #writePicture(picture: string): Promise<number> {
    const { fetch = (address, options) => globalThis.fetch(address, options) } = this.#ports;
    const reply = await fetch(picture, { cache: 'no-cache' });
    if (!reply.ok || !isPicture(reply)) return 0;
    const body = await reply.blob();
    await this.#caches.writePicture(picture, body, reply.headers);
    return body.size;
  }

  async read(owner: CopyOwner, slug: string): Promise<OfflineCopy | null> {
    const written = await this.#caches.readCopy(owner, slug);
    if (written?.copy === undefined) return null;
    const { decodeLesson } = await this.#ports.decoders();
    const lesson = decodeLesson(written.lesson);
    return lesson === null ? null : { copy: written.copy, lesson };
  }

  async list(): Promise<readonly LessonCopy[]> {
    const all = await this.#caches.allCopies();
    if (all.length === 0) return [];
    const { decodeLesson } = await this.#ports.decoders();
    return all.flatMap(({ copy, lesson }) =>
      copy === undefined || decodeLesson(lesson) === null ? [] : [copy],
    );
  }

  async forget(copies: readonly Pick<LessonCopy, 'owner' | 'slug'>[]): Promise<void> {
    await this.#alone(async () => {
      for (const { owner, slug } of copies) await this.#caches.forgetCopy(owner, slug);
      await this.#caches.clearPictures();
    });
  }

  /**
   * Deletes immediately, without waiting for the lock, because the user may no longer read the lessons. Then deletes again under the lock, because a write may
   * be in progress.
   */
  async forgetAccounts(but: string | null): Promise<void> {
    if (!(await this.#caches.deleteAccounts(but))) return;
    await this.#alone(async () => {
      await this.#caches.deleteAccounts(but);
      await this.#caches.clearPictures();
    });
  }

  async saveList(lessons: readonly LessonSummary[], copiedAt: number): Promise<void> {
    if (!this.#caches.areThere) return;
    try {
      await this.#caches.write(copyCacheOf(null), listKey, { lessons, copiedAt });
    } catch (error) {
      failureOf(error); // If there is no space or storage is blocked, the list stays outdated. Other errors are rethrown.
    }
  }

  async readList(): Promise<{
    readonly lessons: readonly LessonSummary[];
    readonly copiedAt: number;
  } | null> {
    const written = await this.#caches.readJson<WrittenList>(copyCacheOf(null), listKey);
    if (written?.copiedAt === undefined) return null;
    const { decodeLessons } = await this.#ports.decoders();
    const lessons = decodeLessons(written.lessons);
    return lessons === null ? null : { lessons, copiedAt: written.copiedAt };
  }

  async usage(): Promise<StorageUsage | null> {
    if (this.#storage === null) return null;
    const { usage, quota } = await this.#storage.estimate();
    if (usage === undefined || quota === undefined) return null;
    return { used: usage, most: quota, mayBeTaken: !(await this.#storage.persisted()) };
  }

  async requestPersistence(): Promise<void> {
    await this.#storage?.persist();
  }

  /** Lets one page of the browser write at a time, so that no page deletes data that another page needs. */
  #alone<T>(work: () => Promise<T>): Promise<T> {
    return this.#ports.lock.exclusive('offline-copies', work);
  }
}
