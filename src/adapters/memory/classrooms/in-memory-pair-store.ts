import type { NewApart, NewRound, PairStore } from '#application/service/classrooms/ports/pair-store.ts';
import type { IsoDate } from '#domain/platform/dates/iso-date.ts';
import { apartOf, type ClassPairs, maxRounds } from '#domain/classrooms/pairs/pairs.ts';
import { compareCodePoints } from '#domain/platform/tables/fold-text.ts';
import { nowAssigned } from './in-memory-classroom-rows.ts';
import type { TableDefinition } from '../in-memory-table.ts';
import { InMemoryStore } from '../in-memory-tables.ts';
import { enrolledIn } from './roster-rows.ts';

const roundTable: TableDefinition<NewRound> = {
  name: 'pair rounds',
  key: ({ assignmentId, on }) => JSON.stringify([assignmentId, on]),
};
const apartTable: TableDefinition<NewApart> = {
  name: 'students apart',
  key: ({ classroomId, students }) => JSON.stringify([classroomId, students]),
};

export class InMemoryPairStore extends InMemoryStore implements PairStore {
  readonly #rounds = this.tables.of(roundTable);
  readonly #apart = this.tables.of(apartTable);

  async ofClassroom(classroomId: string, on: IsoDate): Promise<ClassPairs> {
    const students = this.#studentsOf(classroomId, on);
    const here = new Set(students.map(({ id }) => id));
    const rounds = this.#rounds
      .where((row) => row.classroomId === classroomId)
      .map((row) => ({
        assignmentId: row.assignmentId,
        on: row.on,
        groups: row.groups
          .map((group) => group.filter((id) => here.has(id)).toSorted(compareCodePoints))
          .filter(({ length }) => length > 0),
      }))
      .filter(({ groups }) => groups.length > 0)
      .toSorted((a, b) => compareCodePoints(b.on, a.on) || compareCodePoints(b.assignmentId, a.assignmentId));
    const apart = this.#apart
      .where((row) => row.classroomId === classroomId && row.students.every((id) => here.has(id)))
      .map((row) => row.students)
      .toSorted((a, b) => compareCodePoints(a.join(' '), b.join(' ')));
    return { students, apart, rounds: rounds.slice(0, maxRounds) };
  }

  async save(round: NewRound) {
    const assigned = nowAssigned(this.tables, round.classroomId);
    if (!assigned.some(({ id }) => id === round.assignmentId)) return 'no-lesson';
    if (!this.#areHere(round, round.groups.flat())) return 'no-student';
    this.#rounds.save(round);
    return 'saved';
  }

  async setApart(apart: NewApart): Promise<boolean> {
    if (!this.#areHere(apart, apart.students)) return false;
    if (apart.apart) this.#apart.save(apart);
    else this.#apart.delete(apartTable.key(apart));
    return true;
  }

  async copyApart(from: string, to: string): Promise<void> {
    for (const row of this.#apart.all()) {
      const other = row.students.find((id) => id !== from);
      if (!row.students.includes(from) || other === undefined || other === to) continue;
      this.#apart.save({ ...row, students: apartOf(other, to) });
    }
  }

  #areHere({ classroomId, on }: Pick<NewRound, 'classroomId' | 'on'>, ids: readonly string[]): boolean {
    const students = this.#studentsOf(classroomId, on);
    return ids.every((id) => students.some((student) => student.id === id));
  }

  #studentsOf(classroomId: string, on: IsoDate): ClassPairs['students'] {
    const students = enrolledIn(this.tables, classroomId, on);
    return students.map(({ id, given, family, display }) => ({ id, given, family, display }));
  }
}
