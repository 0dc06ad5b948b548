// The API of bench/api-server.ts with an additional WebSocket, `/ws?room=…`, which sends each change of the class as a message.
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import { openDatabase } from '#adapters/postgres/database.ts';
import { PostgresTransaction } from '#adapters/postgres/postgres-transaction.ts';
import { SystemClock } from '#adapters/node/system-clock.ts';
import { anApi } from '../../tests/builders/an-api.ts';

/** The interval in milliseconds in which changes are collected and sent as one message, like one event of a stream. */
const gatherMs = 200;

const database = await openDatabase({ url: process.argv[2] ?? '' });
const transaction = new PostgresTransaction(database, new SystemClock());
const server = anApi(database);
await server.listen({ host: '127.0.0.1', port: 0, backlog: 4_096 });

const sockets = new WebSocketServer({ server: server.server, path: '/ws' });
sockets.on('connection', (socket, request) => {
  const room = new URL(request.url ?? '', 'http://bench').searchParams.get('room') ?? '';
  const day = new Date().toISOString().slice(0, 10);
  let [seq, isReading, hasChanged] = [0, false, true];
  const send = async (): Promise<void> => {
    if (isReading) return;
    isReading = true;
    while (hasChanged && socket.readyState === socket.OPEN) {
      hasChanged = false;
      const changes = await transaction.read(({ classWork }) => classWork.changesAfter(room, seq, day));
      seq = changes.seq;
      socket.send(JSON.stringify({ ...changes, now: Date.now() }));
      await new Promise((resolve) => void setTimeout(resolve, gatherMs));
    }
    isReading = false;
  };
  const stop = database.changes.subscribe('class-work', (id) => {
    if (id !== null && id !== room) return;
    hasChanged = true;
    void send();
  });
  socket.on('close', stop);
  void send();
});

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
let collecting = 0;

// Reports the resources of this process on request: bytes of memory after a garbage collection, and CPU time excluding these collections.
process.on('message', () => {
  const before = cpuMs();
  globalThis.gc?.();
  collecting += cpuMs() - before;
  process.send?.({ memory: process.memoryUsage.rss(), cpu: cpuMs() - collecting });
});
process.send?.({ port: (server.server.address() as AddressInfo).port });
// The bench has ended, normally or because of an error.
process.on('disconnect', () => process.exit());
