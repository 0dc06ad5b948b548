import type { IdentityFailure } from '#domain/identity/sign-in/identity-failure.ts';
import type { SignInLinkInvalid } from '#domain/identity/sign-in/sign-in-link.ts';
import type { Result } from '#domain/result.ts';
import type { MailedLinks } from '../ports/mailed-links.ts';
import { learnVerification, type LearnVerificationPorts } from './learn-verification.ts';
import { type LinkQuery, mailedCode } from './read-mailed-link.ts';

type Ports = LearnVerificationPorts & { readonly links: MailedLinks };

export type ApplyMailedLinkError = SignInLinkInvalid | IdentityFailure;
/** Applies a link that verifies, changes or restores an address. A link works only once. If a user is signed in here, their session is updated immediately. */
export type ApplyMailedLink = (query: LinkQuery) => Promise<Result<void, ApplyMailedLinkError>>;

export function applyMailedLink({ links, ...ports }: Ports): ApplyMailedLink {
  const learn = learnVerification(ports);
  return async (query) => {
    const link = mailedCode(query);
    if (!link.ok) return link;
    const applied = await links.apply(link.value.code);
    if (applied.ok && link.value.mode === 'verifyEmail') await learn();
    return applied;
  };
}
