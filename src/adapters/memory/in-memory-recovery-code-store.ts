import type { RecoveryCodeStore } from '#application/service/ports/recovery-code-store.ts';
import type { Undo } from './in-memory-calls.ts';
import { InMemoryRows } from './in-memory-rows.ts';

export class InMemoryRecoveryCodeStore implements RecoveryCodeStore {
  readonly #digests: InMemoryRows<readonly string[]>;

  constructor(digests: InMemoryRows<readonly string[]> = new InMemoryRows()) {
    this.#digests = digests;
  }

  replace(accountId: string, digests: readonly string[]): Promise<void> {
    this.#digests.set(accountId, digests);
    return Promise.resolve();
  }

  all(accountId: string): Promise<readonly string[]> {
    return Promise.resolve(this.#digests.get(accountId) ?? []);
  }

  use(accountId: string, digest: string): Promise<boolean> {
    const digests = this.#digests.get(accountId) ?? [];
    this.#digests.set(
      accountId,
      digests.filter((other) => other !== digest),
    );
    return Promise.resolve(digests.includes(digest));
  }

  draft(): { readonly recoveryCodes: InMemoryRecoveryCodeStore; readonly commit: () => Undo } {
    const digests = this.#digests.draft();
    return { recoveryCodes: new InMemoryRecoveryCodeStore(digests), commit: () => digests.commit() };
  }
}
