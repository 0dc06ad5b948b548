import type { ClassroomRepository } from '#application/service/classrooms/ports/classroom-repository.ts';
import type { LessonRepository } from '#application/service/lessons/ports/lesson-repository.ts';
import type { RosterStore } from '#application/service/classrooms/ports/roster-store.ts';
import type { StudentProgress } from '#application/service/classrooms/ports/student-progress.ts';
import type { Transaction } from '#application/service/ports/transaction.ts';
import { everywhere } from '#domain/organizations/access/scope.ts';
import { parseEmail } from '#domain/platform/forms/text-fields.ts';
import { classroomLimits } from '#domain/classrooms/classrooms/classroom.ts';
import type { IsoDate } from '#domain/platform/dates/iso-date.ts';
import type { Lesson } from '#domain/lessons/lessons/lesson.ts';
import { enrollNew } from '#domain/classrooms/students/enroll-new.ts';
import type { OwnProgressState } from '#domain/classrooms/students/entry.ts';
import { type DemoAssignment, type DemoClassroom, demoClassrooms } from './demo-classrooms.ts';
import { demoId } from './demo-id.ts';
import { type DemoSecrets, logInDemoStudents } from './demo-logins.ts';
import { demoDayOf, demoSchools } from './demo-organizations.ts';
import { demoPeople } from './demo-people.ts';

const day = 86_400_000;

const firstDayOfTerm = -60;

const dayFrom = (now: number, days: number): IsoDate => demoDayOf(now + days * day);

export type DemoClassroomStores = {
  readonly transaction: Transaction;
  readonly lessons: Pick<LessonRepository, 'bySlug'>;
  readonly secrets: DemoSecrets;
};

const isThere = async (classrooms: ClassroomRepository, { id }: DemoClassroom) =>
  (await classrooms.byId(id, everywhere)) !== null;

/** Returns the id of a classroom's teacher, which is the classroom's id with the teacher's index as its last two digits. */
const teacherId = ({ id }: DemoClassroom, index: number): string =>
  id.slice(0, -2) + String(index).padStart(2, '0');

/** Adds a demo co-teacher. Idempotent. */
async function addTeacher(
  classrooms: ClassroomRepository,
  classroom: DemoClassroom,
  { id, place, claimed }: { readonly id: string; readonly place: number; readonly claimed: boolean },
): Promise<void> {
  const email = parseEmail(demoPeople.find((person) => person.id === id)?.email ?? '');
  if (!email.ok) throw new Error(`The demo has no '${id}'.`);
  const teacher = { id: teacherId(classroom, place), email: email.value };
  await classrooms.addTeacher(classroom.id, teacher, classroomLimits.teachersPerClassroom);
  if (claimed) await classrooms.claimCoTeaching(id, email.value);
}

/** Enrolls a class's students from the start of its term, as if its owner had pasted the list. Returns their ids in order. */
async function enroll(
  roster: RosterStore,
  classroom: DemoClassroom,
  now: number,
): Promise<readonly string[]> {
  const at = now + firstDayOfTerm * day;
  const organization = demoSchools.lighthouse.path;
  const place = { classroom: classroom.id, organization, from: dayFrom(now, firstDayOfTerm) };
  let rows = 0;
  // Each class has a range of ids that is larger than its number of rows.
  const nextId = (): string => demoId(Number(classroom.id.slice(-6)) * 1_000 + rows++);
  const set = {
    id: demoId(Number(classroom.id.slice(-6)) + 90),
    kind: 'students-added',
    undoes: null,
  } as const;
  const changes = enrollNew(place, classroom.students, nextId);
  await roster.apply({ ...set, organization, by: classroom.owner, at }, changes);
  return [...new Set(changes.flatMap(({ kind, id }) => (kind === 'student' ? [id] : [])))];
}

async function assign(
  classrooms: ClassroomRepository,
  classroom: DemoClassroom,
  { given, lesson, now }: { readonly given: DemoAssignment; readonly lesson: Lesson; readonly now: number },
): Promise<void> {
  const { id, assigned, opens, due, visible, note, marks } = given;
  const days = {
    opensOn: opens === null ? null : dayFrom(now, opens),
    dueOn: due === null ? null : dayFrom(now, due),
  };
  const at = now + assigned * day;
  const pin = { classroomId: classroom.id, lessonSlug: lesson.slug };
  await classrooms.assign(
    { ...pin, ...days, id, visible, note, at },
    classroomLimits.assignmentsPerClassroom,
  );
  for (const [index, [state, minutes, by = 'owner']] of marks.entries()) {
    const activityId = lesson.activities[index]?.id;
    if (activityId === undefined) return;
    const noted = { assignmentId: id, activityId, state, minutes, by: classroom[by], at: now };
    await classrooms.recordProgress(noted, 0);
  }
}

/** Saves students' marks for a lesson. `students` are their ids in the order of the class. Adds the latest day of each student's marks to `days`. */
async function saveStudentMarks(
  progress: StudentProgress,
  { students, days: there }: { readonly students: readonly string[]; readonly days: Map<string, IsoDate> },
  { given, lesson, now }: { readonly given: DemoAssignment; readonly lesson: Lesson; readonly now: number },
): Promise<void> {
  const reportStatus = (
    index: number,
    activity: number,
    state: OwnProgressState,
    days: number,
  ): Promise<void> => {
    const [studentId, activityId] = [students[index], lesson.activities[activity]?.id];
    if (studentId === undefined || activityId === undefined) return Promise.resolve();
    const on = dayFrom(now, days);
    if (on > (there.get(studentId) ?? '')) there.set(studentId, on);
    const at = now + days * day;
    return progress.record({ studentId, assignmentId: given.id, activityId, state, at, source: 'student' });
  };
  for (const [index, count] of given.done.entries())
    for (let activity = 0; activity < count; activity += 1)
      await reportStatus(index, activity, 'done', given.assigned + activity);
  for (const [index, state, days] of given.next)
    await reportStatus(index, given.done[index] ?? 0, state, days);
}

/** Creates the demo classrooms with dates relative to now. Idempotent. */
export async function fillDemoClassrooms(
  { transaction, lessons, secrets }: DemoClassroomStores,
  now: number,
): Promise<void> {
  const slugs = [
    ...new Set(demoClassrooms.flatMap((classroom) => classroom.assignments.map(({ lesson }) => lesson))),
  ];
  const found = await Promise.all(slugs.map((slug) => lessons.bySlug(slug)));
  const term = { termName: 'Fall term', firstDay: dayFrom(now, firstDayOfTerm), lastDay: dayFrom(now, 60) };
  await transaction.run(async ({ classrooms, roster, studentProgress, logins }) => {
    for (const classroom of demoClassrooms) {
      if (await isThere(classrooms, classroom)) continue;
      const { id, name, gradeBand, color, icon, owner, coTeacher, expected } = classroom;
      const teacher = { teacherId: teacherId(classroom, 1), accountId: owner };
      await classrooms.open(
        {
          id,
          name,
          gradeBand,
          color,
          icon,
          ...term,
          organization: demoSchools.lighthouse.path,
          owner: teacher,
          at: now,
        },
        classroomLimits.classroomsPerAccount,
      );
      await addTeacher(classrooms, classroom, { id: coTeacher, place: 2, claimed: true });
      if (expected !== undefined)
        await addTeacher(classrooms, classroom, { id: expected, place: 3, claimed: false });
      const students = await enroll(roster, classroom, now);
      const days = new Map<string, IsoDate>();
      for (const given of classroom.assignments) {
        const lesson = found.find((each) => each?.slug === given.lesson);
        if (!lesson) continue;
        await assign(classrooms, classroom, { given, lesson, now });
        await saveStudentMarks(studentProgress, { students, days }, { given, lesson, now });
      }
      await logInDemoStudents({ logins }, secrets, { id, gradeBand, days });
    }
  });
}
