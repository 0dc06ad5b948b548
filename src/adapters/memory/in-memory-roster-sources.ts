import type {
  ErasedId,
  PlacedId,
  RememberedSource,
  RosterSources,
  SourceName,
} from '#application/service/ports/roster-sources.ts';
import type { AccountRepository } from '#application/service/ports/account-repository.ts';
import type { OrganizationPath } from '#domain/organizations/organization.ts';
import type { HeldRooms, HeldRoster, SourceLink, StaffAccounts } from '#domain/imports/import-needs.ts';
import { schoolNumbers } from '#domain/imports/erased-students.ts';
import { countThere } from '#domain/imports/removal.ts';
import { editedElsewhere, isWrittenElsewhere, type ToldLast } from '#domain/roster/edited-elsewhere.ts';
import { type FieldKey, fieldKeyOf } from '#domain/roster/hold-back.ts';
import { type RosterRow, rosterOf } from '#domain/roster/roster.ts';
import { compareCodePoints } from '#domain/tables/fold-text.ts';
import type { InMemoryClassroomRepository } from './in-memory-classroom-repository.ts';
import { type Undo, undoOf } from './in-memory-calls.ts';
import type { InMemoryOrganizationRepository } from './in-memory-organization-repository.ts';
import type { InMemoryRosterStore } from './in-memory-roster-store.ts';
import { InMemoryRows } from './in-memory-rows.ts';

type Rosters = {
  readonly roster: InMemoryRosterStore;
  readonly classrooms: InMemoryClassroomRepository;
  readonly accounts: Pick<AccountRepository, 'byId'>;
  readonly organizations: Pick<InMemoryOrganizationRepository, 'memberships'>;
};
type Rows = {
  readonly sources: InMemoryRows<RememberedSource & { readonly source: SourceName }>;
  readonly links: InMemoryRows<SourceLink & { readonly source: SourceName }>;
  readonly erased: InMemoryRows<ErasedId>;
};

const nameOf = ({ organization, family }: SourceName): string => `${organization} ${family}`;
const linkName = (source: SourceName, { kind, sourceId }: SourceLink): string =>
  `${nameOf(source)} ${kind} ${sourceId}`;

/** The last values, from change sets of an organization and those below it, of fields that users also change outside of change sets. */
function toldLast(rosters: InMemoryRosterStore, above: OrganizationPath): readonly ToldLast[] {
  const last = new Map<FieldKey, ToldLast>();
  for (const set of rosters.allSets().toSorted((one, other) => one.at - other.at)) {
    const isNear =
      set.organization?.startsWith(above) === true || above.startsWith(set.organization ?? above);
    if (!isNear || set.organization === null) continue;
    for (const { kind, id, field, to, outcome } of set.changes)
      if (outcome.of === 'done' && isWrittenElsewhere({ kind, field }))
        last.set(fieldKeyOf({ kind, id, field }), { kind, id, field, to });
  }
  return [...last.values()];
}

export class InMemoryRosterSources implements RosterSources {
  readonly #rosters: Rosters;
  readonly #rows: Rows;

  constructor(
    rosters: Rosters,
    rows: Rows = { sources: new InMemoryRows(), links: new InMemoryRows(), erased: new InMemoryRows() },
  ) {
    this.#rosters = rosters;
    this.#rows = rows;
  }

  remembered(source: SourceName): Promise<RememberedSource | null> {
    const known = this.#rows.sources.get(nameOf(source));
    return Promise.resolve(known === null ? null : { mapping: known.mapping, schools: known.schools });
  }

  async remember(source: SourceName, known: RememberedSource): Promise<void> {
    this.#rows.sources.set(nameOf(source), { ...known, source });
  }

  async link(source: SourceName, links: readonly SourceLink[]): Promise<void> {
    for (const link of links) this.#rows.links.set(linkName(source, link), { ...link, source });
  }

  idsOf(students: ReadonlySet<string>): readonly { readonly family: string; readonly id: string }[] {
    return this.#rows.links
      .all()
      .flatMap(({ kind, id, sourceId, source: { family } }) =>
        kind === 'student' && students.has(id) ? [{ family, id: sourceId }] : [],
      );
  }

  forgetStudents(ids: ReadonlySet<string>): void {
    for (const link of this.#rows.links.all())
      if (ids.has(link.id)) this.#rows.links.delete(linkName(link.source, link));
  }

  moveAll(from: OrganizationPath, to: OrganizationPath): void {
    const { links, sources } = this.#rows;
    for (const link of links.all().filter(({ source }) => source.organization === from)) {
      const source = { ...link.source, organization: to };
      links.delete(linkName(link.source, link));
      if (links.get(linkName(source, link)) === null) links.set(linkName(source, link), { ...link, source });
    }
    for (const known of sources.all().filter(({ source }) => source.organization === from)) {
      const source = { ...known.source, organization: to };
      sources.delete(nameOf(known.source));
      if (sources.get(nameOf(source)) === null) sources.set(nameOf(source), { ...known, source });
    }
  }

  async rooms(source: SourceName): Promise<HeldRooms> {
    const { roster, links, edited } = await this.#held(source);
    const rooms = [...roster.values()].filter(({ kind }) => kind === 'classroom');
    const ofRooms = links.filter(({ kind }) => kind === 'classroom');
    const { roster: rosters, classrooms } = this.#rosters;
    const teachings = rooms.flatMap(({ id }) => classrooms.roster().teachings(id));
    const held = rosterOf([...rooms, ...teachings]);
    const elsewhere = editedElsewhere(held, toldLast(rosters, source.organization));
    const there = countThere(
      rosterOf([...roster.values(), ...teachings]),
      (row) => row.kind !== 'enrollment' || rosters.isCurrent(row),
    );
    return { roster: held, links: ofRooms, edited: new Set([...edited, ...elsewhere]), there };
  }

  async students(source: SourceName, after: string | null, limit: number): Promise<HeldRoster> {
    const { roster } = await this.#held(source);
    const ids = [...roster.values()]
      .flatMap(({ kind, id }) => (kind === 'student' ? [id] : []))
      .filter((id) => after === null || compareCodePoints(id, after) > 0);
    return this.studentsOf(source, ids.toSorted(compareCodePoints).slice(0, limit));
  }

  async studentsOf(source: SourceName, ids: readonly string[]): Promise<HeldRoster> {
    const { roster, links, edited } = await this.#held(source);
    const those = new Set(ids);
    const isTheirs = ({ kind, id, fields }: RosterRow): boolean =>
      those.has(kind === 'enrollment' ? (fields['student'] ?? '') : id);
    return {
      roster: rosterOf([...roster.values()].filter(isTheirs)),
      links: links.filter(({ kind, id }) => kind === 'student' && those.has(id)),
      edited,
    };
  }

  async knownAs(students: readonly string[]): Promise<readonly PlacedId[]> {
    const ids = new Set(students);
    const rows = this.#rosters.roster.all().filter(({ kind }) => kind === 'student');
    // Adds students who were merged into these, also indirectly.
    for (let before = 0; before < ids.size;) {
      before = ids.size;
      for (const { id, fields } of rows) if (ids.has(fields['mergedInto'] ?? '')) ids.add(id);
    }
    const own = rows.flatMap(({ id, fields: { organization, studentId } }): readonly PlacedId[] => {
      if (organization === undefined || !ids.has(id)) return [];
      const number = studentId === undefined ? [] : [{ organization, family: schoolNumbers, id: studentId }];
      return [{ organization, family: 'blockyard', id }, ...number];
    });
    const links = this.#rows.links
      .all()
      .filter(({ kind, id }) => kind === 'student' && ids.has(id))
      .map(({ source: { organization, family }, sourceId }) => ({ organization, family, id: sourceId }));
    return [...links, ...own];
  }

  async rememberErased(ids: readonly ErasedId[]): Promise<void> {
    for (const one of ids) this.#rows.erased.set(`${one.organization} ${one.family} ${one.digest}`, one);
  }

  async erased(organization: OrganizationPath): Promise<readonly ErasedId[]> {
    const isNear = (one: ErasedId): boolean =>
      one.organization.startsWith(organization) || organization.startsWith(one.organization);
    return this.#rows.erased.all().filter(isNear);
  }

  async staff(organization: OrganizationPath): Promise<StaffAccounts> {
    const { accounts, organizations } = this.#rosters;
    const near = organizations
      .memberships()
      .filter(
        (one) =>
          one.to === null &&
          (one.organization.startsWith(organization) || organization.startsWith(one.organization)),
      );
    const found = await Promise.all(near.map(({ accountId }) => accounts.byId(accountId ?? '')));
    return new Map(
      found.flatMap((account) => {
        const { email = null, mailboxProved, disabledAt } = account ?? {};
        const isProved = mailboxProved === true && (disabledAt ?? null) === null;
        return account === null || email === null || !isProved ? [] : [[email.toLowerCase(), account.id]];
      }),
    );
  }

  async #held(source: SourceName): Promise<HeldRoster> {
    const { roster } = this.#rosters;
    const held = await roster.held(source.organization);
    const all = roster.all();
    const became = (id: string): string => {
      const into = all.find((row) => row.kind === 'student' && row.id === id)?.fields['mergedInto'];
      return into === undefined ? id : became(into);
    };
    const links = this.#rows.links
      .all()
      .filter((link) => nameOf(link.source) === nameOf(source))
      .map(({ kind, sourceId, id }) => ({ kind, sourceId, id: kind === 'student' ? became(id) : id }));
    return {
      roster: held,
      links: links.filter(({ kind, id }) => held.has(`${kind}/${id}`)),
      edited: roster.edited(),
    };
  }

  draft(rosters: Rosters): { readonly sources: InMemoryRosterSources; readonly commit: () => Undo } {
    const { sources, links, erased } = this.#rows;
    const rows = { sources: sources.draft(), links: links.draft(), erased: erased.draft() };
    return {
      sources: new InMemoryRosterSources(rosters, rows),
      commit: () => undoOf(rows.sources.commit(), rows.links.commit(), rows.erased.commit()),
    };
  }
}
