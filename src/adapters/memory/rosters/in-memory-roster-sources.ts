import type {
  ErasedId,
  PlacedId,
  RememberedSource,
  RosterSources,
  SourceName,
} from '#application/service/rosters/ports/roster-sources.ts';
import type { OrganizationPath } from '#domain/identity/membership/organization.ts';
import type { HeldRooms, HeldRoster, SourceLink, StaffAccounts } from '#domain/rosters/plan/import-needs.ts';
import { schoolNumbers } from '#domain/rosters/plan/erased-students.ts';
import { countThere } from '#domain/rosters/plan/removal.ts';
import {
  editedElsewhere,
  isWrittenElsewhere,
  type LastSetValue,
} from '#domain/classrooms/change-sets/edited-elsewhere.ts';
import { type FieldKey, fieldKeyOf } from '#domain/classrooms/change-sets/separate-overwriting.ts';
import { type RosterRow, rosterOf } from '#domain/classrooms/change-sets/roster.ts';
import { compareCodePoints } from '#domain/platform/tables/fold-text.ts';
import { formerValues } from './former-values.ts';
import { editedFields } from '../classrooms/edited-fields.ts';
import { accountTable } from '../identity/in-memory-account-repository.ts';
import { teachingRows } from '../classrooms/in-memory-classroom-roster.ts';
import type { InMemoryTable, TableDefinition } from '../in-memory-table.ts';
import { InMemoryStore, type InMemoryTables } from '../in-memory-tables.ts';
import { presentMembers } from '../organizations/organization-rows.ts';
import { changeSetTable, isStay, mergedInto, mergeTarget, studentRow } from '../classrooms/roster-rows.ts';
import { rosterHeld } from '../classrooms/student-rows-in-scope.ts';

type SourceRow = RememberedSource & { readonly source: SourceName };
type LinkRow = SourceLink & { readonly source: SourceName };

const nameOf = ({ organization, family }: SourceName): string => `${organization} ${family}`;

const sourceTable: TableDefinition<SourceRow> = {
  name: 'roster sources',
  key: ({ source }) => nameOf(source),
};
const linkTable: TableDefinition<LinkRow> = {
  name: 'roster links',
  key: ({ source, kind, sourceId }) => `${nameOf(source)} ${kind} ${sourceId}`,
};
const erasedTable: TableDefinition<ErasedId> = {
  name: 'erased students',
  key: ({ organization, family, digest }) => `${organization} ${family} ${digest}`,
};

const isNear = (one: OrganizationPath, other: OrganizationPath): boolean =>
  one.startsWith(other) || other.startsWith(one);

/**
 * Returns the last value that a change set wrote to each field that users can also change without a change set. Reads the change sets of the organization, of
 * those above it, and of those below it.
 */
function lastSetValues(tables: InMemoryTables, above: OrganizationPath): readonly LastSetValue[] {
  const last = new Map<FieldKey, LastSetValue>();
  const sets = tables
    .of(changeSetTable)
    .where((set) => set.organization !== null && isNear(set.organization, above));
  for (const set of sets.toSorted((one, other) => one.at - other.at)) {
    for (const { kind, id, field, to, outcome } of set.changes)
      if (outcome.of === 'done' && isWrittenElsewhere({ kind, field }))
        last.set(fieldKeyOf({ kind, id, field }), { kind, id, field, to });
  }
  return [...last.values()];
}

export class InMemoryRosterSources extends InMemoryStore implements RosterSources {
  readonly #sources = this.tables.of(sourceTable);
  readonly #links = this.tables.of(linkTable);
  readonly #erased = this.tables.of(erasedTable);

  async remembered(source: SourceName): Promise<RememberedSource | null> {
    const known = this.#sources.get(nameOf(source));
    return known === null ? null : { mapping: known.mapping, schools: known.schools };
  }

  async remember(source: SourceName, known: RememberedSource): Promise<void> {
    this.#sources.save({ ...known, source });
  }

  async link(source: SourceName, links: readonly SourceLink[]): Promise<void> {
    for (const link of links) this.#links.save({ ...link, source });
  }

  idsOf(students: ReadonlySet<string>): readonly { readonly family: string; readonly id: string }[] {
    return this.#links
      .where(({ kind, id }) => kind === 'student' && students.has(id))
      .map(({ sourceId, source: { family } }) => ({ family, id: sourceId }));
  }

  forgetStudents(ids: ReadonlySet<string>): void {
    this.#links.deleteWhere(({ id }) => ids.has(id));
  }

  moveAll(from: OrganizationPath, to: OrganizationPath): void {
    move(this.#links, from, to);
    move(this.#sources, from, to);
  }

  async rooms(source: SourceName): Promise<HeldRooms> {
    const { roster, links, edited } = this.#held(source);
    const classrooms = [...roster.values()].filter(({ kind }) => kind === 'classroom');
    const ofRooms = links.filter(({ kind }) => kind === 'classroom');
    const teachings = classrooms.flatMap(({ id }) => teachingRows(this.tables, id));
    const held = rosterOf([...classrooms, ...teachings]);
    const elsewhere = editedElsewhere(held, lastSetValues(this.tables, source.organization));
    const there = countThere(
      rosterOf([...roster.values(), ...teachings]),
      (row) => row.kind !== 'enrollment' || isStay(this.tables, row),
    );
    return { roster: held, links: ofRooms, edited: new Set([...edited, ...elsewhere]), there };
  }

  async students(source: SourceName, after: string | null, limit: number): Promise<HeldRoster> {
    const { roster } = this.#held(source);
    const ids = [...roster.values()]
      .flatMap(({ kind, id }) => (kind === 'student' ? [id] : []))
      .filter((id) => compareCodePoints(id, after ?? '') > 0);
    return this.studentsOf(source, ids.toSorted(compareCodePoints).slice(0, limit));
  }

  async studentsOf(source: SourceName, ids: readonly string[]): Promise<HeldRoster> {
    const { roster, links, edited } = this.#held(source);
    const those = new Set(ids);
    const isTheirs = ({ kind, id, fields }: RosterRow): boolean =>
      those.has(kind === 'enrollment' ? (fields['student'] ?? '') : id);
    return {
      roster: rosterOf([...roster.values()].filter(isTheirs)),
      links: links.filter(({ kind, id }) => kind === 'student' && those.has(id)),
      edited,
      former: formerValues(this.tables).filter(({ id }) => those.has(id)),
    };
  }

  async knownAs(students: readonly string[]): Promise<readonly PlacedId[]> {
    const ids = new Set(students.flatMap((id) => [...mergedInto(this.tables, id)]));
    const rows = [...ids].flatMap((id) => studentRow(this.tables, id) ?? []);
    const own = rows.flatMap(({ id, fields: { organization, studentId } }): readonly PlacedId[] => {
      if (organization === undefined) return [];
      const number = studentId === undefined ? [] : [{ organization, family: schoolNumbers, id: studentId }];
      return [{ organization, family: 'blockyard', id }, ...number];
    });
    const links = this.#links
      .where(({ kind, id }) => kind === 'student' && ids.has(id))
      .map(({ source: { organization, family }, sourceId }) => ({ organization, family, id: sourceId }));
    return [...links, ...own];
  }

  async rememberErased(ids: readonly ErasedId[]): Promise<void> {
    for (const one of ids) this.#erased.save(one);
  }

  async erased(organization: OrganizationPath): Promise<readonly ErasedId[]> {
    return this.#erased.where((one) => isNear(one.organization, organization));
  }

  async staff(organization: OrganizationPath): Promise<StaffAccounts> {
    const near = presentMembers(this.tables).filter((one) => isNear(one.organization, organization));
    return new Map(
      near.flatMap(({ accountId }) => {
        const account = this.tables.of(accountTable).get(accountId ?? '');
        const isProved = account?.mailboxProved === true && account.disabledAt === null;
        return account?.email != null && isProved ? [[account.email.toLowerCase(), account.id]] : [];
      }),
    );
  }

  #held(source: SourceName): HeldRoster {
    const held = rosterHeld(this.tables, source.organization);
    const links = this.#links
      .where((link) => nameOf(link.source) === nameOf(source))
      .map(({ kind, sourceId, id }) => ({
        kind,
        sourceId,
        id: kind === 'student' ? mergeTarget(this.tables, id) : id,
      }));
    return {
      roster: held,
      links: links.filter(({ kind, id }) => held.has(`${kind}/${id}`)),
      edited: editedFields(this.tables),
    };
  }
}

function move<Row extends { readonly source: SourceName }>(
  table: InMemoryTable<Row>,
  from: OrganizationPath,
  to: OrganizationPath,
): void {
  const rows = table.where(({ source }) => source.organization === from);
  table.deleteWhere((row) => rows.includes(row));
  for (const row of rows) table.add({ ...row, source: { ...row.source, organization: to } });
}
