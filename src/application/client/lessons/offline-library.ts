import type { LessonNotFound } from '#domain/lessons/lesson-not-found.ts';
import type { SavedLesson, LessonCopy } from '#domain/lessons/lesson-copy.ts';
import type { Result } from '#domain/result.ts';
import type { CopyFailure, StorageUsage } from '../ports/offline-lessons.ts';
import type { ServiceFailure } from '../ports/service-failure.ts';

/** A lesson that opens without a network; `kept` ones stay until they are removed, others make room. */
export type OfflineLesson = LessonCopy & { readonly saved: boolean };

/** What the reader can open offline on this device. */
export type OfflineLibraryContents = {
  readonly lessons: readonly OfflineLesson[];
  /** Kept, but the browser took the copy back. */
  readonly lost: readonly SavedLesson[];
  readonly usage: StorageUsage | null;
};

export type SaveFailure = CopyFailure | LessonNotFound | ServiceFailure;

/** The lessons that a page may ask to have available without a network (LES-8). */
export interface OfflineLibrary {
  /** Makes the app itself open without a network, then fetches what is saved and is missing or old. Failures are logged. */
  prepare(): Promise<void>;
  contents(): Promise<OfflineLibraryContents>;
  /** A lesson is read: it is available offline from now on, as one of the last 20. Failures are logged. */
  opened(slug: string): Promise<void>;
  keep(slug: string): Promise<Result<void, SaveFailure>>;
  /** Takes a lesson off this device, kept or not. */
  forget(slug: string): Promise<void>;
  /** Calls back when what is available offline has changed, here or (what is saved) in another page; returns a function that stops it. */
  watch(listener: () => void): () => void;
}
