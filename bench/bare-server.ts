// The baseline of the API: a minimal Node server in its own process.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const body = JSON.stringify({ hello: 'world' });
const server = createServer((_request, response) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end(body),
);
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
