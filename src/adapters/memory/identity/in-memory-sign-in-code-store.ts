import type {
  CodeAttempt,
  CodeCaller,
  LinkOpening,
  MailedSecrets,
  SignInCodeStore,
} from '#application/service/identity/ports/sign-in-code-store.ts';
import type { EmailAddress } from '#domain/platform/forms/text-fields.ts';
import { signInCodeCallers, signInCodeTries } from '#domain/identity/sign-in/sign-in-code.ts';
import type { TableDefinition } from '../in-memory-table.ts';
import { InMemoryStore } from '../in-memory-tables.ts';

type Tries = ReadonlyMap<string, number>;

type CodeRow = Omit<MailedSecrets, 'digest'> & {
  readonly email: EmailAddress;
  readonly digest: string | null;
  /** The attempts of each caller, separately for known browsers and for others. */
  readonly taken: { readonly known: Tries; readonly strangers: Tries };
};

export const signInCodeTable: TableDefinition<CodeRow> = { name: 'sign-in codes', key: ({ email }) => email };

export class InMemorySignInCodeStore extends InMemoryStore implements SignInCodeStore {
  readonly #codes = this.tables.of(signInCodeTable);

  async save(email: EmailAddress, secrets: MailedSecrets): Promise<void> {
    this.#codes.save({ ...secrets, email, taken: { known: new Map(), strangers: new Map() } });
    return;
  }

  async takeTry(email: EmailAddress, { key, known }: CodeCaller, now: number): Promise<CodeAttempt | null> {
    const code = this.#codes.get(email);
    if (code === null || code.digest === null || now >= code.expiresAt) return null;
    const kind = known ? 'known' : 'strangers';
    const before = code.taken[kind];
    const triesLeft = signInCodeTries - (before.get(key) ?? 0) - 1;
    const oneTooMany = !before.has(key) && before.size >= signInCodeCallers;
    if (triesLeft < 0 || oneTooMany) return null;
    const taken = new Map([...before, [key, signInCodeTries - triesLeft]]);
    this.#codes.save({ ...code, taken: { ...code.taken, [kind]: taken } });
    return { digest: code.digest, triesLeft };
  }

  async forget(email: EmailAddress, digest: string): Promise<boolean> {
    const known = this.#codes.get(email)?.digest === digest;
    if (known) this.#codes.delete(email);
    return known;
  }

  async openLink(email: EmailAddress, linkFingerprint: string): Promise<LinkOpening> {
    const isOfLink = (code: CodeRow): boolean => code.linkFingerprint === linkFingerprint;
    if (this.#codes.change(email, { digest: null }, isOfLink) !== null) return 'opened';
    return this.#codes.find(isOfLink) === null ? 'spent' : 'other-address';
  }
}
