import {
  copiesToDrop,
  type CopyOwner,
  type SavedLesson,
  type ListedLesson,
  readableCopies,
} from '#domain/lessons/lessons/lesson-copy.ts';
import { personOf } from '#domain/identity/navigation/session.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Log } from '../../../ports/log.ts';
import type { LessonCatalog } from '../ports/lesson-catalog.ts';
import type { OfflineLessons } from '../ports/offline-lessons.ts';
import type { SessionStore } from '../../identity/ports/session-store.ts';
import type { Storage } from '../../platform/ports/storage.ts';
import { savedLessonsEntry } from '../../storage-entries.ts';
import { forgetCopies } from './forget-copies.ts';
import type { SaveFailure, OfflineLibrary } from './offline-library.ts';

export type OfflineLibraryPorts = {
  readonly session: SessionStore;
  readonly lessons: LessonCatalog;
  readonly copies: OfflineLessons;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly log: Log;
};

const hour = 3_600_000;
/** The minimum age at which a copy is fetched again when the lesson is opened, in milliseconds. */
const opensAgainAfter = hour;
/** The age at which saved lessons and the list of lessons are fetched again, in milliseconds. */
const oldAfter = 24 * hour;

/** Whether the lesson was listed by the service and not by this device's copies. */
const isNews = ({ device }: ListedLesson): boolean => device === undefined;

const gone = err({ kind: 'session/lost' } as const);

const isSame = (one: SavedLesson, other: Pick<SavedLesson, 'owner' | 'slug'>): boolean =>
  one.owner === other.owner && one.slug === other.slug;

/**
 * LES-8. A copy belongs to the account that fetched it and is never shown to a different account. A copy that arrives after its reader signed out is deleted.
 * Copies of other accounts are deleted while the page is open.
 */
export function createOfflineLibrary(ports: OfflineLibraryPorts): OfflineLibrary {
  const { session, lessons, copies, storage, clock, log } = ports;
  forgetCopies(session, copies, storage, log);
  const listeners = new Set<() => void>();
  const changed = (): void => listeners.forEach((listener) => listener());
  const reader = (): CopyOwner => personOf(session.current())?.id ?? null;
  const savedLessons = (): readonly SavedLesson[] => storage.read(savedLessonsEntry) ?? [];
  const waiting = new Set<string>();

  const saveList = async (): Promise<void> => {
    const list = await copies.readList();
    if (list !== null && clock.now() - list.copiedAt < oldAfter) return;
    const fresh = await lessons.list();
    if (fresh.ok && fresh.value.every(isNews)) await copies.saveList(fresh.value, clock.now());
  };

  const fetchCopy = async (slug: string): Promise<Result<SavedLesson, SaveFailure>> => {
    const owner = reader();
    const lesson = await lessons.bySlug(slug);
    if (!lesson.ok) return lesson;
    if (lesson.value.copiedAt !== undefined) return err({ kind: 'service/unreachable' });
    if (owner !== reader()) return gone;
    const now = clock.now();
    const copy = { slug, title: lesson.value.title, owner, copiedAt: now, openedAt: now };
    const saved = await copies.save(copy, lesson.value);
    if (owner !== reader()) {
      await copies.forget([copy]);
      return gone;
    }
    return saved.ok ? ok(copy) : saved;
  };

  const copyOf = async (owner: CopyOwner, slug: string) =>
    (await copies.list()).find((copy) => isSame(copy, { owner, slug }));

  const makeRoom = async (owner: CopyOwner): Promise<void> => {
    const own = (await copies.list()).filter((copy) => copy.owner === owner);
    const dropped = copiesToDrop(own, savedLessons());
    if (dropped.length > 0) await copies.forget(dropped);
  };

  const open = async (slug: string): Promise<void> => {
    const before = await copyOf(reader(), slug);
    if (before !== undefined && clock.now() - before.copiedAt < opensAgainAfter) return;
    const copied = await fetchCopy(slug);
    if (!copied.ok) {
      log.warn('A lesson could not be copied to this device', { slug, kind: copied.error.kind });
      return;
    }
    await makeRoom(copied.value.owner);
    await saveList();
    changed();
  };

  /** Fetches copies of saved lessons again if they are old or evicted, one at a time. */
  const renewSaved = async (): Promise<void> => {
    for (const { slug, owner } of savedLessons()) {
      if (owner !== reader()) continue;
      const copy = await copyOf(owner, slug);
      if (copy !== undefined && clock.now() - copy.copiedAt < oldAfter) continue;
      const renewed = await fetchCopy(slug);
      if (!renewed.ok) log.warn('A saved lesson could not be updated', { slug, kind: renewed.error.kind });
    }
  };

  return {
    async prepare() {
      if (!(await copies.install())) {
        log.info('Lessons cannot be saved for offline in this browser');
        return;
      }
      for (const slug of waiting) await open(slug);
      waiting.clear();
      await renewSaved();
      changed();
    },
    async contents() {
      const readable = readableCopies(await copies.list(), reader());
      const mine = savedLessons().filter(({ owner }) => owner === null || owner === reader());
      const isSaved = (slug: string): boolean => mine.some((each) => each.slug === slug);
      return {
        lessons: readable.map((copy) => ({ ...copy, saved: isSaved(copy.slug) })),
        lost: mine.filter(({ slug }) => !readable.some((copy) => copy.slug === slug)),
        usage: await copies.usage(),
      };
    },
    async opened(slug) {
      if (await copies.installed()) await open(slug);
      else waiting.add(slug);
    },
    async keep(slug) {
      if (!(await copies.install())) return err({ kind: 'offline/unavailable' });
      const copied = await fetchCopy(slug);
      if (!copied.ok) return copied;
      const { owner, title } = copied.value;
      await copies.requestPersistence();
      const others = savedLessons().filter((each) => !isSame(each, { owner, slug }));
      storage.write(savedLessonsEntry, [...others, { owner, slug, title }]);
      await saveList();
      changed();
      return ok(undefined);
    },
    async forget(slug) {
      storage.write(
        savedLessonsEntry,
        savedLessons().filter(
          (each) => each.slug !== slug || (each.owner !== null && each.owner !== reader()),
        ),
      );
      await copies.forget([
        { owner: reader(), slug },
        { owner: null, slug },
      ]);
      changed();
    },
    watch(listener) {
      listeners.add(listener);
      const unwatch = storage.watch(savedLessonsEntry, listener);
      return () => {
        listeners.delete(listener);
        unwatch();
      };
    },
  };
}
