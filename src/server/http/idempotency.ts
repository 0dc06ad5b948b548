import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '#application/ports/clock.ts';
import type {
  ClaimedCall,
  IdempotencyClaim,
  IdempotencyStore,
  StoredResponse,
} from '#application/service/platform/ports/idempotency-store.ts';
import { ResponseCipher } from './response-cipher.ts';
import { identityIn } from './authenticate.ts';
import { errorFacts } from './error-handler.ts';
import type { ProblemKind } from '#adapters/wire/problems.ts';
import { asProblem, problemIn, problemMediaType, replyProblem } from './problem.ts';

const wellFormed = /^[\x21-\x7e]{1,200}$/;
const repeatable = new Set(['POST', 'PATCH']);

/** Whether a response must not be replayed, because the token, the load, or a server error caused it. */
const isPassing = (status: number): boolean => status >= 500 || [401, 408, 409, 425, 429].includes(status);

/** Whether a response rejects a form. Rejected forms change nothing and would be rejected again, so storing the response would only fill the database. */
const isRefusedForm = (reply: FastifyReply): boolean => problemIn(reply) === 'form/invalid';

/** The times between attempts to release a key after an outage, in milliseconds. Together they are as long as a claim lasts. */
const releaseDelays: readonly number[] = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000];

type RepeatDeps = {
  readonly store: IdempotencyStore;
  readonly clock: Clock;
  readonly isOutage: (error: unknown) => boolean;
};

/**
 * Headers that determine the organization or user of a call. Calls with different values are different calls. A view-as is not included, because it is
 * read-only.
 */
const actingHeaders = ['blockyard-organization', 'blockyard-student', 'blockyard-pass'] as const;

const textOf = (request: FastifyRequest): string =>
  JSON.stringify([
    identityIn(request)?.id ?? '',
    ...actingHeaders.map((name) => request.headers[name] ?? ''),
    request.method,
    request.url,
    request.body ?? null,
  ]);

function replay(reply: FastifyReply, { status, body }: StoredResponse): FastifyReply {
  return reply
    .code(status)
    .header('idempotency-replayed', 'true')
    .header('content-type', status < 400 ? 'application/json; charset=utf-8' : problemMediaType)
    .send(body);
}

function answerClaimed(
  reply: FastifyReply,
  claim: Exclude<IdempotencyClaim, { state: 'new' }>,
  seal: ResponseCipher,
): FastifyReply {
  if (claim.state === 'answered') {
    return replay(reply, { status: claim.answer.status, body: seal.open(claim.answer.body) });
  }
  const inProgress = claim.state === 'in-progress';
  return replyProblem(reply, inProgress ? 'call/idempotency-key-in-use' : 'call/idempotency-key-reused');
}

type Claimed = { readonly seal: ResponseCipher; readonly call: ClaimedCall };

async function end(
  { seal, call }: Claimed,
  reply: FastifyReply,
  payload: unknown,
): Promise<ProblemKind | null> {
  const { statusCode } = reply;
  if (isPassing(statusCode) || isRefusedForm(reply)) {
    await call.release();
    return null;
  }
  const body = seal.seal(typeof payload === 'string' ? payload : '');
  return (await call.save({ status: statusCode, body })) ? null : 'call/idempotency-key-in-use';
}

/**
 * Replays the first response to a repeated POST or PATCH (CAL-2), by its `Idempotency-Key`, in every route of this scope. A call's changes are committed
 * together with its response, before the response is sent (REL-8). Must be registered after `authenticate`, so that keys belong to a user.
 */
export function idempotencyHook(app: FastifyInstance, { store, clock, isOutage }: RepeatDeps): void {
  const claimed = new WeakMap<FastifyRequest, Claimed>();

  /** Releases a key that an outage prevented from being released. Without this, repetitions would be refused until the claim expires. */
  const releaseLater = (
    call: ClaimedCall,
    log: FastifyBaseLogger,
    [delay, ...others] = releaseDelays,
  ): void => {
    if (delay === undefined) return;
    clock.after(delay, () => {
      call.release().catch((error: unknown) => {
        log.warn({ failure: errorFacts(error) }, 'a key could not be released');
        releaseLater(call, log, others);
      });
    });
  };

  app.addHook('preHandler', async (request, reply): Promise<FastifyReply | undefined> => {
    const key = request.headers['idempotency-key'];
    if (key === undefined || !repeatable.has(request.method)) return undefined;
    if (typeof key !== 'string' || !wellFormed.test(key)) return replyProblem(reply, 'call/malformed');
    const seal = new ResponseCipher(key);
    const claim = await store.claim(seal.name(), seal.fingerprint(textOf(request)), clock.now());
    if (claim.state !== 'new') return answerClaimed(reply, claim, seal);
    claimed.set(request, { seal, call: claim.call });
    return undefined;
  });

  app.addHook('onRoute', (route) => {
    const { handler } = route;
    route.handler = function (request, reply) {
      const answer = (): unknown => handler.call(this, request, reply);
      const mine = claimed.get(request);
      return mine === undefined ? answer() : mine.call.run(answer);
    };
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const mine = claimed.get(request);
    if (mine === undefined) return payload;
    claimed.delete(request);
    let problem: ProblemKind | null;
    try {
      problem = await end(mine, reply, payload);
    } catch (error) {
      request.log.error({ failure: errorFacts(error) }, 'a call and its reply could not be stored');
      releaseLater(mine.call, request.log);
      if (isPassing(reply.statusCode)) return payload;
      problem = isOutage(error) ? 'call/dependency-away' : 'call/failed';
    }
    return problem === null ? payload : asProblem(reply, problem);
  });
}
