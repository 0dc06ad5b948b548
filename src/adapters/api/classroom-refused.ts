import * as z from 'zod/mini';
import type { HttpFailure } from '#application/client/ports/http.ts';
import type { LessonNotFound } from '#domain/lessons/lesson-not-found.ts';
import type { ClassroomRefusal, EditConflict } from '#domain/classrooms/classroom-refusals.ts';
import { classroomLimits } from '#domain/classrooms/classroom.ts';
import { type ProblemSlug, problemSlugOf } from '../wire/v1/problem.ts';
import { problemOf } from './api-failures.ts';

/** What classrooms refuse, each by the problem that says so. */
const refusals = {
  'classroom-not-found': { kind: 'classroom/not-found' },
  'assignment-not-found': { kind: 'assignment/not-found' },
  'activity-not-found': { kind: 'assignment/no-such-activity' },
  'owner-only': { kind: 'classroom/owner-only' },
  'owner-stays': { kind: 'classroom/owner-stays' },
  'classroom-archived': { kind: 'classroom/archived' },
  'classroom-limit': { kind: 'classroom/limit', limit: classroomLimits.classroomsPerAccount },
  'assignment-limit': {
    kind: 'classroom/assignment-limit',
    limit: classroomLimits.assignmentsPerClassroom,
  },
  'teacher-limit': { kind: 'classroom/teacher-limit', limit: classroomLimits.teachersPerClassroom },
  'lesson-assigned': { kind: 'classroom/lesson-assigned' },
  'license-ended': { kind: 'license/ended' },
  'not-permitted': { kind: 'account/not-permitted' },
} as const satisfies Partial<Record<ProblemSlug, ClassroomRefusal>>;

type RefusalSlug = keyof typeof refusals;

/** Why nothing of a classroom may be changed now. */
export const changeRefusals = ['license-ended', 'not-permitted', 'classroom-archived'] as const;

/** The refusal of a call, where it is one of these; null where it failed otherwise. */
export const refusedAs =
  <const Slug extends RefusalSlug>(...slugs: readonly Slug[]) =>
  (failure: HttpFailure): (typeof refusals)[Slug] | null => {
    const slug = slugs.find((candidate) => candidate === slugOf(failure));
    return slug === undefined ? null : refusals[slug];
  };

/** That somebody else changed it meanwhile, with what stands now as `schema` reads it; null where it failed otherwise. */
export const refusedAsConflict =
  <S extends z.ZodMiniType>(schema: S) =>
  (failure: HttpFailure): EditConflict<z.output<S>> | null => {
    if (slugOf(failure) !== 'edit-conflict') return null;
    const current = z.safeParse(schema, problemOf(failure)?.current);
    return current.success ? { kind: 'classroom/edit-conflict', current: current.data } : null;
  };

/** That there is no such lesson to assign; null where it failed otherwise. */
export const refusedLesson =
  (slug: string) =>
  (failure: HttpFailure): LessonNotFound | null =>
    slugOf(failure) === 'lesson-not-found' ? { kind: 'lesson/not-found', slug } : null;

const slugOf = (failure: HttpFailure): ProblemSlug | null => {
  const problem = problemOf(failure);
  return problem === null ? null : problemSlugOf(problem.type);
};

type Reads<E> = (failure: HttpFailure) => E | null;

/** The first of these that knows the failure. */
export const firstOf =
  <A, B = never, C = never, D = never>(
    a: Reads<A>,
    b?: Reads<B>,
    c?: Reads<C>,
    d?: Reads<D>,
  ): Reads<A | B | C | D> =>
  (failure) =>
    a(failure) ?? b?.(failure) ?? c?.(failure) ?? d?.(failure) ?? null;
