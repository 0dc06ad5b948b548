// Measures the computation of 100,000 access states (LIC-1), and of a balance in a ledger of a million entries (LIC-10). Usage: node bench/licenses.ts
import { performance } from 'node:perf_hooks';
import { sql } from 'kysely';
import { openDatabase } from '#adapters/postgres/database.ts';
import { PostgresLedger } from '#adapters/postgres/billing/postgres-ledger.ts';
import { accessAt, type Grant } from '#domain/organizations/grants/grant.ts';
import { startPostgres } from '../tests/postgres-server.ts';
import { askInRounds, someAccounts } from './fifty-accounts.ts';
import { checkRatio } from './gates.ts';
import { ratio, spread } from './medians.ts';
import { sized } from './sized.ts';

const day = 86_400_000;
const now = Date.parse('2026-09-01T08:00:00Z');
const span = (kind: Grant['kind'], from: number, to: number): Grant => ({
  kind,
  startsAt: now + from * day,
  endsAt: now + to * day,
});

/** The grants of each person: a trial, licenses of earlier years, and the license of their district with its renewal. */
const people: readonly (readonly Grant[])[] = Array.from(
  { length: sized(undefined, 100_000, 1_000) },
  (_, at) => [
    span('trial', -800 - (at % 90), -770 - (at % 90)),
    ...(at % 3 === 0 ? [span('school', -700, -335), span('school', -335, 30 - (at % 60))] : []),
    ...(at % 2 === 0 ? [span('district', -90, 275)] : []),
    ...(at % 5 === 0 ? [span('district', 275, 640)] : []),
  ],
);

const states = Array.from({ length: sized(undefined, 21, 1) }, () => {
  const start = performance.now();
  for (const grants of people) accessAt(now, grants);
  return performance.now() - start;
});
/** The same number of lookups in a map. That is the minimum cost of one decision per person. */
const lookups = Array.from({ length: sized(undefined, 21, 1) }, () => {
  const ids = new Map(people.map((_, at) => [`person-${at}`, at]));
  const start = performance.now();
  for (let at = 0; at < people.length; at += 1) ids.get(`person-${at}`);
  return performance.now() - start;
});
console.log(
  `${people.length} access states: ${spread(states)} ms, ${ratio(states, lookups)} of as many lookups (gate 6 ×)`,
);
checkRatio('access states', { figures: states, yardstick: lookups }, 6);

/** 250,000 payments and as many refunds of 2,000 buyers. One buyer has 1% of them. */
const books = [
  someAccounts,
  `insert into ledger_events (id, kind, at, buyer, order_id)
    select 'event-' || n, case when n % 2 = 0 then 'paid' else 'refunded' end, now(),
      case when n % 100 = 0 then 'district-0' else 'district-' || n % 2000 end, 'order-' || n / 4
    from generate_series(1, ${sized(undefined, 500_000, 2_000)}) n`,
  `insert into ledger_entries (event_id, account, buyer, currency, cents)
    select v.id, s.account, v.buyer, 'USD', s.cents from ledger_events v,
      (values ('cash', 11900), ('receivable', -11900)) as s (account, cents)`,
  `vacuum analyze ledger_events, ledger_entries`,
];

const server = await startPostgres(console.log);
if ('unavailable' in server) throw new Error(server.unavailable);
const database = await openDatabase({ url: server.url });
for (const statement of books) {
  await database.db.connection().execute(async (db) => {
    await sql`set statement_timeout = 0`.execute(db);
    await sql.raw(statement).execute(db);
    await sql`set statement_timeout = '10s'`.execute(db);
  });
}
const ledger = new PostgresLedger(database.db);
const counted = (ask: () => Promise<object>) => async () => ({ total: Object.keys(await ask()).length });
await askInRounds(database.db, 31, {
  'a balance of a buyer with 500 entries': [counted(() => ledger.balancesOf('district-77')), 2],
  'a balance of a buyer with 10,000 entries': [counted(() => ledger.balancesOf('district-0')), 8],
  'the trial balance over all entries': [counted(() => ledger.trialBalance()), null],
});
await database.close();
await server.stop();
