import { type Kysely, sql } from 'kysely';
import type { SeenSession, SessionKey, Sessions } from '#application/service/identity/ports/sessions.ts';
import { listedFor, seenNotedEvery } from '#domain/identity/sessions/own-session.ts';
import { instant, type Schema } from '../schema.ts';

export class PostgresSessions implements Sessions {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async note({ accountId, signedInAt, device, network, lastSeenAt }: SeenSession): Promise<void> {
    await sql`with outlived as (
        delete from sessions where account_id = ${accountId} and ended_at is null
          and last_seen_at < ${instant(lastSeenAt - listedFor)} and signed_in_at <> ${instant(signedInAt)})
      insert into sessions (account_id, signed_in_at, device, network, last_seen_at)
      select id, ${instant(signedInAt)}, ${device}, ${network}, ${instant(lastSeenAt)}
      from accounts where id = ${accountId}
      on conflict (account_id, signed_in_at) do update
        set device = excluded.device, network = excluded.network, last_seen_at = excluded.last_seen_at
        where sessions.ended_at is null
          and sessions.last_seen_at <= ${instant(lastSeenAt - seenNotedEvery)}`.execute(this.#db);
  }

  async ofAccount(accountId: string): Promise<readonly SeenSession[]> {
    const rows = await this.#db
      .selectFrom('sessions')
      .select(['signed_in_at', 'device', 'network', 'last_seen_at'])
      .where('account_id', '=', accountId)
      .where('ended_at', 'is', null)
      .orderBy('last_seen_at', 'desc')
      .orderBy('signed_in_at', 'desc')
      .execute();
    return rows.map(({ signed_in_at: signedInAt, device, network, last_seen_at: lastSeenAt }) => ({
      accountId,
      signedInAt,
      device,
      network,
      lastSeenAt,
    }));
  }

  async leave({ accountId, signedInAt }: SessionKey): Promise<void> {
    await this.#db
      .deleteFrom('sessions')
      .where('account_id', '=', accountId)
      .where('signed_in_at', '=', sql<number>`${instant(signedInAt)}::timestamptz`)
      .where('ended_at', 'is', null)
      .execute();
  }

  async end({ accountId, signedInAt }: SessionKey, at: number): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('sessions')
      .set({ ended_at: instant(at) })
      .where('account_id', '=', accountId)
      .where('signed_in_at', '=', sql<number>`${instant(signedInAt)}::timestamptz`)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async removeAll(accountId: string): Promise<void> {
    await this.#db.deleteFrom('sessions').where('account_id', '=', accountId).execute();
  }
}
