import { InMemoryHttp } from '#adapters/memory/in-memory-http.ts';
import { ManualClock } from '#adapters/memory/manual-clock.ts';
import { aGate } from '../../builders/a-gate.ts';
import { startOfTests } from '../../builders/time.ts';
import { supported } from '../capability.ts';
import { type GivenReply, httpContract, type ReceivedRequest } from '../http.contract.ts';

httpContract(
  'InMemoryHttp',
  async () => {
    const clock = new ManualClock(startOfTests);
    const received: ReceivedRequest[] = [];
    let replies: readonly GivenReply[] = [{ status: 200 }];
    let away: 'unreachable' | 'silent' | null = null;
    let token: string | null = null;
    let known = Promise.resolve();
    const http = new InMemoryHttp(
      async (request) => {
        if (away !== null) return away;
        received.push(request);
        const [reply = { status: 200 }, ...rest] = replies;
        if (rest.length > 0) replies = rest;
        return reply;
      },
      () => known.then(() => token),
      clock,
    );
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
      away: (how) => {
        away = how === 'refuses' ? 'unreachable' : 'silent';
      },
      close: async () => undefined,
    };
  },
  { refuses: supported, hangs: supported },
);
