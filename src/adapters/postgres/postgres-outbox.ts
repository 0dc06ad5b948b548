import { type Kysely, sql } from 'kysely';
import { fromKysely, type PgBoss } from 'pg-boss';
import type { Outbox, OutgoingMail } from '#application/service/ports/outbox.ts';
import type { EmailAddress } from '#domain/account/text-fields.ts';
import { failedMailQueue, mailQueue } from './mail-queue.ts';
import type { Schema } from './schema.ts';

/** Orders mails within a transaction: they go out if it commits, and only then. */
export class PostgresOutbox implements Outbox {
  readonly #trx: Kysely<Schema>;
  readonly #mails: PgBoss;

  constructor(trx: Kysely<Schema>, mails: PgBoss) {
    this.#trx = trx;
    this.#mails = mails;
  }

  async add(mail: OutgoingMail): Promise<void> {
    const job = await this.#mails.send(mailQueue, mail, { db: fromKysely(this.#trx) });
    if (job === null) throw new Error('the mail queue did not take a mail');
  }

  async forget(address: EmailAddress): Promise<void> {
    await sql`delete from pgboss.job where name in (${mailQueue}, ${failedMailQueue})
      and (data->>'to' = ${address} or data->>'account' = ${address})`.execute(this.#trx);
  }
}
