import type {
  IdempotencyClaim,
  IdempotencyStore,
  KeptAnswer,
} from '#application/service/ports/idempotency-store.ts';

/** What is kept of a key: the request that claimed it and when, and its answer once there is one. */
export type KeptClaim = {
  readonly fingerprint: string;
  readonly claimedAt: number;
  readonly answer: KeptAnswer | null;
};

const abandonedAfter = 60_000;
const keptFor = 86_400_000;

/** Remembers answers for as long as its claims live; who shares the claims shares the store. */
export class InMemoryIdempotencyStore implements IdempotencyStore {
  readonly #claims: Map<string, KeptClaim>;

  constructor(claims: Map<string, KeptClaim> = new Map()) {
    this.#claims = claims;
  }

  claim(key: string, fingerprint: string, now: number): Promise<IdempotencyClaim> {
    const kept = this.#claims.get(key);
    const holds =
      kept !== undefined && now - kept.claimedAt <= (kept.answer === null ? abandonedAfter : keptFor);
    if (!holds) {
      this.#claims.set(key, { fingerprint, claimedAt: now, answer: null });
      return Promise.resolve({ state: 'new' });
    }
    if (kept.fingerprint !== fingerprint) return Promise.resolve({ state: 'mismatch' });
    return Promise.resolve(
      kept.answer === null ? { state: 'in-progress' } : { state: 'answered', answer: kept.answer },
    );
  }

  keep(key: string, answer: KeptAnswer): Promise<void> {
    const kept = this.#claims.get(key);
    if (kept === undefined) return Promise.reject(new Error('Only a claimed key can keep an answer'));
    this.#claims.set(key, { ...kept, answer });
    return Promise.resolve();
  }

  release(key: string): Promise<void> {
    if (this.#claims.get(key)?.answer === null) this.#claims.delete(key);
    return Promise.resolve();
  }

  /** Every key that is claimed or answered. */
  keys(): readonly string[] {
    return [...this.#claims.keys()];
  }
}
