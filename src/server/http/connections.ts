import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';

/** How a server is emptied, in milliseconds. */
export type Draining = {
  /** How long it still accepts connections, so that a balancer sees first that it is no longer ready. */
  readonly noticeMs: number;
  /** How long what was taken may take, the notice included; what is open then is cut. */
  readonly withinMs: number;
};

type Connection = {
  readonly socket: Socket;
  /** The answers that are owed, in the order of their requests. */
  readonly owed: Set<ServerResponse>;
  bytesRead: number;
  silentSince: number;
};

const lookEveryMs = 50;
/** A request may be on its way over a connection that was only just idle. */
const silentMs = 500;

/** Says on the last answer of a connection that the connection ends with it: an earlier one would cut off the rest. */
function announceEnd(owed: ReadonlySet<ServerResponse>): void {
  const last = [...owed].at(-1);
  for (const response of owed) {
    if (response.headersSent) continue;
    if (response === last) response.setHeader('connection', 'close');
    else response.removeHeader('connection');
  }
}

/**
 * The open connections of a host. Node's own `close` looks for idle ones once, and would then wait more than a minute for
 * those that become idle later, or that never send a request.
 */
export class Connections {
  readonly #servers: Server[] = [];
  readonly #open = new Set<Connection>();
  #draining = false;

  /** Whether the host is stopping: it answers what comes, and is not ready for more. */
  get draining(): boolean {
    return this.#draining;
  }

  /** Looks after the connections of this server from now on. */
  watch(server: Server): void {
    this.#servers.push(server);
    const bySocket = new WeakMap<Socket, Connection>();
    server.on('connection', (socket) => {
      const connection = { socket, owed: new Set<ServerResponse>(), bytesRead: 0, silentSince: Date.now() };
      bySocket.set(socket, connection);
      this.#open.add(connection);
      socket.once('close', () => this.#open.delete(connection));
    });
    server.prependListener('request', ({ socket }, response) => {
      const owed = bySocket.get(socket)?.owed;
      owed?.add(response);
      response.once('close', () => owed?.delete(response));
      if (this.#draining && owed !== undefined) announceEnd(owed);
    });
  }

  /**
   * Answers what was taken, with `connection: close`, and ends connections as soon as they are silent. Resolves when none
   * is open, with the number of requests that were cut off at the deadline.
   */
  async drain({ noticeMs, withinMs }: Draining): Promise<number> {
    const deadline = Date.now() + withinMs;
    this.#draining = true;
    for (const { owed } of this.#open) announceEnd(owed);
    await wait(Math.min(noticeMs, withinMs));
    // The turn has just accepted all that knocked: closing now refuses nobody who was let in.
    await nextTurn();
    for (const server of this.#servers) server.close();
    while (this.#open.size > 0 && Date.now() < deadline) {
      this.#endSilent();
      await wait(lookEveryMs);
    }
    return this.#cut();
  }

  #endSilent(): void {
    const now = Date.now();
    for (const connection of this.#open) {
      const { socket, owed } = connection;
      if (owed.size > 0 || socket.bytesRead !== connection.bytesRead) {
        connection.bytesRead = socket.bytesRead;
        connection.silentSince = now;
      } else if (now - connection.silentSince >= silentMs) {
        socket.destroy();
      }
    }
  }

  #cut(): number {
    const cut = [...this.#open].reduce((sum, { owed }) => sum + owed.size, 0);
    for (const { socket } of this.#open) socket.destroy();
    return cut;
  }
}
