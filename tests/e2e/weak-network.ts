import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Browser, BrowserContext } from '@playwright/test';

/** The network of several computers: an HTTP proxy that can cut its connections. `setOffline` alone keeps open streams alive. */
export class WeakNetwork {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  readonly #contexts: BrowserContext[] = [];
  #isDown = false;

  private constructor(server: Server) {
    this.#server = server;
    server.on('connection', (socket: Socket) => {
      if (this.#isDown) return void socket.destroy();
      this.#sockets.add(socket);
      socket.on('close', () => this.#sockets.delete(socket));
      return undefined;
    });
  }

  static async start(): Promise<WeakNetwork> {
    const server = createServer((asked, reply) => {
      const { method, headers } = asked;
      const onward = request(asked.url ?? '', { method, headers, agent: false }, (answer) => {
        reply.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.on('error', () => reply.destroy());
        answer.pipe(reply);
      });
      onward.on('error', () => reply.destroy());
      reply.on('close', () => onward.destroy());
      asked.pipe(onward);
    });
    const network = new WeakNetwork(server);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return network;
  }

  /** Opens a new browser that uses this network. */
  async computer(browser: Browser, baseURL: string): Promise<BrowserContext> {
    const { port } = this.#server.address() as AddressInfo;
    const context = await browser.newContext({ baseURL, proxy: { server: `http://127.0.0.1:${port}` } });
    this.#contexts.push(context);
    return context;
  }

  /** Cuts every connection, and the browsers know that they are offline. */
  async down(): Promise<void> {
    this.#isDown = true;
    for (const context of this.#contexts) await context.setOffline(true);
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Stops all traffic without an error: connections stay open, as with a dead access point. */
  silent(): void {
    for (const socket of this.#sockets) {
      socket.pause();
      socket.cork();
    }
  }

  /** Allows new connections. */
  async up(): Promise<void> {
    this.#isDown = false;
    for (const context of this.#contexts) await context.setOffline(false);
  }

  async close(): Promise<void> {
    for (const context of this.#contexts) await context.close();
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => void this.#server.close(resolve));
  }
}
