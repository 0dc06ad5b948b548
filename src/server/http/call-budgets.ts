import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '#application/ports/clock.ts';
import { identityIn } from './authenticate.ts';
import type { KnownBrowsers } from './known-browsers.ts';
import { networkOf } from './network-of.ts';
import { replyRefusal } from './problem.ts';
import { onlyReads, tokenOf } from './admission.ts';

/** A token bucket: a number of initial calls, then calls per second. */
export type CallBudget = { readonly burst: number; readonly perSecond: number };

export type CallBudgets = {
  /** The limit per account, student, substitute, or known browser. */
  readonly person: CallBudget;
  readonly classCode: CallBudget;
  /** The limit per network, for changes by unidentified callers. */
  readonly network: CallBudget;
};

/** The default limits. A class has at most 200 students, with three calls per login. Up to 2,000 people may share one address. */
export const defaultCallBudgets: CallBudgets = {
  person: { burst: 600, perSecond: 10 },
  classCode: { burst: 1_200, perSecond: 20 },
  network: { burst: 4_000, perSecond: 20 },
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Returns the class code in a body, by which the call is limited. Null if there is none. */
    classCodeIn?: (body: unknown) => string | null;
  }
}

type Bucket = { readonly left: number; readonly at: number };

const maxBuckets = 20_000;

/**
 * Token buckets in this process's memory, so that a call needs no SQL statement. With several processes, the total limit is proportionally higher. Limits of
 * codes and mails are shared between processes (SEC-3).
 */
export class Buckets {
  readonly #budget: CallBudget;
  #buckets = new Map<string, Bucket>();

  constructor(budget: CallBudget) {
    this.#budget = budget;
  }

  get size(): number {
    return this.#buckets.size;
  }

  /** Counts a call. Returns null if it is within the limit, otherwise the seconds until the next call is allowed. */
  take(key: string, now: number): number | null {
    const left = this.#leftOf(this.#buckets.get(key), now);
    if (left < 1) return Math.max(1, Math.ceil((1 - left) / this.#budget.perSecond));
    this.#buckets.set(key, { left: left - 1, at: now });
    if (this.#buckets.size > maxBuckets) this.#forgetFull(now);
    return null;
  }

  #leftOf(bucket: Bucket | undefined, now: number): number {
    const { burst, perSecond } = this.#budget;
    if (bucket === undefined) return burst;
    return Math.min(burst, bucket.left + (Math.max(0, now - bucket.at) / 1000) * perSecond);
  }

  /** Deletes full buckets. If more than half of the maximum number would remain, deletes all buckets. */
  #forgetFull(now: number): void {
    const busy = [...this.#buckets].filter(([, bucket]) => this.#leftOf(bucket, now) < this.#budget.burst);
    this.#buckets = new Map(busy.length > maxBuckets / 2 ? [] : busy);
  }
}

export type CallBudgetDeps = {
  readonly clock: Pick<Clock, 'now'>;
  readonly browsers: Pick<KnownBrowsers, 'idOf'>;
  readonly budgets: CallBudgets;
};

/**
 * Refuses callers that exceed their limit before anything is stored for them. A caller is limited by account, token, class code or known browser. If it has
 * none of these, it is limited by network.
 */
export function limitEveryCall({ clock, browsers, budgets }: CallBudgetDeps): (app: FastifyInstance) => void {
  const people = new Buckets(budgets.person);
  const tokens = new Buckets(budgets.person);
  const knownBrowsers = new Buckets(budgets.person);
  const classCodes = new Buckets(budgets.classCode);
  const networks = new Buckets(budgets.network);

  const take = async (request: FastifyRequest): Promise<number | null> => {
    const now = clock.now();
    const reader = identityIn(request);
    if (reader !== null) return people.take(reader.id, now);
    const token = tokenOf(request);
    if (token !== null) return tokens.take(token, now);
    if (onlyReads.has(request.method)) return null;
    const browser = await browsers.idOf(request);
    return browser === null ? networks.take(networkOf(request), now) : knownBrowsers.take(browser, now);
  };

  const takeByClassCode = async (request: FastifyRequest): Promise<number | null> => {
    const code = request.routeOptions.config.classCodeIn?.(request.body) ?? null;
    return code === null ? take(request) : classCodes.take(code, clock.now());
  };

  const answer = (reply: FastifyReply, wait: number | null): FastifyReply | undefined =>
    wait === null
      ? undefined
      : replyRefusal(reply, { kind: 'call/too-many-requests', retryAfterSeconds: wait });

  return (app) => {
    const hasClassCode = ({ routeOptions }: FastifyRequest): boolean =>
      routeOptions.config.classCodeIn !== undefined;
    app.addHook('onRequest', async (request, reply) =>
      hasClassCode(request) ? undefined : answer(reply, await take(request)),
    );
    app.addHook('preValidation', async (request, reply) =>
      hasClassCode(request) ? answer(reply, await takeByClassCode(request)) : undefined,
    );
  };
}
