import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '#application/ports/clock.ts';
import type {
  IdempotencyClaim,
  IdempotencyStore,
  KeptAnswer,
} from '#application/service/ports/idempotency-store.ts';
import { AnswerSeal } from './answer-seal.ts';
import { readerOf } from './authenticate.ts';
import { errorFacts } from './error-handler.ts';
import { problemMediaType, replyProblem } from './problem.ts';

const wellFormed = /^[\x21-\x7e]{1,200}$/;
const repeatable = new Set(['POST', 'PATCH']);

/** Answers that may differ at the next try: the caller's token, the load, or our own failure decided them. */
const isPassing = (status: number): boolean => status >= 500 || [401, 408, 409, 425, 429].includes(status);

const textOf = (request: FastifyRequest): string =>
  JSON.stringify([readerOf(request)?.id ?? '', request.method, request.url, request.body ?? null]);

function replay(reply: FastifyReply, { status, body }: KeptAnswer): FastifyReply {
  return reply
    .code(status)
    .header('idempotency-replayed', 'true')
    .header('content-type', status < 400 ? 'application/json; charset=utf-8' : problemMediaType)
    .send(body);
}

function answerClaimed(
  reply: FastifyReply,
  claim: Exclude<IdempotencyClaim, { state: 'new' }>,
  seal: AnswerSeal,
): FastifyReply {
  if (claim.state === 'answered') {
    return replay(reply, { status: claim.answer.status, body: seal.open(claim.answer.body) });
  }
  const inProgress = claim.state === 'in-progress';
  return replyProblem(reply, inProgress ? 'call/idempotency-key-in-use' : 'call/idempotency-key-reused');
}

/**
 * Answers the repeat of a POST or PATCH with the first answer (CAL-2), by its `Idempotency-Key`, in every route of this
 * scope. The answer is kept before it is sent. Registered after `authenticate`, so that a key belongs to a person.
 */
export function answerRepeatsAlike(
  app: FastifyInstance,
  { store, clock }: { readonly store: IdempotencyStore; readonly clock: Clock },
): void {
  const claimed = new WeakMap<FastifyRequest, AnswerSeal>();

  app.addHook('preValidation', async (request, reply): Promise<FastifyReply | undefined> => {
    const key = request.headers['idempotency-key'];
    if (key === undefined || !repeatable.has(request.method)) return undefined;
    if (typeof key !== 'string' || !wellFormed.test(key)) return replyProblem(reply, 'call/malformed');
    const seal = new AnswerSeal(key);
    const claim = await store.claim(seal.name(), seal.fingerprint(textOf(request)), clock.now());
    if (claim.state !== 'new') return answerClaimed(reply, claim, seal);
    claimed.set(request, seal);
    return undefined;
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const seal = claimed.get(request);
    if (seal === undefined) return;
    claimed.delete(request);
    const body = seal.seal(typeof payload === 'string' ? payload : '');
    try {
      if (isPassing(reply.statusCode)) await store.release(seal.name());
      else await store.keep(seal.name(), { status: reply.statusCode, body });
    } catch (error) {
      // What was asked for is done: the caller must hear so. The claim lapses by itself after a minute.
      request.log.error({ failure: errorFacts(error) }, 'an answer could not be kept for its repeat');
    }
  });
}
