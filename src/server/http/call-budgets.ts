import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '#application/ports/clock.ts';
import { identityIn } from './authenticate.ts';
import type { KnownBrowsers } from './known-browsers.ts';
import { networkOf } from './network-of.ts';
import { replyRefusal } from './problem.ts';

/** So many calls at once, and then so many a second. */
export type CallBudget = { readonly burst: number; readonly perSecond: number };

/** How much of the service one caller may use, whatever they ask for. */
export type CallBudgets = {
  readonly person: CallBudget;
  /** Of those who change something without being signed in: a network, or a browser that is known. */
  readonly visitor: CallBudget;
};

/** More than a person at a page, or a school behind one address, ever needs. */
export const defaultCallBudgets: CallBudgets = {
  person: { burst: 600, perSecond: 10 },
  visitor: { burst: 300, perSecond: 1 },
};

type Bucket = { readonly left: number; readonly at: number };

const mostBuckets = 20_000;

/**
 * What callers have left of a budget, in the memory of this process: a call costs no statement. Several processes allow
 * as many times as much; the limits on codes and mails are shared by all of them (SEC-3).
 */
export class Buckets {
  readonly #budget: CallBudget;
  #buckets = new Map<string, Bucket>();

  constructor(budget: CallBudget) {
    this.#budget = budget;
  }

  /** How many callers are remembered. */
  get size(): number {
    return this.#buckets.size;
  }

  /** Counts one call; null where it is within the budget, else in how many seconds another one will be. */
  take(key: string, now: number): number | null {
    const left = this.#leftOf(this.#buckets.get(key), now);
    if (left < 1) return Math.max(1, Math.ceil((1 - left) / this.#budget.perSecond));
    this.#buckets.set(key, { left: left - 1, at: now });
    if (this.#buckets.size > mostBuckets) this.#forgetFull(now);
    return null;
  }

  #leftOf(bucket: Bucket | undefined, now: number): number {
    const { burst, perSecond } = this.#budget;
    if (bucket === undefined) return burst;
    return Math.min(burst, bucket.left + (Math.max(0, now - bucket.at) / 1000) * perSecond);
  }

  /** Who has the whole budget again need not be remembered; where nobody has, all start over. */
  #forgetFull(now: number): void {
    const busy = [...this.#buckets].filter(([, bucket]) => this.#leftOf(bucket, now) < this.#budget.burst);
    this.#buckets = new Map(busy.length > mostBuckets / 2 ? [] : busy);
  }
}

export type CallBudgetDeps = {
  readonly clock: Pick<Clock, 'now'>;
  readonly browsers: Pick<KnownBrowsers, 'idOf'>;
  readonly budgets: CallBudgets;
};

/** Refuses callers who use more than their budget, before anything is read, claimed or kept for them. */
export function limitEveryCall({ clock, browsers, budgets }: CallBudgetDeps): (app: FastifyInstance) => void {
  const people = new Buckets(budgets.person);
  const visitors = new Buckets(budgets.visitor);

  const take = async (request: FastifyRequest): Promise<number | null> => {
    const reader = identityIn(request);
    if (reader !== null) return people.take(reader.id, clock.now());
    if (request.method === 'GET' || request.method === 'HEAD') return null;
    return visitors.take((await browsers.idOf(request)) ?? networkOf(request), clock.now());
  };

  return (app) => {
    app.addHook('onRequest', async (request, reply): Promise<FastifyReply | undefined> => {
      const wait = await take(request);
      if (wait === null) return undefined;
      return replyRefusal(reply, { kind: 'call/too-many-requests', retryAfterSeconds: wait });
    });
  };
}
