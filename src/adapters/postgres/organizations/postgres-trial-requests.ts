import type { Kysely } from 'kysely';
import type { TrialRequests } from '#application/service/organizations/ports/trial-requests.ts';
import type { TrialRequest, WaitingTrial } from '#domain/organizations/grants/trial-request.ts';
import { instant, type Schema } from '../schema.ts';

export class PostgresTrialRequests implements TrialRequests {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async ask(accountId: string, { why, at }: { readonly why: string; readonly at: number }): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await this.#db
      .insertInto('trial_requests')
      .values({ account_id: accountId, why, asked_at: instant(at) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  }

  async of(accountId: string): Promise<TrialRequest | null> {
    const row = await this.#db
      .selectFrom('trial_requests')
      .select(['why', 'asked_at as askedAt', 'granted'])
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    return row ?? null;
  }

  waiting(limit: number): Promise<readonly WaitingTrial[]> {
    return this.#db
      .selectFrom('trial_requests as t')
      .innerJoin('accounts as a', 'a.id', 't.account_id')
      .select(['t.account_id as accountId', 't.why', 't.asked_at as askedAt'])
      .select(['a.first_name as firstName', 'a.last_name as lastName', 'a.email'])
      .where('t.answered_at', 'is', null)
      .orderBy('t.asked_at')
      .orderBy('t.account_id')
      .limit(limit)
      .execute();
  }

  async answer(accountId: string, granted: boolean, at: number): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('trial_requests')
      .set({ granted, answered_at: instant(at) })
      .where('account_id', '=', accountId)
      .where('answered_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }
}
