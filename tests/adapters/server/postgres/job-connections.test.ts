import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, test, vi } from 'vitest';
import { JobConnections } from '#adapters/postgres/job-connections.ts';

const message = (type: string, content: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length + 4);
  return Buffer.concat([Buffer.from(type), length, content]);
};
const ready = message('Z', Buffer.from('I'));
const loggedIn = Buffer.concat([message('R', Buffer.alloc(4)), ready]);
const done = Buffer.concat([message('C', Buffer.from('LISTEN\0')), ready]);
const failed = (text: string): Buffer => message('E', Buffer.from(`S\0C08P01\0M${text}\0\0`));

/** Starts a pooler that accepts every login and statement. When it loses its database, it reports that twice and then disconnects. */
async function startLosingPooler() {
  const sockets = new Set<Socket>();
  let logins = 0;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('data', () => {
      logins += 1;
      socket.write(loggedIn);
      socket.on('data', (data) => void (data[0] === 'Q'.codePointAt(0) && socket.write(done)));
    });
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `postgres://blockyard@127.0.0.1:${(server.address() as AddressInfo).port}/blockyard`,
    logins: () => logins,
    loseDatabase: () => {
      for (const socket of sockets)
        socket.end(Buffer.concat([failed('unexpected postmaster exit'), failed('server conn crashed?')]));
    },
    close: () => server.close(),
  };
}

test('[REL-8] a connection that fails twice, as behind a pooler, ends no process, and jobs are received again', async () => {
  const pooler = await startLosingPooler();
  const connections = new JobConnections(pooler.url);
  const miss = vi.fn<() => void>();
  const listening = await connections.listen('jobs', () => undefined, miss);
  await connections.executeSql('select 1');
  expect(pooler.logins()).toBe(2);
  miss.mockClear();
  pooler.loseDatabase();
  await vi.waitFor(() => expect(pooler.logins()).toBe(3), 10_000);
  await connections.executeSql('select 1');
  expect(miss).toHaveBeenCalled();
  await listening.close();
  await connections.close();
  pooler.close();
});
