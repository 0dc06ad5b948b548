// A second process of the service. For each id on stdin, it writes the actor as one line of JSON.
import { createInterface } from 'node:readline';
import { openDatabase } from '../../../../../src/adapters/postgres/database.ts';
import { PostgresActorSource } from '../../../../../src/adapters/postgres/identity/postgres-actor-source.ts';

const database = await openDatabase({ url: process.argv[2] ?? '' });
const actors = new PostgresActorSource(database.db, database.changes);
console.log('ready');
for await (const id of createInterface({ input: process.stdin })) {
  console.log(JSON.stringify(await actors.load({ id })));
}
await database.close();
