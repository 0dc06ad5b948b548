import { SystemClock } from '#adapters/node/system-clock.ts';
import { openDatabase } from '#adapters/postgres/database.ts';
import { FolderInUse } from '#adapters/postgres/folder-lock.ts';
import { PostgresIdempotencyStore } from '#adapters/postgres/platform/postgres-idempotency-store.ts';
import { PostgresTransaction } from '#adapters/postgres/postgres-transaction.ts';
import { anAccount } from '../../../../builders/an-account.ts';
import { anEmail } from '../../../../builders/an-email.ts';
import { startOfTests } from '../../../../builders/time.ts';
import { databaseTemplate } from '../../../../../scripts/build/database-template.ts';

const [dir = '', job = 'hold'] = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  const database = await openDatabase({ dir, template: await databaseTemplate() });
  say('open');
  const transaction = new PostgresTransaction(database, new SystemClock());
  for (let count = 0; count < (job === 'write' ? Infinity : 0); count += 1) {
    const id = `${process.pid}-${count}`;
    await transaction.run(async ({ accounts, jobs }) => {
      await accounts.open(anAccount({ id }));
      await jobs.enqueue('mail', { kind: 'sign-in-link', to: anEmail(`${id}@child.test`), purpose: 'login' });
    });
    say(id);
  }
  if (job === 'deed' || job === 'answer') {
    const claim = await new PostgresIdempotencyStore(database.db).claim('key', 'request', startOfTests);
    if (claim.state !== 'new') throw new Error(`the key is ${claim.state}`);
    await claim.call.run(() => transaction.run(({ accounts }) => accounts.open(anAccount())));
    if (job === 'answer') await claim.call.save({ status: 200, body: 'done' });
    say('done');
  }
  setInterval(() => undefined, 1_000);
} catch (error) {
  if (!(error instanceof FolderInUse)) throw error;
  say(`refused: ${error.message}`);
}
