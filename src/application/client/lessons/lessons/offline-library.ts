import type { LessonNotFound } from '#domain/lessons/lessons/lesson-not-found.ts';
import type { SavedLesson, LessonCopy } from '#domain/lessons/lessons/lesson-copy.ts';
import type { Result } from '#domain/result.ts';
import type { CopyFailure, StorageUsage } from '../ports/offline-lessons.ts';
import type { ServiceFailure } from '../../platform/ports/service-failure.ts';

/** A lesson that is available offline. If `saved` is true, it stays until the user removes it. Otherwise, newer lessons replace it. */
export type OfflineLesson = LessonCopy & { readonly saved: boolean };

export type OfflineLibraryContents = {
  readonly lessons: readonly OfflineLesson[];
  readonly lost: readonly SavedLesson[];
  readonly usage: StorageUsage | null;
};

export type SaveFailure = CopyFailure | LessonNotFound | ServiceFailure;

/** Makes lessons available offline (LES-8). */
export interface OfflineLibrary {
  /** Makes the app available offline, then fetches saved lessons that are missing or old. Failures are logged. */
  prepare(): Promise<void>;
  contents(): Promise<OfflineLibraryContents>;
  /** Records that a lesson was opened; the last 20 are available offline. Failures are logged. */
  opened(slug: string): Promise<void>;
  keep(slug: string): Promise<Result<void, SaveFailure>>;
  forget(slug: string): Promise<void>;
  /** Calls back when the offline lessons change, in this tab or, for saved ones, in another tab. Returns the unsubscribe function. */
  watch(listener: () => void): () => void;
}
