import type { AddressInfo } from 'node:net';
import type { FastifyPluginAsync } from 'fastify';
import { listenAlso } from './claim-port.ts';

/** Listens on further addresses with the port of the first address, until the server closes. */
export const listenOnAll =
  (addresses: readonly string[]): FastifyPluginAsync =>
  async (app) => {
    const stops: (() => void)[] = [];
    app.addHook('onListen', async () => {
      const { port } = app.server.address() as AddressInfo;
      for (const address of addresses) {
        stops.push(await listenAlso(address, port, (socket) => app.server.emit('connection', socket)));
      }
    });
    app.addHook('preClose', async () => stops.forEach((stop) => stop()));
  };
