import type { CapacityStore } from '#application/service/ports/capacity-store.ts';
import type { Stores } from '#application/service/ports/transaction.ts';
import { everywhere, isWithin } from '#domain/access/scope.ts';
import { type Capacity, type CapFacts, type CapPlace, capsAt } from '#domain/license/capacity.ts';
import { pathsTo, type OrganizationPath } from '#domain/organizations/organization.ts';
import type { RosterRow } from '#domain/roster/roster.ts';
import type { InMemoryAccountRepository } from './in-memory-account-repository.ts';
import type { InMemoryOrganizationRepository } from './in-memory-organization-repository.ts';

type Kept = {
  readonly accounts: Pick<InMemoryAccountRepository, 'byId'>;
  readonly classrooms: Pick<Stores['classrooms'], 'list'>;
  readonly organizations: InMemoryOrganizationRepository;
  readonly roster: { all(): readonly RosterRow[]; isCurrent(row: RosterRow): boolean };
};

const counts = ({ kind, fields: { state, mergedInto } }: RosterRow): boolean =>
  kind === 'student' && state === 'active' && mergedInto === undefined;

const belongs = (organization: OrganizationPath | null | undefined, pool: OrganizationPath): boolean =>
  typeof organization === 'string' && isWithin(organization, pool);

/** Counts data in memory. Transactions are serialized, so reserving a place does nothing. */
export class InMemoryCapacityStore implements CapacityStore {
  readonly #kept: Kept;

  constructor(kept: Kept) {
    this.#kept = kept;
  }

  async read(place: CapPlace, now: number): Promise<Capacity> {
    const { rule, students, classrooms } = await this.#countedAt(place, now);
    const used = { classrooms: classrooms.length, students: students.length };
    return { source: rule.source, caps: rule.caps, used };
  }

  hold(place: CapPlace, now: number): Promise<Capacity> {
    return this.read(place, now);
  }

  async counted(place: CapPlace, studentIds: readonly string[], now: number): Promise<ReadonlySet<string>> {
    const { students } = await this.#countedAt(place, now);
    const asked = new Set(studentIds);
    return new Set(students.flatMap(({ id }) => (asked.has(id) ? [id] : [])));
  }

  async facts({ organization, owner }: CapPlace): Promise<CapFacts> {
    const found = organization === null ? null : this.#kept.organizations.ofPath(organization);
    const own = await this.#own({ organization, owner }, found?.kind === 'workspace');
    return { levels: this.#levels(organization), own };
  }

  async #countedAt(place: CapPlace, now: number) {
    const { organization, owner } = place;
    const found = organization === null ? null : this.#kept.organizations.ofPath(organization);
    const isWorkspace = found?.kind === 'workspace';
    const rule = capsAt(now, await this.facts(place));
    const all = await this.#kept.classrooms.list(everywhere);
    const students = this.#kept.roster.all().filter(counts);
    const pool = rule.pool ?? (isWorkspace ? organization : null);
    if (pool !== null) {
      return {
        rule,
        classrooms: all.filter((room) => room.archivedAt === null && belongs(room.organization, pool)),
        students: students.filter(({ fields }) => belongs(fields['organization'], pool)),
      };
    }
    const classrooms = all.filter(
      (room) =>
        room.organization === organization &&
        room.teachers.some(({ role, accountId }) => role === 'owner' && accountId === owner),
    );
    const there = this.#inRooms(new Set(classrooms.map(({ id }) => id)));
    return {
      rule,
      classrooms: classrooms.filter(({ archivedAt }) => archivedAt === null),
      students: students.filter(({ id }) => there.has(id)),
    };
  }

  #levels(organization: OrganizationPath | null) {
    const paths = organization === null ? [] : pathsTo(organization);
    return paths.flatMap((path) => {
      const level = this.#kept.organizations.ofPath(path);
      return level === null
        ? []
        : [{ organization: path, grants: this.#kept.organizations.licenses.of(level.id) }];
    });
  }

  async #own({ organization, owner }: CapPlace, isWorkspace: boolean) {
    const members = this.#kept.organizations
      .memberships()
      .filter((member) => member.organization === organization && member.to === null);
    const ids = isWorkspace ? members.map(({ accountId }) => accountId) : [owner];
    const known = ids.flatMap((id) => (id === null ? [] : [id]));
    const accounts = await Promise.all(known.map((id) => this.#kept.accounts.byId(id)));
    return accounts.flatMap((account) => account?.grants ?? []);
  }

  #inRooms(rooms: ReadonlySet<string>): ReadonlySet<string> {
    const { roster } = this.#kept;
    const stays = roster
      .all()
      .filter((row) => roster.isCurrent(row) && rooms.has(row.fields['classroom'] ?? ''));
    return new Set(stays.map(({ fields }) => fields['student'] ?? ''));
  }
}
