import type {
  ClassWork,
  ClassWorkChanges,
  EarnedInLesson,
  NumberedWork,
} from '#application/service/ports/class-work.ts';
import type { StoredProgram, StudentPrograms } from '#application/service/ports/student-programs.ts';
import { everywhere } from '#domain/access/scope.ts';
import {
  maxVersions,
  shownProgram,
  type ProgramVersion,
  type StudentProgram,
} from '#domain/class-work/student-program.ts';
import type { ShownPlace } from '#domain/class-work/class-now.ts';
import type { StudentWork } from '#domain/class-work/student-work.ts';
import type { HeldProgram } from '#domain/students/child-record.ts';
import type { IsoDate } from '#domain/dates/iso-date.ts';
import { compareCodePoints } from '#domain/tables/fold-text.ts';
import { type Undo, undoOf } from './in-memory-calls.ts';
import type { InMemoryChanges } from './in-memory-changes.ts';
import type { InMemoryClassroomRepository } from './in-memory-classroom-repository.ts';
import { InMemoryRows } from './in-memory-rows.ts';
import type { InMemoryStudentLogins } from './in-memory-student-logins.ts';
import type { InMemoryStudentProgress } from './in-memory-student-progress.ts';

type KeptVersion = ProgramVersion & { readonly programId: string };
type KeptWork = NumberedWork & { readonly classroomId: string };

type Rows = {
  readonly programs: InMemoryRows<StoredProgram>;
  readonly versions: InMemoryRows<KeptVersion>;
  readonly numbers: InMemoryRows<number>;
  readonly work: InMemoryRows<KeptWork>;
};

export const noClassWork = (): Rows => ({
  programs: new InMemoryRows(),
  versions: new InMemoryRows(),
  numbers: new InMemoryRows(),
  work: new InMemoryRows(),
});

type AroundWork = {
  readonly classrooms: Pick<InMemoryClassroomRepository, 'assignments'>;
  readonly logins: Pick<InMemoryStudentLogins, 'ofClassroom'>;
  readonly studentProgress: Pick<InMemoryStudentProgress, 'marksOf'>;
  /** A student and the students who were merged into them, by ID. */
  readonly mergedInto: (studentId: string) => ReadonlySet<string>;
  readonly roomSeq: (classroomId: string) => number;
  /** Called on each change of work, because the class may see the program. */
  readonly seen: (classroomId: string, place: ShownPlace) => void;
};

const byLastChange = (one: StoredProgram, other: StoredProgram): number =>
  other.changedAt - one.changedAt || compareCodePoints(one.id, other.id);

const isOfActivity =
  (lessonSlug: string, activityId: string) =>
  (program: StoredProgram): boolean =>
    program.lessonSlug === lessonSlug && program.activityId === activityId;

type WorkPlace = Pick<StudentWork, 'activityId' | 'lessonSlug' | 'studentId'>;

const keyOf = (classroomId: string, { studentId, lessonSlug, activityId }: WorkPlace): string =>
  JSON.stringify([classroomId, studentId, lessonSlug, activityId]);

const programsOf = (rows: Rows, students: ReadonlySet<string>): readonly StoredProgram[] =>
  rows.programs
    .all()
    .filter(({ studentId }) => students.has(studentId))
    .toSorted(byLastChange);

class InMemoryStudentPrograms implements StudentPrograms {
  readonly #rows: Rows;
  readonly #mergedInto: AroundWork['mergedInto'];

  constructor(rows: Rows, mergedInto: AroundWork['mergedInto']) {
    this.#rows = rows;
    this.#mergedInto = mergedInto;
  }

  #of(studentId: string): readonly StoredProgram[] {
    return programsOf(this.#rows, this.#mergedInto(studentId));
  }

  async ofStudent(studentId: string): Promise<readonly StudentProgram[]> {
    return this.#of(studentId)
      .filter(({ deletedAt }) => deletedAt === null)
      .map(shownProgram);
  }

  async hold(studentId: string, programId: string): Promise<StoredProgram | null> {
    return this.#of(studentId).find(({ id }) => id === programId) ?? null;
  }

  async holdOfActivity(studentId: string, lessonSlug: string, activityId: string) {
    return this.#of(studentId).find(isOfActivity(lessonSlug, activityId)) ?? null;
  }

  async countOwn(studentId: string): Promise<number> {
    return this.#of(studentId).filter(({ name }) => name !== null).length;
  }

  async keep(program: StoredProgram, version: ProgramVersion | null): Promise<boolean> {
    const { id, studentId, lessonSlug, activityId } = program;
    const { programs, versions } = this.#rows;
    const isOfAnother = (programs.get(id)?.studentId ?? studentId) !== studentId;
    const first =
      lessonSlug === null || activityId === null
        ? null
        : (programs
            .all()
            .find((row) => row.studentId === studentId && isOfActivity(lessonSlug, activityId)(row)) ?? null);
    if (isOfAnother || (first !== null && first.id !== id)) return false;
    programs.set(id, program);
    if (version !== null) {
      versions.set(JSON.stringify([id, version.version]), { ...version, programId: id });
      for (const { version: old } of (await this.versions(id)).slice(maxVersions))
        versions.delete(JSON.stringify([id, old]));
    }
    return true;
  }

  async versions(programId: string): Promise<readonly ProgramVersion[]> {
    return this.#rows.versions
      .all()
      .filter((row) => row.programId === programId)
      .toSorted((one, other) => other.version - one.version)
      .map(({ version, text, at }) => ({ version, text, at }));
  }

  async purge(studentId: string, before: number): Promise<void> {
    for (const { id, deletedAt } of this.#of(studentId))
      if (deletedAt !== null && deletedAt < before) this.#rows.programs.delete(id);
  }
}

const workIn = (kept: KeptWork): StudentWork => {
  const { studentId, lessonSlug, activityId, openedAt, changedAt, reorders, sameBlocksSince } = kept;
  const { runs, earned, goals } = kept;
  const place = { studentId, lessonSlug, activityId };
  return { ...place, openedAt, changedAt, reorders, sameBlocksSince, runs, earned, goals };
};

class InMemoryClassWork implements ClassWork {
  readonly #around: AroundWork;
  readonly #rows: Rows;
  readonly #changed: (classroomId: string) => void;

  constructor(around: AroundWork, rows: Rows, changed: (classroomId: string) => void) {
    this.#around = around;
    this.#rows = rows;
    this.#changed = changed;
  }

  async next(classroomId: string): Promise<number> {
    const seq = (this.#rows.numbers.get(classroomId) ?? 0) + 1;
    this.#rows.numbers.set(classroomId, seq);
    this.#changed(classroomId);
    return seq;
  }

  async ofStudent(classroomId: string, place: WorkPlace): Promise<StudentWork | null> {
    const them = [...this.#around.mergedInto(place.studentId)];
    const [found] = them
      .flatMap((studentId) => this.#rows.work.get(keyOf(classroomId, { ...place, studentId })) ?? [])
      .toSorted((one, other) => other.seq - one.seq);
    return found === undefined ? null : { ...workIn(found), studentId: place.studentId };
  }

  async earnedBy(studentId: string): Promise<readonly EarnedInLesson[]> {
    const them = this.#around.mergedInto(studentId);
    const best = new Map<string, NumberedWork>();
    for (const work of this.#rows.work.all()) {
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

  async keep(classroomId: string, work: NumberedWork): Promise<void> {
    this.#rows.work.set(keyOf(classroomId, work), { ...work, classroomId });
    this.#around.seen(classroomId, work);
  }

  async changesAfter(classroomId: string, seq: number, on: IsoDate): Promise<ClassWorkChanges> {
    const { classrooms, logins, studentProgress } = this.#around;
    const here = (await logins.ofClassroom(classroomId, on)).map(({ id }) => this.#around.mergedInto(id));
    const keptIds = new Map(here.flatMap((them) => [...them].map((id) => [id, [...them][0] ?? id] as const)));
    const assigned = await classrooms.assignments(classroomId, everywhere);
    const last = new Map<string, KeptWork>();
    for (const row of this.#rows.work.all()) {
      const studentId = keptIds.get(row.studentId);
      if (row.classroomId !== classroomId || studentId === undefined) continue;
      const key = keyOf(classroomId, { ...row, studentId });
      if ((last.get(key)?.seq ?? 0) < row.seq) last.set(key, { ...row, studentId });
    }
    const changed = [...last.values()]
      .filter((row) => row.seq > seq)
      .toSorted((one, other) => one.seq - other.seq);
    return {
      seq: this.#rows.numbers.get(classroomId) ?? 0,
      roomSeq: this.#around.roomSeq(classroomId),
      work: changed.map((row) => {
        const work = { ...workIn(row), seq: row.seq };
        const { studentId, lessonSlug, activityId } = work;
        const assignment = assigned.find((each) => each.lessonSlug === lessonSlug);
        const said = studentProgress
          .marksOf(studentId)
          .find((mark) => mark.assignmentId === assignment?.id && mark.activityId === activityId);
        const program = programsOf(this.#rows, this.#around.mergedInto(studentId)).find(
          isOfActivity(lessonSlug, activityId),
        );
        return {
          ...work,
          mark: said ?? null,
          program: program?.text ?? null,
        };
      }),
    };
  }
}

export function draftClassWork(
  rows: Rows,
  { changes, ...around }: AroundWork & { readonly changes: InMemoryChanges },
): {
  readonly stores: { readonly classWork: ClassWork; readonly programs: StudentPrograms };
  /** The programs of these students, deleted or not, most recently changed first (ROS-11). */
  readonly heldPrograms: (studentIds: ReadonlySet<string>) => readonly HeldProgram[];
  readonly commit: () => Undo;
} {
  const draft = {
    programs: rows.programs.draft(),
    versions: rows.versions.draft(),
    numbers: rows.numbers.draft(),
    work: rows.work.draft(),
  };
  const changed = new Set<string>();
  return {
    stores: {
      classWork: new InMemoryClassWork(around, draft, (id) => changed.add(id)),
      programs: new InMemoryStudentPrograms(draft, around.mergedInto),
    },
    heldPrograms: (studentIds) =>
      programsOf(draft, studentIds).map(({ id, lessonSlug, activityId, name, text, changedAt }) => ({
        lessonSlug,
        activityId,
        name,
        text,
        changedAt,
        versions: draft.versions.all().filter(({ programId }) => programId === id).length,
      })),
    commit: () => {
      const undo = undoOf(
        draft.programs.commit(),
        draft.versions.commit(),
        draft.numbers.commit(),
        draft.work.commit(),
      );
      for (const id of changed) changes.announce('class-work', id);
      return undo;
    },
  };
}
