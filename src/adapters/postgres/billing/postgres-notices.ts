import { type Kysely } from 'kysely';
import type {
  NewNotice,
  NoticeRecipient,
  Notices,
  NoticeSubjects,
  ReceivedNotice,
} from '#application/service/billing/ports/notices.ts';
import type { EmailAddress } from '#domain/platform/forms/text-fields.ts';
import type { SentNotice } from '#domain/billing/notices/notice.ts';
import type { NoticeTopic } from '#domain/billing/notices/notice-table.ts';
import { subjectRows } from './notice-subjects-sql.ts';
import { instant, type Schema } from '../schema.ts';

export class PostgresNotices implements Notices {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async subjects(now: number, limit: number, after: string | null): Promise<NoticeSubjects> {
    const { rows } = await subjectRows(now, limit, after).execute(this.#db);
    const next = rows.length < limit ? null : (rows.at(-1)?.place ?? null);
    return { subjects: rows.map(({ subject }) => subject), next };
  }

  async add({ id, name, key, holder, accountId, address, at }: NewNotice): Promise<boolean> {
    const added = await this.#db
      .insertInto('notices')
      .values({
        id,
        name,
        key,
        holder_kind: holder.kind,
        holder_id: holder.id,
        account_id: accountId,
        address,
        sent_at: instant(at),
      })
      .onConflict((conflict) => conflict.columns(['address', 'key']).doNothing())
      .returning('id')
      .execute();
    return added.length > 0;
  }

  async sent(
    { accountId, organization }: { accountId: string; organization: string | null },
    most: number,
  ): Promise<readonly SentNotice[]> {
    const rows = await this.#db
      .selectFrom('notices')
      .select(['id', 'name', 'address', 'sent_at'])
      .where((where) =>
        where.or([where('account_id', '=', accountId), where('holder_id', '=', organization)]),
      )
      .orderBy('sent_at', 'desc')
      .orderBy('id')
      .limit(most)
      .execute();
    return rows.map(({ id, name, address, sent_at }) => ({ id, name, address, at: sent_at }));
  }

  async recipient(id: string): Promise<ReceivedNotice | null> {
    const row = await this.#db
      .selectFrom('notices')
      .select(['name', 'account_id as accountId', 'address'])
      .where('id', '=', id)
      .executeTakeFirst();
    return row ?? null;
  }

  async stopped(recipient: NoticeRecipient): Promise<readonly NoticeTopic[]> {
    const [column, value] = this.#whose(recipient);
    const query = this.#db.selectFrom('notice_stops').select('topic').where(column, '=', value);
    return (await query.orderBy('topic').execute()).map(({ topic }) => topic);
  }

  async setStopped(recipient: NoticeRecipient, topics: readonly NoticeTopic[]): Promise<void> {
    const [column, value] = this.#whose(recipient);
    await this.#db.deleteFrom('notice_stops').where(column, '=', value).execute();
    if (topics.length === 0) return;
    const { accountId, address } = recipient;
    const owner = { account_id: accountId, address: accountId === null ? address : null };
    await this.#db
      .insertInto('notice_stops')
      .values(topics.map((topic) => ({ ...owner, topic })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  async handOver(order: string, organization: string): Promise<void> {
    await this.#db
      .updateTable('notices')
      .set({ holder_kind: 'organization', holder_id: organization })
      .where('holder_kind', '=', 'guest')
      .where('holder_id', '=', order)
      .execute();
  }

  async forget(accountId: string, mailbox: EmailAddress | null): Promise<void> {
    await this.#db
      .deleteFrom('notices')
      .where((where) => where.or([where('account_id', '=', accountId), where('address', '=', mailbox)]))
      .execute();
    await this.#db
      .deleteFrom('notice_stops')
      .where((where) => where.or([where('account_id', '=', accountId), where('address', '=', mailbox)]))
      .execute();
  }

  #whose({ accountId, address }: NoticeRecipient) {
    return accountId === null ? (['address', address] as const) : (['account_id', accountId] as const);
  }
}
