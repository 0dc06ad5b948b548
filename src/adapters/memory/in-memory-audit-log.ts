import type { Clock } from '#application/ports/clock.ts';
import type { AuditLog, CallOrigin } from '#application/service/ports/audit-log.ts';
import type { AccountRepository } from '#application/service/ports/account-repository.ts';
import type { ClassroomRepository } from '#application/service/ports/classroom-repository.ts';
import { everywhere, isInScope, type Scope } from '#domain/access/scope.ts';
import {
  type Activity,
  activityCell,
  type ActivityColumn,
  type ActivityQuery,
  maxCounted,
  type NamedId,
} from '#domain/audit/activity.ts';
import { type AuditEntry } from '#domain/audit/audit.ts';
import { type StoredAuditEntry, storedEntry } from '#domain/audit/stored-audit-entry.ts';
import { dayInZone } from '#domain/tables/day-in-zone.ts';
import { type Page, queryRows } from '#domain/tables/page.ts';
import type { Undo } from './in-memory-calls.ts';

/** The origin of calls without a host. */
const nowhere = (): CallOrigin | null => null;

type NamingStores = {
  readonly accounts: Pick<AccountRepository, 'byId'>;
  readonly classrooms?: Pick<ClassroomRepository, 'byId'>;
};

/** The current name of a subject; `kind` is the first part of the action's name. */
export type NameOf = (kind: string, id: string) => Promise<string | null>;
const nameless: NameOf = () => Promise.resolve(null);

/** Names accounts by their name or address, and classrooms; other subjects have none. */
export const namesIn =
  ({ accounts, classrooms }: NamingStores): NameOf =>
  async (kind, id) => {
    if (kind === 'classroom') return (await classrooms?.byId(id, everywhere))?.name ?? null;
    if (kind !== 'account') return null;
    const account = await accounts.byId(id);
    if (account === null) return null;
    const names = [account.firstName, account.lastName].filter((part) => part !== null).join(' ');
    return names === '' ? account.email : names;
  };

type Kept = { readonly id: string; readonly entry: StoredAuditEntry };

const isIn = (scope: Scope, { concerned, organization }: StoredAuditEntry): boolean => {
  const isOwn = scope.own !== null && concerned.includes(scope.own.accountId);
  return isInScope(scope, { relation: isOwn ? 'owner' : 'none', organization });
};

/** The UTC month of a moment, such as `2026-11`. */
const monthOf = (at: number): string => new Date(at).toISOString().slice(0, 7);

export class InMemoryAuditLog implements AuditLog {
  #kept: readonly Kept[] = [];
  #last = 0;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #origin: () => CallOrigin | null;
  readonly #nameOf: NameOf;

  constructor(clock: Pick<Clock, 'now'>, origin: () => CallOrigin | null = nowhere, nameOf = nameless) {
    this.#clock = clock;
    this.#origin = origin;
    this.#nameOf = nameOf;
  }

  record(entry: AuditEntry): Promise<void> {
    this.#kept = [...this.#kept, this.#stored(entry)];
    return Promise.resolve();
  }

  async page(
    { timeZone, sort, ...query }: ActivityQuery,
    scope: Scope,
    concerning?: string,
  ): Promise<Page<Activity>> {
    const readable = this.#kept.filter(
      ({ entry }) => isIn(scope, entry) && (concerning === undefined || entry.concerned.includes(concerning)),
    );
    const all = await Promise.all(readable.map((kept) => this.#activityOf(kept, scope)));
    const page = queryRows<Activity, ActivityColumn>(
      all,
      { idOf: ({ id }) => id, cellOf: activityCell },
      { ...query, sort: { column: 'at', direction: sort.direction } },
      dayInZone(timeZone),
    );
    return { ...page, total: Math.min(page.total, maxCounted + 1) };
  }

  prepare(): Promise<void> {
    return Promise.resolve();
  }

  prune(before: number): Promise<number> {
    const left = this.#kept.filter(({ entry }) => monthOf(entry.at) >= monthOf(before));
    const removed = this.#kept.length - left.length;
    this.#kept = left;
    return Promise.resolve(removed);
  }

  entries(): readonly StoredAuditEntry[] {
    return this.#kept.map(({ entry }) => entry);
  }

  draft(): {
    readonly audit: Pick<AuditLog, 'record' | 'page'>;
    readonly entries: () => readonly StoredAuditEntry[];
    readonly commit: () => Undo;
  } {
    const drafted: Kept[] = [];
    return {
      audit: {
        record: (entry) => {
          drafted.push(this.#stored(entry));
          return Promise.resolve();
        },
        page: (query, scope, concerning) => this.page(query, scope, concerning),
      },
      entries: () => [...this.#kept, ...drafted].map(({ entry }) => entry),
      commit: () => {
        this.#kept = [...this.#kept, ...drafted];
        return () => {
          this.#kept = this.#kept.filter((kept) => !drafted.includes(kept));
        };
      },
    };
  }

  #stored(entry: AuditEntry): Kept {
    this.#last += 1;
    const id = String(this.#last).padStart(16, '0');
    return { id, entry: structuredClone(storedEntry(entry, this.#clock.now(), this.#origin())) };
  }

  async #activityOf({ id, entry }: Kept, { everything, organizations, own }: Scope): Promise<Activity> {
    const { at, action, by, onBehalfOf, subject, address, count, after } = entry;
    const [kind = ''] = action.split('/');
    const named = async (account: string | null): Promise<NamedId | null> =>
      account === null ? null : { id: account, name: await this.#nameOf('account', account) };
    const onlyOwn = !everything && organizations.length === 0 && own !== null;
    return {
      id,
      at,
      action,
      by: await named(by),
      onBehalfOf: await named(onBehalfOf),
      subject: { id: subject, name: await this.#nameOf(kind, subject) },
      address: onlyOwn && by !== own.accountId ? null : address,
      count,
      message: action === 'classroom/message-sent' ? (after as Activity['message']) : null,
    };
  }
}
