import { expectTypeOf, test } from 'vitest';
import type { classroomOperations, assignmentOperations } from '#adapters/wire/classrooms/classrooms.ts';
import type { meOperations, profileOperations } from '#adapters/wire/identity/account.ts';
import type { lessonOperations } from '#adapters/wire/lessons/lessons.ts';
import type { scopeAndSequenceOperations } from '#adapters/wire/lessons/year-plan.ts';
import type { ClientValue, Operation } from '#adapters/wire/operation.ts';
import type { memberOperations } from '#adapters/wire/organizations/members.ts';
import type { peopleOperations } from '#adapters/wire/organizations/people.ts';
import type {
  ActivityProgress,
  Assignment,
  Classroom,
  ClassroomBoard,
  ClassroomInTable,
} from '#domain/classrooms/classrooms/classroom.ts';
import type { Profile } from '#domain/identity/account/profile.ts';
import type { AccountRecord } from '#domain/identity/account/session-user.ts';
import type { LessonForReader } from '#domain/lessons/lessons/lesson-for-reader.ts';
import type { LessonSummary } from '#domain/lessons/lessons/lesson.ts';
import type { YearPlan } from '#domain/lessons/lessons/year-plan.ts';
import type { Person } from '#domain/organizations/directory/person.ts';
import type { Member, MemberProfile } from '#domain/organizations/members/member.ts';

/** `true` if each type is assignable to the other. Ignores readonly. */
type Same<A, B> = [A, B] extends [B, A] ? true : false;
type Reply<O extends Operation> = ClientValue<O['parts']>;
type Row<O extends Operation> = Reply<O> extends { readonly rows: readonly (infer R)[] } ? R : never;

type Classrooms = typeof classroomOperations;
type Assignments = typeof assignmentOperations;

test("operations reply with the domain's own types", () => {
  expectTypeOf<Same<Reply<Classrooms['openClassroom']>, Classroom>>().toEqualTypeOf<true>();
  expectTypeOf<Same<Row<Classrooms['pageOfClassrooms']>, ClassroomInTable>>().toEqualTypeOf<true>();
  expectTypeOf<Same<Reply<Classrooms['readClassroom']>, ClassroomBoard>>().toEqualTypeOf<true>();
  expectTypeOf<Same<Reply<Assignments['restoreAssignment']>, Assignment>>().toEqualTypeOf<true>();
  expectTypeOf<Same<Reply<Assignments['recordProgress']>, ActivityProgress>>().toEqualTypeOf<true>();
  expectTypeOf<Same<Row<(typeof peopleOperations)['listPeople']>, Person>>().toEqualTypeOf<true>();
  expectTypeOf<Same<Row<(typeof memberOperations)['listMembers']>, Member>>().toEqualTypeOf<true>();
  expectTypeOf<Same<Reply<(typeof memberOperations)['readMember']>, MemberProfile>>().toEqualTypeOf<true>();
  expectTypeOf<
    Same<Reply<(typeof lessonOperations)['listLessons']>[number], LessonSummary>
  >().toEqualTypeOf<true>();
  expectTypeOf<Same<Reply<(typeof lessonOperations)['readLesson']>, LessonForReader>>().toEqualTypeOf<true>();
  expectTypeOf<keyof Reply<(typeof lessonOperations)['readLesson']>>().toEqualTypeOf<keyof LessonForReader>();
  expectTypeOf<
    Same<Reply<(typeof scopeAndSequenceOperations)['readScopeAndSequence']>, YearPlan>
  >().toEqualTypeOf<true>();
  expectTypeOf<Same<Reply<(typeof meOperations)['readMe']>, AccountRecord>>().toEqualTypeOf<true>();
  expectTypeOf<Same<Reply<(typeof profileOperations)['readProfile']>, Profile>>().toEqualTypeOf<true>();
});
