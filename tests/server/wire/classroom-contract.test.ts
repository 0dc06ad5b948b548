import { expectTypeOf, test } from 'vitest';
import type * as z from 'zod/mini';
import type {
  activityProgress,
  assignment,
  classroom,
  classroomBoard,
  classroomCard,
} from '#adapters/wire/classrooms/classrooms.ts';
import type {
  ActivityProgress,
  Assignment,
  Classroom,
  ClassroomBoard,
  ClassroomCard,
} from '#domain/classrooms/classrooms/classroom.ts';

/** `true` if each type is assignable to the other. Ignores readonly. */
type Same<A, B> = [A, B] extends [B, A] ? true : false;

test("the contracts of classes return the domain's own types", () => {
  expectTypeOf<Same<z.output<typeof classroom>, Classroom>>().toEqualTypeOf<true>();
  expectTypeOf<Same<z.output<typeof classroomCard>, ClassroomCard>>().toEqualTypeOf<true>();
  expectTypeOf<Same<z.output<typeof classroomBoard>, ClassroomBoard>>().toEqualTypeOf<true>();
  expectTypeOf<Same<z.output<typeof assignment>, Assignment>>().toEqualTypeOf<true>();
  expectTypeOf<Same<z.output<typeof activityProgress>, ActivityProgress>>().toEqualTypeOf<true>();
});
