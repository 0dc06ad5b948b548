import type {
  GatheredData,
  NewExport,
  DataSubject,
  PersonalExports,
} from '#application/service/identity/ports/personal-exports.ts';
import type { StoredExport } from '#domain/platform/privacy/personal-export.ts';
import { accountTable } from './in-memory-account-repository.ts';
import { byId, type TableDefinition } from '../in-memory-table.ts';
import { InMemoryStore } from '../in-memory-tables.ts';

const exportTable: TableDefinition<NewExport> = { name: 'exports', key: byId };

/** Exports in memory. They contain only the data of the account. */
export class InMemoryPersonalExports extends InMemoryStore implements PersonalExports {
  readonly #accounts = this.tables.of(accountTable);
  readonly #files = this.tables.of(exportTable);

  async gather({ accountId }: DataSubject): Promise<readonly GatheredData[]> {
    const account = this.#accounts.get(accountId);
    if (account === null) return [];
    const { id, email, firstName, lastName } = account;
    const rows = [{ id, email, first_name: firstName, last_name: lastName }];
    return [{ name: 'accounts', purpose: 'Who may log in.', retention: 'Until it is deleted.', rows }];
  }

  async save(made: NewExport): Promise<void> {
    if (this.#accounts.get(made.accountId) !== null) this.#files.save(made);
  }

  async list(accountId: string, now: number): Promise<readonly StoredExport[]> {
    return this.#of(accountId, now).map(({ id, madeAt, endsAt, file }) => ({
      id,
      madeAt,
      endsAt,
      bytes: file.byteLength,
    }));
  }

  async file(accountId: string, id: string, now: number): Promise<Uint8Array | null> {
    return this.#of(accountId, now).find((made) => made.id === id)?.file ?? null;
  }

  async removeEnded(now: number): Promise<number> {
    return this.#files.deleteWhere(({ endsAt }) => endsAt <= now);
  }

  #of(accountId: string, now: number): readonly NewExport[] {
    if (this.#accounts.get(accountId) === null) return [];
    return this.#files
      .where((made) => made.accountId === accountId && made.endsAt > now)
      .toSorted((one, other) => other.madeAt - one.madeAt);
  }
}
