import type { AccountRepository } from '#application/service/ports/account-repository.ts';
import type { TrialRequests } from '#application/service/ports/trial-requests.ts';
import type { TrialRequest, WaitingTrial } from '#domain/license/trial-request.ts';
import { compareCodePoints } from '#domain/tables/fold-text.ts';
import type { Undo } from './in-memory-calls.ts';
import { InMemoryRows } from './in-memory-rows.ts';

type Kept = TrialRequest & { readonly accountId: string };
type Accounts = Pick<AccountRepository, 'byId'>;
type RequestRows = InMemoryRows<Kept>;

class InMemoryTrialRequests implements TrialRequests {
  readonly #accounts: Accounts;
  readonly #rows: RequestRows;

  constructor(accounts: Accounts, rows: RequestRows) {
    this.#accounts = accounts;
    this.#rows = rows;
  }

  async ask(accountId: string, { why, at }: { readonly why: string; readonly at: number }): Promise<boolean> {
    if (this.#rows.get(accountId) !== null) return false;
    this.#rows.set(accountId, { accountId, why, askedAt: at, granted: null });
    return true;
  }

  async of(accountId: string): Promise<TrialRequest | null> {
    const kept = this.#rows.get(accountId);
    return kept && { why: kept.why, askedAt: kept.askedAt, granted: kept.granted };
  }

  async waiting(limit: number): Promise<readonly WaitingTrial[]> {
    const listed = await Promise.all(
      this.#rows
        .all()
        .filter(({ granted }) => granted === null)
        .toSorted((a, b) => a.askedAt - b.askedAt || compareCodePoints(a.accountId, b.accountId))
        .map(async ({ accountId, why, askedAt }): Promise<readonly WaitingTrial[]> => {
          const account = await this.#accounts.byId(accountId);
          if (account === null) return [];
          const { firstName, lastName, email } = account;
          return [{ accountId, why, askedAt, firstName, lastName, email }];
        }),
    );
    return listed.flat().slice(0, limit);
  }

  async answer(accountId: string, granted: boolean): Promise<boolean> {
    const kept = this.#rows.get(accountId);
    if (kept === null || kept.granted !== null) return false;
    this.#rows.set(accountId, { ...kept, granted });
    return true;
  }
}

export const noTrialRequests = (): RequestRows => new InMemoryRows();

export function draftTrialRequests(
  requests: RequestRows,
  accounts: Accounts,
): { readonly trialRequests: TrialRequests; readonly commit: () => Undo } {
  const rows = requests.draft();
  return { trialRequests: new InMemoryTrialRequests(accounts, rows), commit: () => rows.commit() };
}
