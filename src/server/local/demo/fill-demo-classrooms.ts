import type { ClassroomRepository } from '#application/service/ports/classroom-repository.ts';
import type { LessonRepository } from '#application/service/ports/lesson-repository.ts';
import type { Transaction } from '#application/service/ports/transaction.ts';
import { emptyScope } from '#domain/access/scope.ts';
import { parseEmail } from '#domain/account/text-fields.ts';
import { classroomLimits } from '#domain/classrooms/classroom.ts';
import type { IsoDate } from '#domain/dates/iso-date.ts';
import type { Lesson } from '#domain/lessons/lesson.ts';
import { type DemoAssignment, type DemoClassroom, demoClassrooms } from './demo-classrooms.ts';
import { demoPeople } from './demo-people.ts';

const day = 86_400_000;

const dayFrom = (now: number, days: number | null): IsoDate | null =>
  days === null ? null : new Date(now + days * day).toISOString().slice(0, 10);

/** What the demo's classrooms are written into. */
export type DemoClassroomStores = {
  readonly transaction: Transaction;
  readonly lessons: Pick<LessonRepository, 'bySlug'>;
};

const isThere = async (classrooms: ClassroomRepository, { id }: DemoClassroom) =>
  (await classrooms.byId(id, { ...emptyScope, everything: true })) !== null;

/** The id of a classroom's teacher, by their place: ids have one shape, and end in two digits of their own. */
const teacherId = ({ id }: DemoClassroom, place: number): string =>
  id.slice(0, -2) + String(place).padStart(2, '0');

/** A co-teacher of the demo, who may be there already. */
async function addTeacher(
  classrooms: ClassroomRepository,
  room: DemoClassroom,
  { id, place, claimed }: { readonly id: string; readonly place: number; readonly claimed: boolean },
): Promise<void> {
  const email = parseEmail(demoPeople.find((person) => person.id === id)?.email ?? '');
  if (!email.ok) throw new Error(`The demo has no '${id}'.`);
  const teacher = { id: teacherId(room, place), email: email.value };
  await classrooms.addTeacher(room.id, teacher, classroomLimits.teachersPerClassroom);
  if (claimed) await classrooms.claimCoTeaching(id, email.value);
}

/** A lesson of a class, and how far it got. */
async function assign(
  classrooms: ClassroomRepository,
  room: DemoClassroom,
  { given, lesson, now }: { readonly given: DemoAssignment; readonly lesson: Lesson; readonly now: number },
): Promise<void> {
  const { id, assigned, opens, due, visible, note, marks } = given;
  const days = { opensOn: dayFrom(now, opens), dueOn: dayFrom(now, due) };
  const at = now + assigned * day;
  const pin = { classroomId: room.id, lessonSlug: lesson.slug };
  await classrooms.assign(
    { ...pin, ...days, id, visible, note, at },
    classroomLimits.assignmentsPerClassroom,
  );
  for (const [place, [state, minutes, by = 'owner']] of marks.entries()) {
    const activityId = lesson.activities[place]?.id;
    if (activityId === undefined) return;
    const noted = { assignmentId: id, activityId, state, minutes, by: room[by], at: now };
    await classrooms.recordProgress(noted, 0);
  }
}

/** Fills in the demo's classrooms, dated by this moment; one that is there already stays as it is. */
export async function fillDemoClassrooms(
  { transaction, lessons }: DemoClassroomStores,
  now: number,
): Promise<void> {
  const slugs = [...new Set(demoClassrooms.flatMap((room) => room.assignments.map(({ lesson }) => lesson)))];
  const found = await Promise.all(slugs.map((slug) => lessons.bySlug(slug)));
  await transaction.run(async ({ classrooms }) => {
    for (const room of demoClassrooms) {
      if (await isThere(classrooms, room)) continue;
      const { id, name, gradeBand, owner, coTeacher, expected } = room;
      const teacher = { teacherId: teacherId(room, 1), accountId: owner };
      await classrooms.open(
        { id, name, gradeBand, organization: null, owner: teacher, at: now },
        classroomLimits.classroomsPerAccount,
      );
      await addTeacher(classrooms, room, { id: coTeacher, place: 2, claimed: true });
      if (expected !== undefined)
        await addTeacher(classrooms, room, { id: expected, place: 3, claimed: false });
      for (const given of room.assignments) {
        const lesson = found.find((each) => each?.slug === given.lesson);
        if (lesson) await assign(classrooms, room, { given, lesson, now });
      }
    }
  });
}
