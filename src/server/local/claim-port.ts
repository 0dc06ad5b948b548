import { createServer } from 'node:net';

/** Another program listens at the port. */
export class PortTaken extends Error {
  override readonly name = 'PortTaken';

  constructor(port: number) {
    super(
      `Port ${port} is taken by another program. Stop that, or choose another: PORT=${port + 1} npm start`,
    );
  }
}

/**
 * Finds out whether a port is free, before anything slow is started; 0 finds a free one. Links in mails carry the port,
 * so that it must be known before the server listens.
 */
export function claimPort(host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new PortTaken(port) : error);
    });
    probe.listen({ host, port }, () => {
      const address = probe.address();
      const found = typeof address === 'object' && address !== null ? address.port : port;
      probe.close(() => resolve(found));
    });
  });
}
