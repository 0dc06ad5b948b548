import type { ActivationCodes, CodeUse, NewCodeBatch } from '#application/service/ports/activation-codes.ts';
import type { ActivationCode, CodeBatch } from '#domain/license/activation-code.ts';
import { compareCodePoints } from '#domain/tables/fold-text.ts';
import type { Undo } from './in-memory-calls.ts';
import { InMemoryRows } from './in-memory-rows.ts';

type Batch = NewCodeBatch & Pick<CodeBatch, 'revokedAt'>;
type Code = Pick<ActivationCode, 'usedAt' | 'revokedAt'> & {
  readonly batch: string;
  readonly digest: string;
};

export class InMemoryActivationCodes implements ActivationCodes {
  readonly #batches: InMemoryRows<Batch>;
  readonly #codes: InMemoryRows<Code>;

  constructor(
    batches: InMemoryRows<Batch> = new InMemoryRows(),
    codes: InMemoryRows<Code> = new InMemoryRows(),
  ) {
    this.#batches = batches;
    this.#codes = codes;
  }

  async add(batch: NewCodeBatch, digests: readonly string[]): Promise<void> {
    this.#batches.set(batch.id, { ...batch, revokedAt: null });
    for (const digest of digests)
      this.#codes.set(digest, { digest, batch: batch.id, usedAt: null, revokedAt: null });
  }

  async batches(): Promise<readonly CodeBatch[]> {
    const codes = this.#codes.all();
    return this.#batches
      .all()
      .map((batch) => {
        const own = codes.filter((code) => code.batch === batch.id);
        return {
          ...batch,
          used: own.filter(({ usedAt }) => usedAt !== null).length,
          revoked: own.filter(({ usedAt, revokedAt }) => usedAt === null && revokedAt !== null).length,
        };
      })
      .toSorted((one, other) => other.madeAt - one.madeAt || compareCodePoints(one.id, other.id));
  }

  async revokeBatch(id: string, at: number): Promise<boolean> {
    const batch = this.#batches.get(id);
    if (batch === null || batch.revokedAt !== null) return false;
    this.#batches.set(id, { ...batch, revokedAt: at });
    return true;
  }

  async hold(digests: readonly string[]): Promise<(ActivationCode & { readonly digest: string }) | null> {
    const code = digests.map((digest) => this.#codes.get(digest)).find((each) => each !== null) ?? null;
    const batch = code === null ? null : this.#batches.get(code.batch);
    if (code === null || batch === null) return null;
    const { id, plan, seats, years, reseller, validUntil, revokedAt } = batch;
    const { digest, usedAt } = code;
    const terms = { id, plan, seats, years, reseller, validUntil, revokedAt };
    return { digest, batch: terms, usedAt, revokedAt: code.revokedAt };
  }

  async revoke(digest: string, at: number): Promise<void> {
    const code = this.#codes.get(digest);
    if (code !== null) this.#codes.set(digest, { ...code, revokedAt: code.revokedAt ?? at });
  }

  async use(digest: string, { at }: CodeUse): Promise<boolean> {
    const code = this.#codes.get(digest);
    if (code === null || code.usedAt !== null) return false;
    this.#codes.set(digest, { ...code, usedAt: at });
    return true;
  }

  draft(): { readonly codes: InMemoryActivationCodes; readonly commit: () => Undo } {
    const [batches, codes] = [this.#batches.draft(), this.#codes.draft()];
    return {
      codes: new InMemoryActivationCodes(batches, codes),
      commit: () => {
        const undo = [batches.commit(), codes.commit()];
        return () => undo.forEach((back) => back());
      },
    };
  }
}
