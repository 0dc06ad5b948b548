import type { NewApart, NewRound, PairStore } from '#application/service/ports/pair-store.ts';
import { everywhere } from '#domain/access/scope.ts';
import type { IsoDate } from '#domain/dates/iso-date.ts';
import { apartOf, type ClassPairs, maxRounds } from '#domain/pairs/pairs.ts';
import { compareCodePoints } from '#domain/tables/fold-text.ts';
import { type Undo, undoOf } from './in-memory-calls.ts';
import type { InMemoryClassroomRepository } from './in-memory-classroom-repository.ts';
import { InMemoryRows } from './in-memory-rows.ts';
import type { InMemoryRosterStore } from './in-memory-roster-store.ts';

type AroundPairs = {
  readonly classrooms: Pick<InMemoryClassroomRepository, 'assignments'>;
  readonly roster: Pick<InMemoryRosterStore, 'students'>;
};
type Rows = { readonly rounds: InMemoryRows<NewRound>; readonly apart: InMemoryRows<NewApart> };

export const noPairs = (): Rows => ({ rounds: new InMemoryRows(), apart: new InMemoryRows() });

/** Pairs of students in memory; assignments and students are in other stores. */
export class InMemoryPairStore implements PairStore {
  readonly #around: AroundPairs;
  readonly #rows: Rows;

  constructor(around: AroundPairs, rows: Rows) {
    this.#around = around;
    this.#rows = rows;
  }

  async ofClassroom(classroomId: string, on: IsoDate): Promise<ClassPairs> {
    const students = await this.#studentsOf(classroomId, on);
    const here = new Set(students.map(({ id }) => id));
    const rounds = this.#rows.rounds
      .all()
      .filter((row) => row.classroomId === classroomId)
      .map((row) => ({
        assignmentId: row.assignmentId,
        on: row.on,
        groups: row.groups
          .map((group) => group.filter((id) => here.has(id)).toSorted(compareCodePoints))
          .filter(({ length }) => length > 0),
      }))
      .filter(({ groups }) => groups.length > 0)
      .toSorted((a, b) => compareCodePoints(b.on, a.on) || compareCodePoints(b.assignmentId, a.assignmentId));
    const apart = this.#rows.apart
      .all()
      .filter((row) => row.classroomId === classroomId && row.students.every((id) => here.has(id)))
      .map((row) => row.students)
      .toSorted((a, b) => compareCodePoints(a.join(' '), b.join(' ')));
    return { students, apart, rounds: rounds.slice(0, maxRounds) };
  }

  async save(round: NewRound) {
    const assigned = await this.#around.classrooms.assignments(round.classroomId, everywhere);
    if (!assigned.some(({ id, removed }) => id === round.assignmentId && !removed)) return 'no-lesson';
    if (!(await this.#areHere(round, round.groups.flat()))) return 'no-student';
    this.#rows.rounds.set(JSON.stringify([round.assignmentId, round.on]), round);
    return 'saved';
  }

  async setApart(apart: NewApart): Promise<boolean> {
    if (!(await this.#areHere(apart, apart.students))) return false;
    const key = JSON.stringify([apart.classroomId, apart.students]);
    if (apart.apart) this.#rows.apart.set(key, apart);
    else this.#rows.apart.delete(key);
    return true;
  }

  async copyApart(from: string, to: string): Promise<void> {
    for (const row of this.#rows.apart.all()) {
      const other = row.students.find((id) => id !== from);
      if (!row.students.includes(from) || other === undefined || other === to) continue;
      const students = apartOf(other, to);
      this.#rows.apart.set(JSON.stringify([row.classroomId, students]), { ...row, students });
    }
  }

  async #areHere(
    { classroomId, on }: Pick<NewRound, 'classroomId' | 'on'>,
    ids: readonly string[],
  ): Promise<boolean> {
    const students = await this.#studentsOf(classroomId, on);
    return ids.every((id) => students.some((student) => student.id === id));
  }

  async #studentsOf(classroomId: string, on: IsoDate): Promise<ClassPairs['students']> {
    const found = await this.#around.roster.students(classroomId, on, everywhere);
    const students = found?.students ?? [];
    return students.map(({ id, given, family, display }) => ({ id, given, family, display }));
  }
}

export function draftPairs(
  { rounds, apart }: Rows,
  around: AroundPairs,
): { readonly pairs: InMemoryPairStore; readonly commit: () => Undo } {
  const rows = { rounds: rounds.draft(), apart: apart.draft() };
  return {
    pairs: new InMemoryPairStore(around, rows),
    commit: () => undoOf(rows.rounds.commit(), rows.apart.commit()),
  };
}
