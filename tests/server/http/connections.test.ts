import { Agent, request as send, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { Connections } from '#server/http/connections.ts';
import { aGate } from '../../builders/a-gate.ts';
import { aServer } from '../a-server.ts';

async function aSlowServer() {
  const connections = new Connections();
  const finish = aGate();
  let taken = 0;
  const slow = async () => {
    taken += 1;
    await finish.opened;
    return {};
  };
  const routes = async (on: FastifyInstance): Promise<void> => {
    on.get('/slow', slow).post('/slow', slow);
  };
  const { app } = aServer({ connections, mount: [routes] });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { app, connections, finish, port, taken: () => taken };
}

type Call = { readonly path: string; readonly agent: Agent; readonly insert?: unknown };
type Answer = { readonly status: number; readonly connection: string | undefined };

const callTo = (port: number, { path, agent, insert }: Call): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    const request = send(
      { port, host: '127.0.0.1', path, agent, ...(insert === undefined ? {} : { method: 'POST', headers }) },
      (response: IncomingMessage) => {
        response.resume();
        const { statusCode: status = 0, headers: told } = response;
        response.on('end', () => resolve({ status, connection: told.connection }));
      },
    );
    request.on('error', reject);
    request.end(insert === undefined ? undefined : JSON.stringify(insert));
  });

const twoHundred = Array.from({ length: 200 }, (_, index) => index);
const soon = { noticeMs: 0, withinMs: 15_000 };
const connected = (port: number): Promise<Socket> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
  });
const textOf = async (socket: Socket): Promise<string> => {
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  return text;
};

test('[REL-4] 200 slow inserts on keep-alive connections are all answered, and no call waits for the connections', async () => {
  const { app, connections, finish, port, taken } = await aSlowServer();
  const agent = new Agent({ keepAlive: true });
  const idle = await Promise.all(twoHundred.map(() => callTo(port, { path: '/healthz', agent })));
  expect(new Set(idle.map(({ connection }) => connection))).toEqual(new Set(['keep-alive']));
  const calls = twoHundred.map((index) => callTo(port, { path: '/slow', agent, insert: { index } }));
  await expect.poll(taken).toBe(200);
  const drained = connections.drain(soon);
  await expect.poll(() => app.server.listening).toBe(false);
  await expect(callTo(port, { path: '/healthz', agent: new Agent() })).rejects.toThrow(/ECONNREFUSED/);
  finish.open();
  const answers = await Promise.all(calls);
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
    new Set(['{"status":200,"connection":"close"}']),
  );
  expect(await drained).toBe(0);
  await app.close();
});

test('[REL-4] a host that is about to close reports that it is not ready, and still answers calls', async () => {
  const { app, connections, port } = await aSlowServer();
  const drained = connections.drain({ noticeMs: 1_000, withinMs: 15_000 });
  expect(await callTo(port, { path: '/readyz', agent: new Agent({ keepAlive: true }) })).toEqual({
    status: 503,
    connection: 'close',
  });
  await drained;
  expect(app.server.listening).toBe(false);
  await app.close();
});

test('[REL-4] connections without a request, and silent ones, are closed', async () => {
  const { app, connections, port } = await aSlowServer();
  const mute = await connected(port);
  const agent = new Agent({ keepAlive: true });
  await callTo(port, { path: '/healthz', agent });
  expect(await connections.drain(soon)).toBe(0);
  expect(await textOf(mute)).toBe('');
  await app.close();
});

test('[REL-4] unanswered calls at the deadline are cut off, and counted', async () => {
  const { app, connections, port, taken } = await aSlowServer();
  const call = callTo(port, { path: '/slow', agent: new Agent() });
  await expect.poll(taken).toBe(1);
  const [cut, answer] = await Promise.all([
    connections.drain({ noticeMs: 0, withinMs: 100 }),
    call.catch((error: Error) => error.message),
  ]);
  expect([cut, answer]).toEqual([1, 'socket hang up']);
  await app.close();
});

test('[REL-4] after pipelined requests, the last reply closes the connection', async () => {
  const { app, connections, finish, port, taken } = await aSlowServer();
  const socket = await connected(port);
  const request = 'GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n';
  socket.write(request);
  await expect.poll(taken).toBe(1);
  const drained = connections.drain(soon);
  socket.write(request + request);
  await expect.poll(taken).toBe(3);
  finish.open();
  const text = await textOf(socket);
  expect(text.match(/HTTP\/1\.1 200/g)).toHaveLength(3);
  expect(
    text
      .toLowerCase()
      .match(/connection: \S+/g)
      ?.filter((line) => line.endsWith('close')),
  ).toHaveLength(1);
  expect(await drained).toBe(0);
  await app.close();
});
