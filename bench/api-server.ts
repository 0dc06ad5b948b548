// Runs the API in its own process, on a PostgreSQL database. Every token is an account's ID and is accepted without verification. Production calls the identity
// service for each token, and the bench does not measure that time. The first argument is the URL of the database.
import type { AddressInfo } from 'node:net';
import { openDatabase } from '../src/adapters/postgres/database.ts';
import { anApi } from '../tests/builders/an-api.ts';

const server = anApi(await openDatabase({ url: process.argv[2] ?? '' }));
await server.listen({ host: '127.0.0.1', port: 0 });
console.log((server.server.address() as AddressInfo).port);
