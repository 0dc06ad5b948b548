import type {
  ClaimedCall,
  IdempotencyClaim,
  IdempotencyStore,
  StoredResponse,
} from '#application/service/platform/ports/idempotency-store.ts';
import type { InMemoryCalls } from './in-memory-calls.ts';
import { InMemoryTables } from '../in-memory-tables.ts';

/** A stored key: the request that claimed it, the time of the claim, and the reply, which is null until it is stored. */
export type StoredClaim = {
  readonly fingerprint: string;
  readonly claimedAt: number;
  readonly answer: StoredResponse | null;
};

const abandonedAfter = 60_000;
const retentionMs = 86_400_000;

export class InMemoryIdempotencyStore implements IdempotencyStore {
  readonly #claims: Map<string, StoredClaim>;
  readonly #calls: InMemoryCalls;

  constructor(claims: Map<string, StoredClaim> = new Map(), tables = new InMemoryTables()) {
    this.#claims = claims;
    this.#calls = tables.calls;
  }

  claim(key: string, fingerprint: string, now: number): Promise<IdempotencyClaim> {
    const claim = this.#claims.get(key);
    const holds =
      claim !== undefined && now - claim.claimedAt <= (claim.answer === null ? abandonedAfter : retentionMs);
    if (!holds) {
      this.#claims.set(key, { fingerprint, claimedAt: now, answer: null });
      return Promise.resolve({ state: 'new', call: this.#callOf(key, now) });
    }
    if (claim.fingerprint !== fingerprint) return Promise.resolve({ state: 'mismatch' });
    return Promise.resolve(
      claim.answer === null ? { state: 'in-progress' } : { state: 'answered', answer: claim.answer },
    );
  }

  keys(): readonly string[] {
    return [...this.#claims.keys()];
  }

  #callOf(key: string, claimedAt: number): ClaimedCall {
    const call = Symbol(key);
    const mine = (): StoredClaim | null => {
      const claim = this.#claims.get(key);
      return claim?.claimedAt === claimedAt && claim.answer === null ? claim : null;
    };
    return {
      run: (work) => {
        this.#calls.begin(call);
        return work();
      },
      save: (answer) => {
        const claim = mine();
        if (claim !== null) this.#claims.set(key, { ...claim, answer });
        this.#calls.end(call, claim === null ? 'undo' : 'commit');
        return Promise.resolve(claim !== null);
      },
      release: () => {
        this.#calls.end(call, 'undo');
        if (mine() !== null) this.#claims.delete(key);
        return Promise.resolve();
      },
    };
  }
}
