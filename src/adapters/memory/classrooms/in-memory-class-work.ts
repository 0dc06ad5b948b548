import type {
  ClassWork,
  ClassWorkChanges,
  EarnedInLesson,
  NumberedWork,
} from '#application/service/classrooms/ports/class-work.ts';
import type { StudentWork, WorkPlace } from '#domain/classrooms/class-work/student-work.ts';
import type { IsoDate } from '#domain/platform/dates/iso-date.ts';
import { compareCodePoints } from '#domain/platform/tables/fold-text.ts';
import { notifyShown, roomSeq } from './in-memory-class-live.ts';
import { everAssigned } from './in-memory-classroom-rows.ts';
import { studentsWithLogins } from './in-memory-student-logins.ts';
import { isOfActivity, programsOf } from './in-memory-student-programs.ts';
import { marksOf } from './in-memory-student-progress.ts';
import type { TableDefinition } from '../in-memory-table.ts';
import { InMemoryStore } from '../in-memory-tables.ts';
import { mergedInto } from './roster-rows.ts';

type InRoom = { readonly classroomId: string };
type WorkRow = NumberedWork & InRoom;

const keyOf = ({ classroomId, studentId, lessonSlug, activityId }: WorkPlace & InRoom): string =>
  JSON.stringify([classroomId, studentId, lessonSlug, activityId]);

const numberTable: TableDefinition<InRoom & { readonly seq: number }> = {
  name: 'numbers of class work',
  key: ({ classroomId }) => classroomId,
};
const workTable: TableDefinition<WorkRow> = { name: 'class work', key: keyOf };

const workIn = (row: WorkRow): StudentWork => {
  const { studentId, lessonSlug, activityId, openedAt, changedAt, reorders, sameBlocksSince } = row;
  const { runs, earned, goals } = row;
  const place = { studentId, lessonSlug, activityId };
  return { ...place, openedAt, changedAt, reorders, sameBlocksSince, runs, earned, goals };
};

export class InMemoryClassWork extends InMemoryStore implements ClassWork {
  readonly #numbers = this.tables.of(numberTable);
  readonly #work = this.tables.of(workTable);

  async next(classroomId: string): Promise<number> {
    const seq = this.#lastOf(classroomId) + 1;
    this.#numbers.save({ classroomId, seq });
    const { changes } = this.tables.context;
    this.tables.afterCommit(`class-work ${classroomId}`, () => changes.announce('class-work', classroomId));
    return seq;
  }

  async ofStudent(classroomId: string, place: WorkPlace): Promise<StudentWork | null> {
    const them = [...mergedInto(this.tables, place.studentId)];
    const [found] = them
      .flatMap((studentId) => this.#work.get(keyOf({ ...place, classroomId, studentId })) ?? [])
      .toSorted((one, other) => other.seq - one.seq);
    return found === undefined ? null : { ...workIn(found), studentId: place.studentId };
  }

  async earnedBy(studentId: string): Promise<readonly EarnedInLesson[]> {
    const them = mergedInto(this.tables, studentId);
    const best = new Map<string, NumberedWork>();
    for (const work of this.#work.all()) {
      const { lessonSlug, activityId, earned } = work;
      const key = JSON.stringify([lessonSlug, activityId]);
      if (them.has(work.studentId) && earned.length > (best.get(key)?.earned.length ?? 0))
        best.set(key, work);
    }
    return [...best.values()]
      .map(({ lessonSlug, activityId, earned, goals }) => ({ lessonSlug, activityId, earned, goals }))
      .toSorted(
        (one, other) =>
          compareCodePoints(one.lessonSlug, other.lessonSlug) ||
          compareCodePoints(one.activityId, other.activityId),
      );
  }

  async save(classroomId: string, work: NumberedWork): Promise<void> {
    this.#work.save({ ...work, classroomId });
    notifyShown(this.tables, classroomId, work);
  }

  async changesAfter(classroomId: string, seq: number, on: IsoDate): Promise<ClassWorkChanges> {
    const here = studentsWithLogins(this.tables, classroomId, on);
    const keptIds = new Map(
      here.flatMap(({ id }) => [...mergedInto(this.tables, id)].map((merged) => [merged, id] as const)),
    );
    const assigned = everAssigned(this.tables, classroomId);
    const last = new Map<string, WorkRow>();
    for (const row of this.#work.all()) {
      const studentId = keptIds.get(row.studentId);
      if (row.classroomId !== classroomId || studentId === undefined) continue;
      const key = keyOf({ ...row, studentId });
      if ((last.get(key)?.seq ?? 0) < row.seq) last.set(key, { ...row, studentId });
    }
    const changed = [...last.values()]
      .filter((row) => row.seq > seq)
      .toSorted((one, other) => one.seq - other.seq);
    return {
      seq: this.#lastOf(classroomId),
      roomSeq: roomSeq(this.tables, classroomId),
      work: changed.map((row) => {
        const work = { ...workIn(row), seq: row.seq };
        const { studentId, lessonSlug, activityId } = work;
        const assignment = assigned.find((each) => each.lessonSlug === lessonSlug);
        const mark = marksOf(this.tables, studentId).find(
          (each) => each.assignmentId === assignment?.id && each.activityId === activityId,
        );
        const program = programsOf(this.tables, studentId).find(isOfActivity(lessonSlug, activityId));
        return { ...work, mark: mark ?? null, program: program?.text ?? null };
      }),
    };
  }

  #lastOf(classroomId: string): number {
    return this.#numbers.get(classroomId)?.seq ?? 0;
  }
}
