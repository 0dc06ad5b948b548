import type { TrialRequests } from '#application/service/organizations/ports/trial-requests.ts';
import type { TrialRequest, WaitingTrial } from '#domain/organizations/grants/trial-request.ts';
import { compareCodePoints } from '#domain/platform/tables/fold-text.ts';
import { accountTable } from '../identity/in-memory-account-repository.ts';
import type { TableDefinition } from '../in-memory-table.ts';
import { InMemoryStore } from '../in-memory-tables.ts';

type Row = TrialRequest & { readonly accountId: string };

const requestTable: TableDefinition<Row> = { name: 'trial requests', key: ({ accountId }) => accountId };

export class InMemoryTrialRequests extends InMemoryStore implements TrialRequests {
  readonly #rows = this.tables.of(requestTable);

  async ask(accountId: string, { why, at }: { readonly why: string; readonly at: number }): Promise<boolean> {
    return this.#rows.add({ accountId, why, askedAt: at, granted: null });
  }

  async of(accountId: string): Promise<TrialRequest | null> {
    const stored = this.#rows.get(accountId);
    return stored && { why: stored.why, askedAt: stored.askedAt, granted: stored.granted };
  }

  async waiting(limit: number): Promise<readonly WaitingTrial[]> {
    return this.#rows
      .where(({ granted }) => granted === null)
      .toSorted((a, b) => a.askedAt - b.askedAt || compareCodePoints(a.accountId, b.accountId))
      .flatMap(({ accountId, why, askedAt }): readonly WaitingTrial[] => {
        const account = this.tables.of(accountTable).get(accountId);
        if (account === null) return [];
        const { firstName, lastName, email } = account;
        return [{ accountId, why, askedAt, firstName, lastName, email }];
      })
      .slice(0, limit);
  }

  async answer(accountId: string, granted: boolean): Promise<boolean> {
    return this.#rows.change(accountId, { granted }, (row) => row.granted === null) !== null;
  }
}
