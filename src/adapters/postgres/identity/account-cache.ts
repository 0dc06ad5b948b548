import { CompiledQuery, type Kysely } from 'kysely';
import type { CallerRecord } from '#application/service/identity/ports/actor-source.ts';
import type { Changes } from '#application/service/platform/ports/changes.ts';
import { callerRecordOf, type CallerRow } from './account-row.ts';
import { callerColumns, isUnderRule } from './read-accounts.ts';
import type { Schema } from '../schema.ts';

type Copy = { readonly version: number; readonly record: CallerRecord };
/** An account whose version differs from that of the cached copy. Without an ID, the account was deleted. */
type MovedRow = { readonly key: string } & (CallerRow | { readonly id: null });

/** This statement is prepared once per connection. It returns no rows for accounts with a current copy. Accounts under a school's login rule have no copies. */
const movedAccounts = `/* moved-accounts */ select k.id as key, ${callerColumns}
  from unnest($1::text[], $2::bigint[]) as k (id, version) left join accounts a on a.id = k.id
  where a.version is distinct from k.version or ${isUnderRule}`;

/**
 * Cached accounts with their grants and memberships. Every read compares the version of the copy with the database, so it is never stale (SEC-1), and loads
 * only changed records. Notifications remove copies early, so that no process keeps data of an erased account in memory (AUT-17).
 */
export class AccountCache {
  readonly #db: Kysely<Schema>;
  readonly #most: number;
  readonly #copies = new Map<string, Copy>();
  #removals = 0;

  constructor(db: Kysely<Schema>, changes: Changes, most = 10_000) {
    this.#db = db;
    this.#most = most;
    changes.subscribe('account', (id) => this.#remove(id));
  }

  get size(): number {
    return this.#copies.size;
  }

  async read(ids: readonly string[]): Promise<ReadonlyMap<string, CallerRecord>> {
    const removals = this.#removals;
    const found = new Map<string, Copy>();
    for (const id of ids) {
      const copy = this.#copies.get(id);
      if (copy !== undefined) found.set(id, copy);
    }
    const versions = ids.map((id) => found.get(id)?.version ?? null);
    const { rows } = await this.#db.executeQuery<MovedRow>(CompiledQuery.raw(movedAccounts, [ids, versions]));
    for (const row of rows) {
      if (row.id === null) found.delete(row.key);
      else found.set(row.key, { version: row.version, record: callerRecordOf(row) });
      this.#copies.delete(row.key);
    }
    // Stores no copies if a notification arrived during the read, because they may be outdated and would stay in memory until their next read.
    if (removals === this.#removals) this.#add(rows, found);
    return new Map([...found].map(([id, { record }]) => [id, record]));
  }

  #add(rows: readonly MovedRow[], found: ReadonlyMap<string, Copy>): void {
    for (const { key } of rows) {
      const copy = found.get(key);
      if (copy?.record.signInRule === null) this.#copies.set(key, copy);
    }
    for (const id of this.#copies.keys()) {
      if (this.#copies.size <= this.#most) return;
      this.#copies.delete(id);
    }
  }

  #remove(id: string | null): void {
    this.#removals += 1;
    if (id === null) this.#copies.clear();
    else this.#copies.delete(id);
  }
}
