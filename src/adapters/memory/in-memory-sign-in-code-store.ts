import type { CodeOnTrial, SignInCodeStore } from '#application/service/ports/sign-in-code-store.ts';
import type { EmailAddress } from '#domain/account/text-fields.ts';
import { signInCodeTries } from '#domain/identity/sign-in-code.ts';

/** What is kept of a code. */
export type KeptCode = {
  readonly digest: string;
  readonly expiresAt: number;
  readonly triesLeft: number;
};

/** Keeps codes for as long as they live here; who shares them shares the store. */
export class InMemorySignInCodeStore implements SignInCodeStore {
  readonly #codes: Map<string, KeptCode>;

  constructor(codes: Map<string, KeptCode> = new Map()) {
    this.#codes = codes;
  }

  keep(email: EmailAddress, code: { readonly digest: string; readonly expiresAt: number }): Promise<void> {
    this.#codes.set(email, { ...code, triesLeft: signInCodeTries });
    return Promise.resolve();
  }

  takeTry(email: EmailAddress, now: number): Promise<CodeOnTrial | null> {
    const code = this.#codes.get(email);
    if (code === undefined || code.triesLeft === 0 || now >= code.expiresAt) return Promise.resolve(null);
    const triesLeft = code.triesLeft - 1;
    this.#codes.set(email, { ...code, triesLeft });
    return Promise.resolve({ digest: code.digest, triesLeft });
  }

  forget(email: EmailAddress, digest: string): Promise<boolean> {
    const known = this.#codes.get(email)?.digest === digest;
    if (known) this.#codes.delete(email);
    return Promise.resolve(known);
  }

  /** Everything that is kept. */
  codes(): ReadonlyMap<string, KeptCode> {
    return this.#codes;
  }
}
