import { AxiosTransport } from '#adapters/axios/axios-transport.ts';
import { sessionHttp } from '#application/client/identity/http/session-http.ts';
import { err, ok } from '#domain/result.ts';
import { NetworkClock } from '../../adapters/client/network-clock.ts';
import { startScriptServer } from '../../adapters/client/script-server.ts';
import { aGate } from '../../builders/a-gate.ts';
import { hour, startOfTests } from '../../builders/time.ts';
import { supported } from '../identity/capability.ts';
import { httpContract } from '../platform/http.contract.ts';

httpContract(
  'sessionHttp over AxiosTransport, over a real socket',
  async () => {
    const server = await startScriptServer();
    let answers = true;
    const clock = new NetworkClock(startOfTests, () => answers);
    let token: string | null = null;
    let known = Promise.resolve();
    const http = sessionHttp({
      transport: new AxiosTransport(server.url, clock),
      clock,
      identity: {
        token: async () => {
          await known;
          if (token === null) return err({ kind: 'session/required' });
          return ok({ token, expiresAt: startOfTests + hour });
        },
      },
      mayBeSignedIn: () => true,
      onRefused: async () => undefined,
      random: Math.random,
      newKey: () => crypto.randomUUID(),
    });
    return {
      http,
      reply: server.reply,
      received: server.received,
      signIn: (given) => {
        token = given;
      },
      holdAuthState: () => {
        const gate = aGate();
        known = gate.opened;
        return gate.open;
      },
      advance: (ms) => clock.advance(ms),
      away: (how) => {
        answers = how === 'refuses';
        if (answers) void server.stop();
        else server.hang();
      },
      close: server.stop,
    };
  },
  { refuses: supported, hangs: supported },
);
