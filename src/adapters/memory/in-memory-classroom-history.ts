import type { StoredClassroomEntry } from '#application/service/ports/roster-history.ts';
import { everywhere } from '#domain/access/scope.ts';
import type { AuditAction } from '#domain/audit/audit.ts';
import type { StoredAuditEntry } from '#domain/audit/stored-audit-entry.ts';
import type { ClassroomValueChange } from '#domain/classrooms/classroom-change.ts';
import { type ClassroomChange, classroomActs } from '#domain/classrooms/classroom-history.ts';
import type { Change } from '#domain/roster/change.ts';
import { isShownField } from '#domain/students/student-record.ts';
import { compareCodePoints } from '#domain/tables/fold-text.ts';
import type { AroundHistory } from './around-history.ts';
import { nameOf } from './in-memory-classroom-rows.ts';

type Around = Pick<AroundHistory, 'accounts' | 'audited' | 'classrooms' | 'roster'>;

const toldOfStays = ['state', 'student', 'to'];
const toldOfRooms = ['gradeBand', 'name', 'organization', 'state'];
const toldOfStudents = (field: string): boolean =>
  field === 'state' || field === 'mergedInto' || isShownField(field);

type Done = Change & { readonly set: string; readonly day: string };

class Touched {
  readonly #roster: Around['roster'];
  readonly #room: string;
  readonly #done: readonly Done[];
  readonly #stays: ReadonlySet<string>;

  constructor(roster: Around['roster'], room: string) {
    this.#roster = roster;
    this.#room = room;
    this.#done = roster.allSets().flatMap(({ id: set, at, changes }) => {
      const day = new Date(at).toISOString().slice(0, 10);
      return changes
        .filter(({ outcome }) => outcome.of === 'done')
        .map((change) => ({ ...change, set, day }));
    });
    this.#stays = new Set(
      this.#done.flatMap(({ kind, id, field, to }) =>
        kind === 'enrollment' && field === 'classroom' && to === room ? [id] : [],
      ),
    );
  }

  by(set: string): readonly ClassroomChange[] {
    return this.#done
      .filter((change) => change.set === set && this.#isMeant(change))
      .map(({ kind, id, field, from, to }) => ({
        kind,
        id,
        field,
        from,
        to,
        student: this.#studentOf({ kind, id }),
      }));
  }

  #isMeant(change: Done): boolean {
    const { kind, id, field } = change;
    if (kind === 'classroom') return id === this.#room && toldOfRooms.includes(field);
    if (kind === 'enrollment') return this.#stays.has(id) && toldOfStays.includes(field);
    return toldOfStudents(field) && !this.#isNew(change) && this.#isThere(change);
  }

  #isNew({ set, id }: { readonly set: string; readonly id: string }): boolean {
    return this.#done.some(
      (other) => other.set === set && other.id === id && other.field === 'state' && other.from === null,
    );
  }

  #isThere({ id, day }: { readonly id: string; readonly day: string }): boolean {
    return this.#roster
      .all()
      .some(
        ({ kind, fields: { classroom, student, from = '', to } }) =>
          kind === 'enrollment' &&
          classroom === this.#room &&
          student === id &&
          from <= day &&
          (to === undefined || day <= to),
      );
  }

  #studentOf({ kind, id }: Pick<Change, 'id' | 'kind'>): ClassroomChange['student'] {
    if (kind === 'classroom') return null;
    const student = kind === 'student' ? id : this.#whoStayed(id);
    if (student === null) return null;
    const row = this.#roster.all().find((each) => each.kind === 'student' && each.id === student);
    if (row === undefined) return { id: student, name: null };
    const { given = '', family } = row.fields;
    return { id: student, name: family === undefined ? given : `${given} ${family}` };
  }

  #whoStayed(stay: string): string | null {
    const row = this.#roster.all().find(({ kind, id }) => kind === 'enrollment' && id === stay);
    const known = row?.fields['student'];
    if (known !== undefined) return known;
    return (
      this.#done.find(({ id, field, to }) => id === stay && field === 'student' && to !== null)?.to ?? null
    );
  }
}

const isAct = (action: AuditAction): action is (typeof classroomActs)[number] =>
  classroomActs.some((act) => act === action);

const valueIn = ({ before, after }: StoredAuditEntry, field: string): string | null => {
  const values: unknown = after ?? before;
  if (typeof values !== 'object' || values === null) return null;
  const value: unknown = Object.entries(values).find(([name]) => name === field)?.[1];
  return typeof value === 'string' ? value : null;
};

const saysChanges = (values: unknown): values is { readonly changes: readonly ClassroomValueChange[] } =>
  typeof values === 'object' && values !== null && 'changes' in values && Array.isArray(values.changes);

const changesIn = ({ action, after }: StoredAuditEntry): readonly ClassroomValueChange[] =>
  action === 'classroom/changed' && saysChanges(after) ? after.changes : [];

async function aboutOf({ accounts, classrooms }: Around, entry: StoredAuditEntry): Promise<string | null> {
  const account = valueIn(entry, 'accountId');
  if (account !== null) return nameOf(await accounts.byId(account));
  const teacher = valueIn(entry, 'teacherId');
  if (teacher !== null) {
    const room = await classrooms.byId(entry.subject, everywhere);
    const known = room?.teachers.find(({ id }) => id === teacher);
    return known?.name ?? known?.email ?? null;
  }
  const lesson = valueIn(entry, 'lesson');
  if (lesson === null) return null;
  const assigned = await classrooms.assignments(entry.subject, everywhere);
  return assigned.find(({ lessonSlug }) => lessonSlug === lesson)?.lesson.title ?? null;
}

const latestFirst = (one: StoredClassroomEntry, other: StoredClassroomEntry): number =>
  other.at - one.at || compareCodePoints(other.id, one.id);

export async function classroomHistory(
  around: Around,
  room: string,
): Promise<readonly StoredClassroomEntry[]> {
  const { accounts, roster, audited } = around;
  const named = async (id: string | null) => (id === null ? null : nameOf(await accounts.byId(id)));
  const touched = new Touched(roster, room);
  const sets = roster
    .allSets()
    .map(async ({ changes: _all, ...set }): Promise<readonly StoredClassroomEntry[]> => {
      const changes = touched.by(set.id);
      if (changes.length === 0) return [];
      const { undoneBy } = await roster.changes(set.id);
      return [{ of: 'change', ...set, byName: await named(set.by), undoneBy, changes }];
    });
  const acts = audited().map(async (entry, place): Promise<readonly StoredClassroomEntry[]> => {
    const { action, at, by, subject } = entry;
    if (subject !== room || !isAct(action)) return [];
    const id = String(place).padStart(16, '0');
    const [byName, about] = [await named(by), await aboutOf(around, entry)];
    return [{ of: 'act', id, at, action, byName, about, changes: changesIn(entry) }];
  });
  return (await Promise.all([...sets, ...acts])).flat().toSorted(latestFirst);
}
