import type { Clock } from '#application/ports/clock.ts';
import type { IdentityFailure } from '#domain/identity/sign-in/identity-failure.ts';
import type { LinkMode } from '#domain/identity/sign-in/sign-in-link.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { sameAddress } from './in-memory-identity-users.ts';

/** A mailed link with a code that works once. */
type MailedLink = {
  readonly mode: LinkMode;
  readonly account: string;
  /** The address after the link is used. It differs if the link changes or restores the address. */
  readonly email: string;
  readonly url: string;
  readonly code: string;
};

/** The links that an identity service has mailed, including used ones. */
export class InMemoryIdentityMails {
  readonly #clock: Clock;
  readonly #origin: string;
  readonly #sent: (MailedLink & { readonly sentAt: number })[] = [];
  readonly #used = new Set<string>();

  /** The lifetime of a link, in milliseconds. The default is unlimited. */
  lifetime = Number.POSITIVE_INFINITY;

  constructor(clock: Clock, origin: string) {
    this.#clock = clock;
    this.#origin = origin;
  }

  send(mode: LinkMode, account: string, email = account): MailedLink {
    const code = `code-${this.#sent.length + 1}`;
    const url = `${this.#origin}/login?mode=${mode}&oobCode=${code}&apiKey=memory&lang=en`;
    const link = { mode, account: sameAddress(account), email: sameAddress(email), url, code };
    this.#sent.push({ ...link, sentAt: this.#clock.now() });
    return link;
  }

  sent(): readonly MailedLink[] {
    return [...this.#sent];
  }

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
