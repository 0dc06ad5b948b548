import type { CopyOwner, LessonCopy } from '#domain/lessons/lesson-copy.ts';
import type { LessonForReader } from '#domain/lessons/lesson-for-reader.ts';
import type { LessonSummary } from '#domain/lessons/lesson.ts';
import type { Result } from '#domain/result.ts';

/** What kept a copy from being made. Nothing of it stays behind. */
export type CopyFailure =
  /** The browser has no room left for this site. */
  | { readonly kind: 'offline/storage-full' }
  /** The network went before all of it was there. */
  | { readonly kind: 'offline/incomplete' }
  /** The browser keeps nothing for this site, or lets no page open without a network. */
  | { readonly kind: 'offline/unavailable' };

/** A lesson as it was read, and what is known of the copy. */
export type OfflineCopy = { readonly copy: LessonCopy; readonly lesson: LessonForReader };

/** What the browser gives this site, in bytes, and whether it may take it back when room is short. */
export type StorageUsage = { readonly used: number; readonly most: number; readonly mayBeTaken: boolean };

/** Lessons that this device holds, so that they open without a network; shared by all pages of the browser. */
export interface OfflineLessons {
  /** Whether the app itself opens without a network. */
  installed(): Promise<boolean>;
  /** Sees to it that the app itself opens without a network; false where this browser cannot, or not now. */
  install(): Promise<boolean>;
  /** Holds a lesson with its pictures, and 'Try it' where it is programmed; replaces its owner's copy. */
  save(copy: Omit<LessonCopy, 'bytes'>, lesson: LessonForReader): Promise<Result<LessonCopy, CopyFailure>>;
  /** The copy of this very owner; null where there is none, or none that can still be read. */
  read(owner: CopyOwner, slug: string): Promise<OfflineCopy | null>;
  /** All copies in the browser, of every owner. */
  list(): Promise<readonly LessonCopy[]>;
  forget(copies: readonly Pick<LessonCopy, 'owner' | 'slug'>[]): Promise<void>;
  /** Forgets the copies of every account but this one; with null those of all accounts. What anybody may read stays. */
  forgetAccounts(but: string | null): Promise<void>;
  /** Holds the list of all lessons, which is the same for everybody. Holds nothing where there is no room. */
  saveList(lessons: readonly LessonSummary[], copiedAt: number): Promise<void>;
  readList(): Promise<{ readonly lessons: readonly LessonSummary[]; readonly copiedAt: number } | null>;
  /** Null where the browser does not say. */
  usage(): Promise<StorageUsage | null>;
  /** Asks the browser not to take back what it holds; it may refuse. */
  askToStay(): Promise<void>;
}
