import { AxiosTransport } from '#adapters/axios/axios-transport.ts';
import { BrowserClock } from '#adapters/browser/browser-clock.ts';
import { sessionHttp } from '#application/client/identity/http/session-http.ts';
import type { Http } from '#application/client/platform/ports/http.ts';
import { err, ok } from '#domain/result.ts';
import type { Service } from '../../builders/a-service.ts';
import { hour, startOfTests } from '../../builders/time.ts';
import { aServer } from '../../server/a-server.ts';

export async function overTheWire(service: Service, token: () => string | null) {
  const { app } = aServer({}, service);
  let baseUrl = await app.listen({ port: 0, host: '127.0.0.1' });
  const clock = new BrowserClock();
  const httpNow = () =>
    sessionHttp({
      transport: new AxiosTransport(baseUrl, clock),
      clock,
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
      random: Math.random,
      newKey: () => crypto.randomUUID(),
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
