import type { CopyOwner, LessonCopy } from '#domain/lessons/lessons/lesson-copy.ts';
import type { LessonForReader } from '#domain/lessons/lessons/lesson-for-reader.ts';
import type { LessonSummary } from '#domain/lessons/lessons/lesson.ts';
import type { Result } from '#domain/result.ts';

/** Reasons why no copy was made. Partial copies are deleted. */
export type CopyFailure =
  | { readonly kind: 'offline/storage-full' }
  | { readonly kind: 'offline/incomplete' }
  /** The browser does not allow this site to store data, or does not support offline pages. */
  | { readonly kind: 'offline/unavailable' };

export type OfflineCopy = { readonly copy: LessonCopy; readonly lesson: LessonForReader };

/** The browser's storage for this site, in bytes, and whether it may be evicted. */
export type StorageUsage = { readonly used: number; readonly most: number; readonly mayBeTaken: boolean };

/** Lessons stored on this device for offline use; shared by all pages of the browser. */
export interface OfflineLessons {
  installed(): Promise<boolean>;
  /** Makes the app available offline; false if the browser does not support it or it fails. */
  install(): Promise<boolean>;
  /** Stores a lesson with its pictures and, if it has programs, 'Try it'; replaces the owner's earlier copy. */
  save(copy: Omit<LessonCopy, 'bytes'>, lesson: LessonForReader): Promise<Result<LessonCopy, CopyFailure>>;
  /** The owner's copy; null if missing or unreadable. */
  read(owner: CopyOwner, slug: string): Promise<OfflineCopy | null>;
  list(): Promise<readonly LessonCopy[]>;
  forget(copies: readonly Pick<LessonCopy, 'owner' | 'slug'>[]): Promise<void>;
  /** Deletes the copies of all accounts except this one, or of all accounts if null. Public copies are kept. */
  forgetAccounts(but: string | null): Promise<void>;
  /** Stores the public list of lessons; does nothing if storage is full. */
  saveList(lessons: readonly LessonSummary[], copiedAt: number): Promise<void>;
  readList(): Promise<{ readonly lessons: readonly LessonSummary[]; readonly copiedAt: number } | null>;
  /** Null if the browser does not report it. */
  usage(): Promise<StorageUsage | null>;
  requestPersistence(): Promise<void>;
}
