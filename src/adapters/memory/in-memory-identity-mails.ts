import type { Clock } from '#application/ports/clock.ts';
import type { IdentityFailure } from '#domain/identity/identity-failure.ts';
import type { LinkMode } from '#domain/identity/sign-in-link.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { sameAddress } from './in-memory-identity-users.ts';

/** A link that was mailed: what its code does, once. */
export type MailedLink = {
  readonly mode: LinkMode;
  /** The address by which the account is found. */
  readonly account: string;
  /** The address that it has afterwards: another one where it is changed, or restored. */
  readonly email: string;
  readonly url: string;
  readonly code: string;
};

/** The links that an identity service mailed, used up or not. */
export class InMemoryIdentityMails {
  readonly #clock: Clock;
  readonly #origin: string;
  readonly #sent: (MailedLink & { readonly sentAt: number })[] = [];
  readonly #used = new Set<string>();

  /** How long a link holds, in milliseconds; for ever unless told. */
  lifetime = Number.POSITIVE_INFINITY;

  constructor(clock: Clock, origin: string) {
    this.#clock = clock;
    this.#origin = origin;
  }

  /** Makes a link to the login page. */
  send(mode: LinkMode, account: string, email = account): MailedLink {
    const code = `code-${this.#sent.length + 1}`;
    const url = `${this.#origin}/login?mode=${mode}&oobCode=${code}&apiKey=memory&lang=en`;
    const link = { mode, account: sameAddress(account), email: sameAddress(email), url, code };
    this.#sent.push({ ...link, sentAt: this.#clock.now() });
    return link;
  }

  /** All that were sent, oldest first. */
  sent(): readonly MailedLink[] {
    return [...this.#sent];
  }

  /** The link of a code that still holds. */
  look(code: string): Result<MailedLink, IdentityFailure> {
    const link = this.#sent.find((sent) => sent.code === code);
    if (link === undefined || this.#used.has(code)) return err({ kind: 'identity/invalid-action-code' });
    const age = this.#clock.now() - link.sentAt;
    return age > this.lifetime ? err({ kind: 'identity/expired-action-code' }) : ok(link);
  }

  use(code: string): void {
    this.#used.add(code);
  }
}
