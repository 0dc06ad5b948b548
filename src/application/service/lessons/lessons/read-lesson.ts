import type { LessonNotFound } from '#domain/lessons/lessons/lesson-not-found.ts';
import { can, canEver } from '#domain/organizations/access/can.ts';
import type { Actor } from '#domain/organizations/access/actor.ts';
import { scopeOf } from '#domain/organizations/access/scope-of.ts';
import type { Scope } from '#domain/organizations/access/scope.ts';
import {
  type LessonForReader,
  type LicensedReading,
  readableParts,
} from '#domain/lessons/lessons/lesson-for-reader.ts';
import { minutesTaken } from '#domain/lessons/lessons/lesson-report.ts';
import { isSlug } from '#domain/platform/text/slug.ts';
import type { Lesson } from '#domain/lessons/lessons/lesson.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import type { LessonReports } from '../ports/lesson-reports.ts';
import type { LessonPin, LessonRepository } from '../ports/lesson-repository.ts';

/**
 * Returns a lesson, limited to what the reader may see; `null` is a visitor. An earlier version is returned only to users who may read a classroom with that
 * version.
 */
export type ReadLesson = (
  slug: string,
  reader: Caller | null,
  version?: number,
) => Promise<Result<LessonForReader, LessonNotFound>>;

export type ReadLessonPorts = {
  readonly lessons: Pick<LessonRepository, 'bySlug' | 'byVersion'>;
  /** Whether a classroom in the scope has this version of the lesson. */
  readonly classrooms: { isAssigned(pin: LessonPin, scope: Scope): Promise<boolean> };
  readonly lessonReports: Pick<LessonReports, 'minutesOf'>;
};

/** Returns which licensed parts a caller may read. Staff without a required second factor count as visitors (AUT-18). */
function readingOf(actor: Actor | null): LicensedReading {
  const allowed = can(actor, 'lesson.read-licensed');
  if (allowed.ok) return 'open';
  if (allowed.error.kind !== 'license/ended') return 'sign-in';
  return actor?.accessState === 'trial_expired' ? 'trial-ended' : 'no-license';
}

const maxReportsCounted = 200;

/** Licensed parts are returned only to readers who may see them (LES-5). */
export function readLesson({ lessons, classrooms, lessonReports }: ReadLessonPorts): ReadLesson {
  const assignedTo = async (actor: Actor | null, pin: LessonPin): Promise<Lesson | null> => {
    if (!canEver(actor, 'classroom.read').ok) return null;
    const isTheirs = await classrooms.isAssigned(pin, scopeOf(actor, 'classroom.read'));
    return isTheirs ? lessons.byVersion(pin) : null;
  };

  const find = async (
    slug: string,
    actor: Actor | null,
    version: number | undefined,
  ): Promise<Lesson | null> => {
    const published = await lessons.bySlug(slug);
    if (version === undefined || published?.version === version) return published;
    return assignedTo(actor, { slug, version });
  };

  return async (slug, reader, version) => {
    if (!isSlug(slug)) return err({ kind: 'lesson/not-found', slug });
    const actor = reader?.actor ?? null;
    const [lesson, minutes] = await Promise.all([
      find(slug, actor, version),
      lessonReports.minutesOf(slug, maxReportsCounted),
    ]);
    if (lesson === null) return err({ kind: 'lesson/not-found', slug });
    const taken = minutesTaken(minutes);
    return ok({ ...readableParts(lesson, readingOf(actor)), ...(taken === null ? {} : { taken }) });
  };
}
