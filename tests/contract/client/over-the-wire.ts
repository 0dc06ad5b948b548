import { AxiosHttp } from '#adapters/axios/axios-http.ts';
import { BrowserClock } from '#adapters/browser/browser-clock.ts';
import type { Http } from '#application/client/ports/http.ts';
import { err, ok } from '#domain/result.ts';
import type { Service } from '../../builders/a-service.ts';
import { hour, startOfTests } from '../../builders/time.ts';
import { aServer } from '../../server/a-server.ts';

/** The real server over this service, reached over a real socket by the person who has the token. */
export async function overTheWire(service: Service, token: () => string | null) {
  const { app } = aServer({}, service);
  let baseUrl = await app.listen({ port: 0, host: '127.0.0.1' });
  const httpNow = () =>
    new AxiosHttp({
      baseUrl,
      clock: new BrowserClock(),
      identity: {
        token: async () => {
          const held = token();
          return held === null
            ? err({ kind: 'session/required' })
            : ok({ token: held, expiresAt: startOfTests + hour });
        },
      },
      mayBeSignedIn: () => token() !== null,
      onRefused: async () => undefined,
    });
  const http: Http = { send: (request) => httpNow().send(request) };
  return {
    http,
    disconnect: () => {
      baseUrl = 'http://127.0.0.1:1';
    },
    close: () => app.close(),
  };
}
