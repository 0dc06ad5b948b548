import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AxiosTokenSync } from '#adapters/axios/axios-token-sync.ts';
import { tokenSyncContract } from '../identity/token-sync.contract.ts';

tokenSyncContract('AxiosTokenSync on a local stand-in', async () => {
  const arrived: (string | null)[] = [];
  let refusal: number | null | undefined;
  const server = createServer((request, response) => {
    const { method, url, headers } = request;
    if (refusal === null) {
      request.socket.destroy();
      return;
    }
    if (url !== '/session') response.statusCode = 404;
    else if (method === 'POST') arrived.push(headers.authorization?.replace('Bearer ', '') ?? '');
    else if (method === 'DELETE') arrived.push(null);
    response.writeHead(refusal ?? response.statusCode).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    sync: new AxiosTokenSync(`http://127.0.0.1:${(server.address() as AddressInfo).port}/session`),
    arrived: () => arrived,
    refuse: (status) => {
      refusal = status;
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
});
