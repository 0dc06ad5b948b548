// The API on a PostgreSQL, in a process of its own. Every token is the id of an account and counts as verified before: production
// asks the identity service about each, whose time is not ours. The address of the database comes as the first argument.
import type { AddressInfo } from 'node:net';
import { openDatabase } from '../src/adapters/postgres/database.ts';
import { anApi } from '../tests/builders/an-api.ts';

const server = anApi(await openDatabase({ url: process.argv[2] ?? '' }));
await server.listen({ host: '127.0.0.1', port: 0 });
console.log((server.server.address() as AddressInfo).port);
