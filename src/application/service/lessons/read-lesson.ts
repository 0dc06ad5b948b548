import type { LessonNotFound } from '#domain/lessons/lesson-not-found.ts';
import type { AccountRecord } from '#domain/account/session-user.ts';
import {
  type LessonForReader,
  type LicensedReading,
  readableParts,
} from '#domain/lessons/lesson-for-reader.ts';
import { isSlug } from '#domain/lessons/slug.ts';
import type { Lesson } from '#domain/lessons/lesson.ts';
import { readsLicensed } from '#domain/license/access-state.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { ReadAccount } from '../accounts/read-account.ts';
import type { ClassroomRepository } from '../ports/classroom-repository.ts';
import type { LessonPin, LessonRepository } from '../ports/lesson-repository.ts';
import type { VerifiedIdentity } from '../ports/token-verifier.ts';

/**
 * One lesson, cut to what this reader may read; `null` is a visitor who is not signed in. Another version than the published
 * one is there only for teachers of a classroom that has it.
 */
export type ReadLesson = (
  slug: string,
  reader: VerifiedIdentity | null,
  version?: number,
) => Promise<Result<LessonForReader, LessonNotFound>>;

/** Licensed parts leave the service only for readers who may see them (LES-5). */
export function readLesson(
  lessons: Pick<LessonRepository, 'bySlug' | 'byVersion'>,
  readAccount: ReadAccount,
  classrooms: Pick<ClassroomRepository, 'isAssigned'>,
): ReadLesson {
  const readingOf = (reader: AccountRecord | null): LicensedReading => {
    if (reader === null) return 'sign-in';
    if (readsLicensed(reader.accessState)) return 'open';
    return reader.accessState === 'trial_expired' ? 'trial-ended' : 'no-license';
  };

  const retentionMs = async (reader: VerifiedIdentity | null, pin: LessonPin): Promise<Lesson | null> => {
    const isTheirs = reader !== null && (await classrooms.isAssigned(reader.id, pin.slug, pin.version));
    return isTheirs ? lessons.byVersion(pin) : null;
  };

  const find = async (
    slug: string,
    reader: VerifiedIdentity | null,
    version: number | undefined,
  ): Promise<Lesson | null> => {
    const published = await lessons.bySlug(slug);
    if (version === undefined || published?.version === version) return published;
    return retentionMs(reader, { slug, version });
  };

  return async (slug, identity, version) => {
    if (!isSlug(slug)) return err({ kind: 'lesson/not-found', slug });
    const account = identity === null ? null : await readAccount(identity);
    // Who must take a second step and did not is a visitor here (AUT-18).
    const isVisitor = account === null || account.secondFactorRequired;
    const lesson = await find(slug, isVisitor ? null : identity, version);
    if (lesson === null) return err({ kind: 'lesson/not-found', slug });
    return ok(readableParts(lesson, readingOf(isVisitor ? null : account)));
  };
}
