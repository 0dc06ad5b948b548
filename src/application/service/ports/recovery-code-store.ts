/** Keeps the digests of recovery codes, each good for once. */
export interface RecoveryCodeStore {
  /** These replace all that were stored for the account. */
  replace(accountId: string, digests: readonly string[]): Promise<void>;
  all(accountId: string): Promise<readonly string[]>;
  /** Uses one up; true for the one caller that it was still there for. */
  use(accountId: string, digest: string): Promise<boolean>;
}
