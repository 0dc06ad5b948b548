import type {
  CodeAttempt,
  CodeCaller,
  LinkOpening,
  MailedSecrets,
  SignInCodeStore,
} from '#application/service/ports/sign-in-code-store.ts';
import type { EmailAddress } from '#domain/account/text-fields.ts';
import { signInCodeCallers, signInCodeTries } from '#domain/identity/sign-in-code.ts';
import type { Undo } from './in-memory-calls.ts';

type Tries = ReadonlyMap<string, number>;

/** The secrets of a mail; without a digest after its link was opened. */
export type StoredCode = Omit<MailedSecrets, 'digest'> & {
  readonly digest: string | null;
  /** The tries of each caller, separately for strangers and known browsers. */
  readonly taken: { readonly known: Tries; readonly strangers: Tries };
};

/** Keeps sign-in codes until they expire; stores with the same rows share them. */
export class InMemorySignInCodeStore implements SignInCodeStore {
  readonly #codes: Map<string, StoredCode>;

  constructor(codes: Map<string, StoredCode> = new Map()) {
    this.#codes = codes;
  }

  keep(email: EmailAddress, secrets: MailedSecrets): Promise<void> {
    this.#codes.set(email, { ...secrets, taken: { known: new Map(), strangers: new Map() } });
    return Promise.resolve();
  }

  takeTry(email: EmailAddress, { key, known }: CodeCaller, now: number): Promise<CodeAttempt | null> {
    const code = this.#codes.get(email);
    if (code === undefined || code.digest === null || now >= code.expiresAt) return Promise.resolve(null);
    const kind = known ? 'known' : 'strangers';
    const before = code.taken[kind];
    const triesLeft = signInCodeTries - (before.get(key) ?? 0) - 1;
    const oneTooMany = !before.has(key) && before.size >= signInCodeCallers;
    if (triesLeft < 0 || oneTooMany) return Promise.resolve(null);
    const taken = new Map([...before, [key, signInCodeTries - triesLeft]]);
    this.#codes.set(email, { ...code, taken: { ...code.taken, [kind]: taken } });
    return Promise.resolve({ digest: code.digest, triesLeft });
  }

  forget(email: EmailAddress, digest: string): Promise<boolean> {
    const known = this.#codes.get(email)?.digest === digest;
    if (known) this.#codes.delete(email);
    return Promise.resolve(known);
  }

  openLink(email: EmailAddress, linkFingerprint: string): Promise<LinkOpening> {
    const isOfLink = (code: StoredCode | undefined) => code?.linkFingerprint === linkFingerprint;
    const own = this.#codes.get(email);
    if (own !== undefined && isOfLink(own)) {
      this.#codes.set(email, { ...own, digest: null });
      return Promise.resolve('opened');
    }
    return Promise.resolve([...this.#codes.values()].some(isOfLink) ? 'other-address' : 'spent');
  }

  draft(): { readonly signInCodes: Pick<SignInCodeStore, 'forget'>; readonly commit: () => Undo } {
    const forgotten = new Map<string, StoredCode>();
    return {
      signInCodes: {
        forget: (email, digest) => {
          const code = this.#codes.get(email);
          const isThere = code?.digest === digest && !forgotten.has(email);
          if (isThere) forgotten.set(email, code);
          return Promise.resolve(isThere);
        },
      },
      commit: () => {
        for (const email of forgotten.keys()) this.#codes.delete(email);
        return () => {
          for (const [email, code] of forgotten) this.#codes.set(email, code);
        };
      },
    };
  }

  codes(): ReadonlyMap<string, StoredCode> {
    return this.#codes;
  }
}
