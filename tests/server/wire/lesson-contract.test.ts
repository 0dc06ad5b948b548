import { expectTypeOf, test } from 'vitest';
import type * as z from 'zod/mini';
import type { lessonForReader, lessonSummary } from '#adapters/wire/lessons/lessons.ts';
import type { yearPlanReply } from '#adapters/wire/lessons/year-plan.ts';
import type { meData, profileData } from '#adapters/wire/identity/account.ts';
import type { Profile } from '#domain/identity/account/profile.ts';
import type { AccountRecord } from '#domain/identity/account/session-user.ts';
import type { LessonForReader } from '#domain/lessons/lessons/lesson-for-reader.ts';
import type { LessonSummary } from '#domain/lessons/lessons/lesson.ts';
import type { YearPlan } from '#domain/lessons/lessons/year-plan.ts';

/** `true` if each type is assignable to the other. Ignores readonly. */
type Same<A, B> = [A, B] extends [B, A] ? true : false;

test("the contracts return the domain's own types", () => {
  expectTypeOf<Same<z.output<typeof lessonSummary>, LessonSummary>>().toEqualTypeOf<true>();
  expectTypeOf<Same<z.output<typeof lessonForReader>, LessonForReader>>().toEqualTypeOf<true>();
  expectTypeOf<keyof z.output<typeof lessonForReader>>().toEqualTypeOf<keyof LessonForReader>();
  expectTypeOf<Same<z.output<typeof yearPlanReply>, YearPlan>>().toEqualTypeOf<true>();
  expectTypeOf<Same<z.output<typeof meData>, AccountRecord>>().toEqualTypeOf<true>();
  expectTypeOf<Same<z.output<typeof profileData>, Profile>>().toEqualTypeOf<true>();
});
