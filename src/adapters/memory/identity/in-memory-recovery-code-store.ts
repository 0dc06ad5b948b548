import type { RecoveryCodeStore } from '#application/service/identity/ports/recovery-code-store.ts';
import { byId, type TableDefinition } from '../in-memory-table.ts';
import { InMemoryStore } from '../in-memory-tables.ts';

const codeTable: TableDefinition<{ readonly id: string; readonly digests: readonly string[] }> = {
  name: 'recovery codes',
  key: byId,
};

export class InMemoryRecoveryCodeStore extends InMemoryStore implements RecoveryCodeStore {
  readonly #codes = this.tables.of(codeTable);

  async replace(accountId: string, digests: readonly string[]): Promise<void> {
    this.#codes.save({ id: accountId, digests });
  }

  async all(accountId: string): Promise<readonly string[]> {
    return this.#codes.get(accountId)?.digests ?? [];
  }

  async use(accountId: string, digest: string): Promise<boolean> {
    const { digests = [] } = this.#codes.get(accountId) ?? {};
    this.#codes.change(accountId, { digests: digests.filter((other) => other !== digest) });
    return digests.includes(digest);
  }
}
