import type { ActivationCode, CodeBatch, CodeBatchForm } from '#domain/license/activation-code.ts';

/** A batch that is made, by whom and when (epoch milliseconds). */
export type NewCodeBatch = CodeBatchForm & Pick<CodeBatch, 'id' | 'madeAt'>;

/** Who entered a code, when, and for whom: the id of the account or organization that holds the license. */
export type CodeUse = { readonly at: number; readonly accountId: string; readonly holder: string };

/** Keeps activation codes by keyed digests: whoever steals the database can enter none of them (SEC-7). */
export interface ActivationCodes {
  /** Keeps a batch with the digests of its codes. */
  add(batch: NewCodeBatch, digests: readonly string[]): Promise<void>;
  /** The newest first. */
  batches(): Promise<readonly CodeBatch[]>;
  /** None of its codes can be entered any more. False where there is no such batch, or it was revoked before. */
  revokeBatch(id: string, at: number): Promise<boolean>;
  /** The code that has one of these digests, held until the transaction ends, with the digest that it has; null where there is none. */
  hold(digests: readonly string[]): Promise<(ActivationCode & { readonly digest: string }) | null>;
  revoke(digest: string, at: number): Promise<void>;
  /** Whether it is used by this call: a code is used once. */
  use(digest: string, use: CodeUse): Promise<boolean>;
}
