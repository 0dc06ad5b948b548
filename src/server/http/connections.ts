import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';

/** The durations of draining a server, in milliseconds. */
export type Draining = {
  /** How long the server keeps accepting connections, so that a load balancer first detects that it is not ready. */
  readonly noticeMs: number;
  /** The deadline for pending requests, including the notice. Connections that are still open are then cut off. */
  readonly withinMs: number;
};

type Connection = {
  readonly socket: Socket;
  /** Pending responses, in the order of their requests. */
  readonly owed: Set<ServerResponse>;
  bytesRead: number;
  silentSince: number;
};

const pollIntervalMs = 50;
/** How long a connection must be idle before it is closed, in milliseconds. A request may be in transit on a connection that just became idle. */
const silentMs = 500;

/** Sends `connection: close` on the connection's last response. On an earlier response, it would cut off the rest. */
function announceEnd(owed: ReadonlySet<ServerResponse>): void {
  const last = [...owed].at(-1);
  for (const response of owed) {
    if (response.headersSent) continue;
    if (response === last) response.setHeader('connection', 'close');
    else response.removeHeader('connection');
  }
}

/**
 * The open connections of a host. Node's own `close` checks for idle connections only once, and waits over a minute for those that become idle later or never
 * send a request.
 */
export class Connections {
  readonly #servers: Server[] = [];
  readonly #open = new Set<Connection>();
  #draining = false;

  /** Whether the host is stopping. It still replies to requests, but is not ready. */
  get draining(): boolean {
    return this.#draining;
  }

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
   * Replies to pending requests with `connection: close`, and closes idle connections. Resolves when no connection is open, with the number of requests that
   * were cut off at the deadline.
   */
  async drain({ noticeMs, withinMs }: Draining): Promise<number> {
    const deadline = Date.now() + withinMs;
    this.#draining = true;
    for (const { owed } of this.#open) announceEnd(owed);
    await wait(Math.min(noticeMs, withinMs));
    // All pending connections have been accepted in this tick, so closing the listener does not refuse any.
    await nextTurn();
    for (const server of this.#servers) server.close();
    while (this.#open.size > 0 && Date.now() < deadline) {
      this.#endSilent();
      await wait(pollIntervalMs);
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
