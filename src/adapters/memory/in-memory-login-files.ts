import type {
  HeldLoginFile,
  LoginFiles,
  NewLoginFile,
  PlacesOf,
} from '#application/service/ports/login-files.ts';
import { emptyScope, isInScope, type Scope } from '#domain/access/scope.ts';
import type { RosterRow } from '#domain/roster/roster.ts';
import type { PlacedStudent, StoredLoginFile } from '#domain/students/login-file.ts';
import { studentOf } from '#domain/students/student-row.ts';
import { compareCodePoints } from '#domain/tables/fold-text.ts';
import { byNaturalName } from '#domain/tables/natural-order.ts';
import type { InMemoryAccountRepository } from './in-memory-account-repository.ts';
import type { Undo } from './in-memory-calls.ts';
import type { InMemoryClassroomRepository } from './in-memory-classroom-repository.ts';
import type { InMemoryRosterStore } from './in-memory-roster-store.ts';
import { InMemoryRows } from './in-memory-rows.ts';
import { byName } from './students-of-a-day.ts';

type AroundFiles = {
  readonly accounts: Pick<InMemoryAccountRepository, 'byId'>;
  readonly classrooms: Pick<InMemoryClassroomRepository, 'byId' | 'list'>;
  readonly roster: Pick<InMemoryRosterStore, 'all' | 'changes' | 'isCurrent'>;
};

type FileRows = InMemoryRows<NewLoginFile>;
type Room = Awaited<ReturnType<AroundFiles['classrooms']['list']>>[number];

const isActive = ({ kind, fields }: RosterRow): boolean =>
  kind === 'student' && fields['state'] === 'active' && fields['mergedInto'] === undefined;
const byRoom = (one: Room, other: Room): number =>
  compareCodePoints(one.organization ?? '', other.organization ?? '') || byNaturalName(one, other);
const isWithin = (whose: PlacesOf, organization: string | null | undefined): boolean =>
  whose.of !== 'organization' || whose.path === null || (organization ?? '').startsWith(whose.path);

export class InMemoryLoginFiles implements LoginFiles {
  readonly #around: AroundFiles;
  readonly #rows: FileRows;

  constructor(around: AroundFiles, rows: FileRows) {
    this.#around = around;
    this.#rows = rows;
  }

  async placed(whose: PlacesOf, scope: Scope, limit: number): Promise<readonly PlacedStudent[]> {
    const isAsked = await this.#asked(whose);
    const rooms = (await this.#open(scope)).filter(
      ({ id, organization }) =>
        isWithin(whose, organization) && (whose.of !== 'classrooms' || whose.ids.includes(id)),
    );
    const found = rooms.toSorted(byRoom).flatMap(({ id: classroomId }) =>
      this.#studentsOf([classroomId])
        .filter(({ id }) => isAsked(id))
        .toSorted((one, other) => byName(studentOf(one), studentOf(other)))
        .map(({ id: studentId }) => ({ classroomId, studentId })),
    );
    return found.slice(0, limit);
  }

  async unplaced(whose: PlacesOf, scope: Scope): Promise<number> {
    if (whose.of === 'classrooms') return 0;
    const isAsked = await this.#asked(whose);
    const rooms = (await this.#open(scope)).map(({ id }) => id);
    const placed = new Set(this.#studentsOf(rooms).map(({ id }) => id));
    const all = await this.#around.classrooms.list({ ...emptyScope, own: scope.own });
    const own = new Set(this.#studentsOf(all.map(({ id }) => id)).map(({ id }) => id));
    const byOrganization = scope.everything || scope.organizations.length > 0;
    const isListed = ({ id, fields }: RosterRow): boolean => {
      const { organization = null } = fields;
      return byOrganization ? isInScope(scope, { relation: 'none', organization }) : own.has(id);
    };
    return this.#around.roster
      .all()
      .filter(isActive)
      .filter(
        (row) =>
          isAsked(row.id) &&
          isWithin(whose, row.fields['organization']) &&
          isListed(row) &&
          !placed.has(row.id),
      ).length;
  }

  async holdsAll(classroomIds: readonly string[], scope: Scope): Promise<boolean> {
    const rooms = await Promise.all(classroomIds.map((id) => this.#around.classrooms.byId(id, scope)));
    return rooms.every((room) => room !== null);
  }

  async keep(made: NewLoginFile): Promise<void> {
    if ((await this.#around.accounts.byId(made.accountId)) !== null) this.#rows.set(made.id, made);
  }

  async list(accountId: string, now: number): Promise<readonly StoredLoginFile[]> {
    return (await this.#of(accountId, now)).map(({ id, as, cards, classrooms, madeAt, endsAt }) => ({
      id,
      as,
      cards,
      classrooms: classrooms.length,
      madeAt,
      endsAt,
    }));
  }

  async file(
    accountId: string,
    id: string,
    { now, scope }: { readonly now: number; readonly scope: Scope },
  ): Promise<HeldLoginFile | null> {
    const found = (await this.#of(accountId, now)).find((made) => made.id === id);
    if (found === undefined || !(await this.holdsAll(found.classrooms, scope))) return null;
    const { as, sealed, students } = found;
    return { id, as, sealed, students };
  }

  async remove(accountId: string, id: string, now: number): Promise<readonly string[] | null> {
    const found = (await this.#of(accountId, now)).find((made) => made.id === id);
    if (found === undefined) return null;
    this.#rows.delete(id);
    return found.students;
  }

  removeEnded(now: number): Promise<number> {
    const ended = this.#rows.all().filter(({ endsAt }) => endsAt <= now);
    for (const { id } of ended) this.#rows.delete(id);
    return Promise.resolve(ended.length);
  }

  async #of(accountId: string, now: number): Promise<readonly NewLoginFile[]> {
    if ((await this.#around.accounts.byId(accountId)) === null) return [];
    const there = new Set(this.#around.roster.all().map(({ id }) => id));
    return this.#rows
      .all()
      .filter((made) => made.accountId === accountId && made.endsAt > now)
      .filter(({ students }) => students.every((id) => there.has(id)))
      .toSorted((one, other) => other.madeAt - one.madeAt || compareCodePoints(other.id, one.id));
  }

  async #open(scope: Scope): Promise<readonly Room[]> {
    return (await this.#around.classrooms.list(scope)).filter(({ archivedAt }) => archivedAt === null);
  }

  #studentsOf(classroomIds: readonly string[]): readonly RosterRow[] {
    const { roster } = this.#around;
    const rows = roster.all();
    const isStay = (row: RosterRow): boolean =>
      roster.isCurrent(row) && classroomIds.includes(row.fields['classroom'] ?? '');
    const ids = new Set(rows.filter(isStay).map(({ fields }) => fields['student']));
    return rows.filter((row) => isActive(row) && ids.has(row.id));
  }

  async #asked(whose: PlacesOf): Promise<(id: string) => boolean> {
    if (whose.of === 'students') return (id) => whose.ids.includes(id);
    if (whose.of !== 'change set') return () => true;
    const { changes } = await this.#around.roster.changes(whose.id);
    const added = new Set(
      changes.flatMap(({ kind, id, field, from }) =>
        kind === 'student' && field === 'state' && from === null ? [id] : [],
      ),
    );
    return (id) => added.has(id);
  }
}

export const noLoginFiles = (): FileRows => new InMemoryRows();

export function draftLoginFiles(
  files: FileRows,
  around: AroundFiles,
): { readonly loginFiles: InMemoryLoginFiles; readonly commit: () => Undo } {
  const rows = files.draft();
  return { loginFiles: new InMemoryLoginFiles(around, rows), commit: () => rows.commit() };
}
