export interface RecoveryCodeStore {
  replace(accountId: string, digests: readonly string[]): Promise<void>;
  all(accountId: string): Promise<readonly string[]>;
  /** Consumes a code; true only for the first call. */
  use(accountId: string, digest: string): Promise<boolean>;
}
