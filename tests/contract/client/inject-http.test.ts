import Fastify from 'fastify';
import { sessionHttp } from '#application/client/identity/http/session-http.ts';
import { ManualClock } from '#adapters/memory/platform/manual-clock.ts';
import { err, ok } from '#domain/result.ts';
import { aGate } from '../../builders/a-gate.ts';
import { injectNetwork } from '../../builders/inject-http.ts';
import { hour, startOfTests } from '../../builders/time.ts';
import { supported, unsupported } from '../identity/capability.ts';
import { type GivenReply, httpContract, type ReceivedRequest } from '../platform/http.contract.ts';

httpContract(
  'sessionHttp over a Fastify app in this process',
  async () => {
    const clock = new ManualClock(startOfTests);
    const received: ReceivedRequest[] = [];
    let replies: readonly GivenReply[] = [{ status: 200 }];
    let token: string | null = null;
    let known = Promise.resolve();
    const app = Fastify();
    app.all('/*', async ({ method, url: path, headers, body }, reply) => {
      received.push({ method, path, headers: headers as ReceivedRequest['headers'], body });
      const [given = { status: 200 }, ...rest] = replies;
      if (rest.length > 0) replies = rest;
      return reply
        .status(given.status)
        .headers({ 'content-type': 'application/json', ...given.headers })
        .send(given.body === undefined ? '' : JSON.stringify(given.body));
    });
    await app.ready();
    const network = injectNetwork(() => app);
    const http = sessionHttp({
      transport: network,
      clock,
      identity: {
        token: async () => {
          await known;
          return token === null
            ? err({ kind: 'session/required' })
            : ok({ token, expiresAt: startOfTests + hour });
        },
      },
      mayBeSignedIn: () => true,
      onRefused: async () => undefined,
      random: () => 0,
      newKey: () => crypto.randomUUID(),
    });
    return {
      http,
      reply: (...given) => {
        replies = given;
      },
      received: () => received,
      signIn: (given) => {
        token = given;
      },
      holdAuthState: () => {
        const gate = aGate();
        known = gate.opened;
        return gate.open;
      },
      advance: (ms) => clock.advance(ms),
      away: () => {
        network.online = false;
      },
      close: () => app.close(),
    };
  },
  { refuses: supported, hangs: unsupported('an app in this process always replies') },
);
