import type { IdentityFailure } from '#domain/identity/sign-in/identity-failure.ts';
import type { SignInLinkInvalid } from '#domain/identity/sign-in/sign-in-link.ts';
import type { Result } from '#domain/result.ts';
import type { Log } from '../../../ports/log.ts';
import type { AccountService } from '../ports/account-service.ts';
import type { IdentityProvider } from '../ports/identity-provider.ts';
import type { MailedLinks } from '../ports/mailed-links.ts';
import { type LinkQuery, mailedCode } from './read-mailed-link.ts';

type Ports = {
  readonly links: MailedLinks;
  readonly identity: Pick<IdentityProvider, 'current' | 'token'>;
  readonly accounts: Pick<AccountService, 'ensureProfile'>;
  readonly log: Log;
};

export type ApplyMailedLinkError = SignInLinkInvalid | IdentityFailure;
/**
 * Applies a link that verifies, changes or restores an address; it works only once. If a user is signed in here, their session
 * is updated at once.
 */
export type ApplyMailedLink = (query: LinkQuery) => Promise<Result<void, ApplyMailedLinkError>>;

export function applyMailedLink({ links, identity, accounts, log }: Ports): ApplyMailedLink {
  /** The current token still has the unverified address; a new token tells the service. */
  const tellService = async (): Promise<void> => {
    const renewed = await identity.token({ force: true });
    const told = renewed.ok ? await accounts.ensureProfile() : renewed;
    if (!told.ok)
      log.warn('The service does not know yet that an address was verified', { kind: told.error.kind });
  };

  return async (query) => {
    const link = mailedCode(query);
    if (!link.ok) return link;
    const applied = await links.apply(link.value.code);
    if (applied.ok && link.value.mode === 'verifyEmail' && identity.current() !== null) await tellService();
    return applied;
  };
}
