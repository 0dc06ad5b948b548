import type { ActivationCode, CodeBatch, CodeBatchForm } from '#domain/billing/license/activation-code.ts';

/** A new batch with its creator and time (epoch milliseconds). */
export type NewCodeBatch = CodeBatchForm & Pick<CodeBatch, 'id' | 'madeAt'>;

/** The redemption of a code, with the account, the time, and the id of the account or organization that holds the license. */
export type CodeRedemption = { readonly at: number; readonly accountId: string; readonly holder: string };

/** Stores activation codes as keyed digests, so that a stolen database contains no usable codes (SEC-7). */
export interface ActivationCodes {
  add(batch: NewCodeBatch, digests: readonly string[]): Promise<void>;
  /** Newest first. */
  batches(): Promise<readonly CodeBatch[]>;
  /** Revokes all codes of a batch. False if it does not exist or was already revoked. */
  revokeBatch(id: string, at: number): Promise<boolean>;
  /** Locks and returns the code with one of these digests; null if none. */
  findForUpdate(digests: readonly string[]): Promise<(ActivationCode & { readonly digest: string }) | null>;
  revoke(digest: string, at: number): Promise<void>;
  /** Redeems a code; true only for the first call. */
  use(digest: string, use: CodeRedemption): Promise<boolean>;
}
