import { createServer, type Socket } from 'node:net';

export class PortTaken extends Error {
  override readonly name = 'PortTaken';

  constructor(port: number) {
    super(
      `Port ${port} is used by another program. Stop that program, or choose another port: PORT=${port + 1} npm start`,
    );
  }
}

/** The error codes of a machine without this kind of address. */
const noSuchAddress: ReadonlySet<string | undefined> = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && noSuchAddress.has(String(error.code));

/** Returns the addresses to listen on. `localhost` has two addresses, and browsers try one before the other. */
export const addressesOf = (host: string): readonly [string, ...string[]] =>
  host === 'localhost' ? ['127.0.0.1', '::1'] : [host];

/**
 * Checks before the slow startup that a port is free. For 0, finds a free port. Links in mails contain the port, so it must be known before the server listens.
 * Throws `PortTaken`.
 */
export async function claimPort(host: string, port: number): Promise<number> {
  const [first, ...others] = addressesOf(host);
  const found = await probe(first, port);
  try {
    for (const other of others) await probe(other, found);
    return found;
  } catch (error) {
    if (isMissing(error)) return found;
    if (error instanceof PortTaken && port === 0) return claimPort(host, 0);
    throw error;
  }
}

function probe(host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new PortTaken(port) : error);
    });
    server.listen({ host, port }, () => {
      const address = server.address();
      const found = typeof address === 'object' && address !== null ? address.port : port;
      server.close(() => resolve(found));
    });
  });
}

/** Passes connections to a second address to `take`. Resolves to a function that stops this. Does nothing on machines without that address. */
export function listenAlso(
  host: string,
  port: number,
  take: (connection: Socket) => void,
): Promise<() => void> {
  const server = createServer({ allowHalfOpen: true, noDelay: true }, take);
  return new Promise((resolve, reject) => {
    server.once('error', (error) => (isMissing(error) ? resolve(() => undefined) : reject(error)));
    server.listen({ host, port }, () => resolve(() => void server.close()));
  });
}
