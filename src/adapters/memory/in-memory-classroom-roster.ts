import type { AccountRepository } from '#application/service/ports/account-repository.ts';
import { gradeBands } from '#domain/account/grade-band.ts';
import { providerOf } from '#domain/imports/roster-source.ts';
import { termIn, termText } from '#domain/roster/class-term.ts';
import type { Change } from '#domain/roster/change.ts';
import {
  classroomOfTeaching,
  fieldsOf,
  type RosterRow,
  type RowKey,
  teachingId,
} from '#domain/roster/roster.ts';
import type { ClassroomRows } from './in-memory-classroom-rows.ts';

/** The account that made a change set, and its time (epoch milliseconds). */
type Made = { readonly by: string | null; readonly at: number };

/** Classrooms as roster rows, which change sets read and write. */
export class InMemoryClassroomRoster {
  readonly #rows: ClassroomRows;
  readonly #accounts: Pick<AccountRepository, 'byId'>;

  constructor(rows: ClassroomRows, accounts: Pick<AccountRepository, 'byId'>) {
    this.#rows = rows;
    this.#accounts = accounts;
  }

  async knownAccounts(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const found = await Promise.all(ids.map((id) => this.#accounts.byId(id)));
    return new Set(found.flatMap((account) => account?.id ?? []));
  }

  /** Null if there is no such classroom. `lessons` is set once lessons were assigned: such a classroom is not deleted automatically. */
  row(id: string): RosterRow | null {
    const room = this.#rows.classrooms.get(id);
    if (room === null) return null;
    const { name, gradeBand, organization, source, archivedAt, follows: followed = '' } = room;
    const term = termText(room);
    const state = archivedAt === null ? 'active' : 'archived';
    const lessons = this.#rows.assignments.all().filter(({ classroomId }) => classroomId === id).length;
    const used = lessons === 0 ? null : `${lessons}`;
    const follows = this.#rows.classrooms.get(followed) === null ? null : followed;
    return {
      kind: 'classroom',
      id,
      fields: fieldsOf({ state, name, gradeBand, organization, source, follows, term, lessons: used }),
    };
  }

  following(ids: ReadonlySet<string>): readonly string[] {
    return this.#rows.classrooms.all().flatMap(({ id, follows = '' }) => (ids.has(follows) ? [id] : []));
  }

  /** Writes a classroom from the row. A new one gets the teachers of the classroom that it follows; otherwise its maker owns it. */
  #write({ id, fields }: RosterRow, { by, at }: Made): void {
    const { classrooms } = this.#rows;
    const held = classrooms.get(id);
    const before = held ?? { version: 0, archivedAt: null, openedAt: at };
    const { name = '', organization = null, state } = fields;
    const gradeBand = gradeBands.find((band) => band === fields['gradeBand']) ?? null;
    const archivedAt = state === 'archived' ? (before.archivedAt ?? at) : null;
    const terms = termIn(fields['term']);
    const version = before.version + 1;
    const { follows } = fields;
    const source = providerOf(fields['source'] ?? '');
    const { openedAt } = before;
    const room = {
      color: null,
      icon: null,
      ...held,
      ...terms,
      id,
      name,
      organization,
      gradeBand,
      source,
      archivedAt,
      version,
      openedAt,
    };
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

  teachings(classroomId: string): readonly RosterRow[] {
    return this.#rows.teachers.all().flatMap(({ classroomId: classroom, accountId: teacher, role }) => {
      if (classroom !== classroomId || teacher === null) return [];
      const fields = { state: 'active', classroom, teacher, role };
      return [{ kind: 'teaching', id: teachingId(classroom, teacher), fields } as const];
    });
  }

  #addTeaching({ id, fields: { classroom: classroomId = '', teacher = '' } }: RosterRow): void {
    const { teachers } = this.#rows;
    const isThere = teachers
      .all()
      .some((one) => one.classroomId === classroomId && one.accountId === teacher);
    if (!isThere) teachers.set(id, { id, classroomId, accountId: teacher, email: null, role: 'co-teacher' });
  }

  #dropTeaching(id: string): void {
    const { teachers } = this.#rows;
    for (const { id: place, classroomId, accountId, role } of teachers.all())
      if (role !== 'owner' && teachingId(classroomId, accountId ?? '') === id) teachers.delete(place);
  }

  /** Writes a change of a classroom or of its teachers; null for a deleted row. */
  put(key: RowKey, row: RosterRow | null, made: Made): void {
    const id = key.slice(key.indexOf('/') + 1);
    if (key.startsWith('classroom/')) {
      if (row === null) this.delete(id);
      else this.#write(row, made);
    } else if (row === null) this.#dropTeaching(id);
    else if (row.fields['role'] !== 'owner') this.#addTeaching(row);
  }

  named(changes: readonly Change[]): readonly RosterRow[] {
    const ids = changes.flatMap(({ kind, id, field, to }) => {
      if (kind === 'classroom') return [id];
      if (kind === 'teaching') return [classroomOfTeaching(id)];
      return kind === 'enrollment' && field === 'classroom' && to !== null ? [to] : [];
    });
    const followed = changes.flatMap(({ field, to }) => (field === 'follows' ? (to ?? []) : []));
    const all = new Set([...ids, ...followed, ...this.following(new Set(ids))]);
    const taught = new Set(changes.flatMap(({ kind, id }) => (kind === 'teaching' ? [id] : [])));
    return [...all].flatMap((id) => [
      ...[this.row(id) ?? []].flat(),
      ...this.teachings(id).filter((row) => taught.has(row.id)),
    ]);
  }

  delete(id: string): void {
    this.#rows.classrooms.delete(id);
    for (const teacher of this.#rows.teachers.all())
      if (teacher.classroomId === id) this.#rows.teachers.delete(teacher.id);
  }
}
