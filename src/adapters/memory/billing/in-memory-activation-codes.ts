import type {
  ActivationCodes,
  CodeRedemption,
  NewCodeBatch,
} from '#application/service/billing/ports/activation-codes.ts';
import type { ActivationCode, CodeBatch } from '#domain/billing/license/activation-code.ts';
import { compareCodePoints } from '#domain/platform/tables/fold-text.ts';
import { byId, type TableDefinition } from '../in-memory-table.ts';
import { InMemoryStore } from '../in-memory-tables.ts';

type Batch = NewCodeBatch & Pick<CodeBatch, 'revokedAt'>;
type Code = Pick<ActivationCode, 'usedAt' | 'revokedAt'> & {
  readonly batch: string;
  readonly digest: string;
};

const batchTable: TableDefinition<Batch> = { name: 'code batches', key: byId };
const codeTable: TableDefinition<Code> = { name: 'activation codes', key: ({ digest }) => digest };

export class InMemoryActivationCodes extends InMemoryStore implements ActivationCodes {
  readonly #batches = this.tables.of(batchTable);
  readonly #codes = this.tables.of(codeTable);

  async add(batch: NewCodeBatch, digests: readonly string[]): Promise<void> {
    this.#batches.save({ ...batch, revokedAt: null });
    for (const digest of digests)
      this.#codes.save({ digest, batch: batch.id, usedAt: null, revokedAt: null });
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
    return this.#batches.change(id, { revokedAt: at }, ({ revokedAt }) => revokedAt === null) !== null;
  }

  async findForUpdate(
    digests: readonly string[],
  ): Promise<(ActivationCode & { readonly digest: string }) | null> {
    const [code = null] = digests.flatMap((digest) => this.#codes.get(digest) ?? []);
    const batch = code === null ? null : this.#batches.get(code.batch);
    if (code === null || batch === null) return null;
    const { id, plan, seats, years, reseller, validUntil, revokedAt } = batch;
    const { digest, usedAt } = code;
    const terms = { id, plan, seats, years, reseller, validUntil, revokedAt };
    return { digest, batch: terms, usedAt, revokedAt: code.revokedAt };
  }

  async revoke(digest: string, at: number): Promise<void> {
    this.#codes.change(digest, { revokedAt: at }, ({ revokedAt }) => revokedAt === null);
  }

  async use(digest: string, { at }: CodeRedemption): Promise<boolean> {
    return this.#codes.change(digest, { usedAt: at }, ({ usedAt }) => usedAt === null) !== null;
  }
}
