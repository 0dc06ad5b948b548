import {
  type LessonForReader,
  type LicensedReading,
  readableParts,
} from '#domain/lessons/lesson-for-reader.ts';
import { isSlug } from '#domain/lessons/lesson-rules.ts';
import { readsLicensed } from '#domain/licence/access-state.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { ReadAccount } from '../accounts/read-account.ts';
import type { LessonRepository } from '../ports/lesson-repository.ts';
import type { VerifiedIdentity } from '../ports/token-verifier.ts';

/** No published lesson has this slug. */
export type LessonNotFound = { readonly kind: 'lesson/not-found'; readonly slug: string };

/** One lesson, cut to what this reader may read; `null` is a visitor who is not signed in. */
export type ReadLesson = (
  slug: string,
  reader: VerifiedIdentity | null,
) => Promise<Result<LessonForReader, LessonNotFound>>;

/** Licensed parts leave the service only for whoever may read them (LES-5). */
export function readLesson(lessons: LessonRepository, readAccount: ReadAccount): ReadLesson {
  const readingOf = async (reader: VerifiedIdentity | null): Promise<LicensedReading> => {
    if (reader === null) return 'sign-in';
    const { accessState } = await readAccount(reader);
    if (readsLicensed(accessState)) return 'open';
    return accessState === 'trial_expired' ? 'trial-ended' : 'no-licence';
  };

  return async (slug, reader) => {
    const lesson = isSlug(slug) ? await lessons.bySlug(slug) : null;
    if (lesson === null) return err({ kind: 'lesson/not-found', slug });
    return ok(readableParts(lesson, await readingOf(reader)));
  };
}
