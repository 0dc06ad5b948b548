import { gradeBands } from '#domain/lessons/lesson.ts';
import { providerOf } from '#domain/imports/roster-source.ts';
import { fieldsOf, type RosterRow } from '#domain/roster/roster.ts';
import type { ClassroomRows } from './in-memory-classroom-rows.ts';

/** Who changes classrooms by a change set, and when (epoch milliseconds). */
type Made = { readonly by: string | null; readonly at: number };

/** Classrooms as rows of a roster, which change sets read and write. */
export class InMemoryClassroomRoster {
  readonly #rows: ClassroomRows;

  constructor(rows: ClassroomRows) {
    this.#rows = rows;
  }

  /** Null where there is no such classroom. `lessons` stands in the row once any were assigned: it does not go by itself then. */
  row(id: string): RosterRow | null {
    const room = this.#rows.classrooms.get(id);
    if (room === null) return null;
    const { name, gradeBand, organization, source, archivedAt, follows: followed = '' } = room;
    const state = archivedAt === null ? 'active' : 'archived';
    const lessons = this.#rows.assignments.all().filter(({ classroomId }) => classroomId === id).length;
    const used = lessons === 0 ? null : `${lessons}`;
    const follows = this.#rows.classrooms.get(followed) === null ? null : followed;
    return {
      kind: 'classroom',
      id,
      fields: fieldsOf({ state, name, gradeBand, organization, source, follows, lessons: used }),
    };
  }

  /** The classrooms that follow one of these. */
  following(ids: ReadonlySet<string>): readonly string[] {
    return this.#rows.classrooms.all().flatMap(({ id, follows = '' }) => (ids.has(follows) ? [id] : []));
  }

  /** Writes a classroom as the row says; a new one has the teachers of the one that it follows, else whoever makes it owns it. */
  write({ id, fields }: RosterRow, { by, at }: Made): void {
    const { classrooms } = this.#rows;
    const held = classrooms.get(id);
    const { name = '', organization = null, state } = fields;
    const gradeBand = gradeBands.find((band) => band === fields['gradeBand']) ?? null;
    const archivedAt = state === 'archived' ? (held?.archivedAt ?? at) : null;
    const terms = { termName: null, firstDay: null, lastDay: null };
    const version = (held?.version ?? 0) + 1;
    const { follows } = fields;
    const source = providerOf(fields['source'] ?? '');
    const room = { ...terms, ...held, id, name, organization, gradeBand, source, archivedAt, version };
    classrooms.set(id, follows === undefined ? room : { ...room, follows });
    if (held === null) this.#teach(id, follows, by);
  }

  #teach(id: string, follows: string | undefined, by: string | null): void {
    const { teachers } = this.#rows;
    const before = teachers.all().filter(({ classroomId }) => classroomId === follows);
    for (const teacher of before) {
      const copy = `${teacher.id} in ${id}`;
      teachers.set(copy, { ...teacher, id: copy, classroomId: id });
    }
    if (before.length > 0 || by === null) return;
    const owner = `owner of ${id}`;
    teachers.set(owner, { id: owner, classroomId: id, accountId: by, email: null, role: 'owner' });
  }

  delete(id: string): void {
    this.#rows.classrooms.delete(id);
    for (const teacher of this.#rows.teachers.all())
      if (teacher.classroomId === id) this.#rows.teachers.delete(teacher.id);
  }
}
