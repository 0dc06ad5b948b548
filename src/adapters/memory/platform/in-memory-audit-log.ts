import type { AuditLog } from '#application/service/platform/ports/audit-log.ts';
import { isInScope, isOnlyOwn, type Scope } from '#domain/organizations/access/scope.ts';
import {
  type Activity,
  activityCell,
  type ActivityColumn,
  type ActivityPage,
  type ActivityQuery,
  maxCounted,
  maxPeopleSearched,
  type NamedId,
  type PersonSearch,
  searchedPerson,
} from '#domain/activity.ts';
import type { AuditEntry } from '#domain/audit.ts';
import { type StoredAuditEntry, storedEntry } from '#domain/stored-audit-entry.ts';
import { dayInZone } from '#domain/platform/tables/day-in-zone.ts';
import { meetsRule } from '#domain/platform/tables/filter.ts';
import { queryRows } from '#domain/platform/tables/page.ts';
import { byId, type TableDefinition } from '../in-memory-table.ts';
import { InMemoryStore, type InMemoryTables } from '../in-memory-tables.ts';

type AuditRow = StoredAuditEntry & { readonly id: string };

export const auditTable: TableDefinition<AuditRow> = { name: 'audit', key: byId };

const isIn = (scope: Scope, { concerned, organization }: StoredAuditEntry): boolean => {
  const isOwn = scope.own !== null && concerned.includes(scope.own.accountId);
  return isInScope(scope, { relation: isOwn ? 'owner' : 'none', organization });
};

/** Returns the UTC month of a time, such as `2026-11`. */
const monthOf = (at: number): string => new Date(at).toISOString().slice(0, 7);

/** Returns the current name of the record with this ID, or null if it has none. `kind` is the first part of an action's name. */
export type NameOf = (tables: InMemoryTables, kind: string, id: string) => string | null;

/** Returns the accounts and students of a scope's organizations, with the texts that a search matches. If the scope has own entries, returns all accounts. */
export type PeopleOf = (tables: InMemoryTables, scope: Scope) => readonly SearchedPerson[];
type SearchedPerson = { readonly id: string; readonly text: string };

export class InMemoryAuditLog extends InMemoryStore implements AuditLog {
  readonly #rows = this.tables.of(auditTable);
  readonly #nameOf: NameOf;
  readonly #peopleOf: PeopleOf;

  constructor(tables: InMemoryTables, nameOf: NameOf, peopleOf: PeopleOf) {
    super(tables);
    this.#nameOf = nameOf;
    this.#peopleOf = peopleOf;
  }

  async record(entry: AuditEntry): Promise<void> {
    const { clock, origin } = this.tables.context;
    const id = String(this.tables.next('audit')).padStart(16, '0');
    this.#rows.save({ ...storedEntry(entry, clock.now(), origin()), id });
  }

  async page(
    { timeZone, sort, ...query }: ActivityQuery,
    scope: Scope,
    concerning?: string,
  ): Promise<ActivityPage> {
    const readable = this.#rows.where(
      (row) => isIn(scope, row) && (concerning === undefined || row.concerned.includes(concerning)),
    );
    const person = searchedPerson(query.filter);
    const people = person === null ? [] : this.#peopleNamed(person, scope, readable);
    const searched = new Set(people.slice(0, maxPeopleSearched));
    const found = new Set(
      readable.flatMap(({ id, by, onBehalfOf, subject, concerned }) =>
        (isOnlyOwn(scope) ? [by, onBehalfOf, subject] : concerned).some((each) => searched.has(each ?? ''))
          ? [id]
          : [],
      ),
    );
    const personCell = ({ id }: Activity) => (found.has(id) ? (person?.value ?? null) : null);
    const all = readable.map((row) => this.#activityOf(row, scope));
    const page = queryRows<Activity, ActivityColumn>(
      all,
      {
        idOf: ({ id }) => id,
        cellOf: (row, column) => (column === 'person' ? personCell(row) : activityCell(row, column)),
      },
      { ...query, sort: { column: 'at', direction: sort.direction } },
      dayInZone(timeZone),
    );
    return {
      ...page,
      total: Math.min(page.total, maxCounted + 1),
      morePeople: people.length > maxPeopleSearched,
    };
  }

  async prepare(): Promise<void> {}

  async prune(before: number): Promise<number> {
    return this.#rows.deleteWhere(({ at }) => monthOf(at) < monthOf(before));
  }

  entries(): readonly StoredAuditEntry[] {
    return this.#rows.all().map(({ id: _id, ...entry }) => entry);
  }

  #peopleNamed(rule: PersonSearch, scope: Scope, readable: readonly AuditRow[]): readonly string[] {
    const named = new Set(readable.flatMap(({ by, onBehalfOf, subject }) => [by, onBehalfOf, subject]));
    const meets = (text: string): boolean =>
      meetsRule({ ...rule, kind: 'text', column: 'person' }, text, () => '');
    return this.#peopleOf(this.tables, scope)
      .filter(({ id, text }) => meets(text) && (!isOnlyOwn(scope) || named.has(id)))
      .map(({ id }) => id);
  }

  #activityOf(row: AuditRow, scope: Scope): Activity {
    const { id, at, action, by, onBehalfOf, subject, address, count, after } = row;
    const [kind = ''] = action.split('/');
    const named = (account: string | null): NamedId | null =>
      account === null ? null : { id: account, name: this.#nameOf(this.tables, 'account', account) };
    return {
      id,
      at,
      action,
      by: named(by),
      onBehalfOf: named(onBehalfOf),
      subject: {
        id: subject,
        name: kind === 'student' && isOnlyOwn(scope) ? null : this.#nameOf(this.tables, kind, subject),
      },
      address: isOnlyOwn(scope) && by !== scope.own?.accountId ? null : address,
      count,
      message: action === 'classroom/message-sent' ? (after as Activity['message']) : null,
    };
  }
}
