import type { IdentityFailure } from '#domain/identity/identity-failure.ts';
import type { SignInLinkInvalid } from '#domain/identity/sign-in-link.ts';
import type { Result } from '#domain/result.ts';
import type { MailedLinks } from '../ports/mailed-links.ts';
import { type LinkQuery, mailedCode } from './read-mailed-link.ts';

export type ApplyMailedLinkError = SignInLinkInvalid | IdentityFailure;
/** Applies a link that verifies, changes or restores an address; it works only once. */
export type ApplyMailedLink = (query: LinkQuery) => Promise<Result<void, ApplyMailedLinkError>>;

export function applyMailedLink({ links }: { readonly links: MailedLinks }): ApplyMailedLink {
  return async (query) => {
    const link = mailedCode(query);
    return link.ok ? links.apply(link.value.code) : link;
  };
}
