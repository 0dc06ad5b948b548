import type { IdentityFailure } from '#domain/identity/sign-in/identity-failure.ts';
import {
  type LinkMode,
  parseSignInLink,
  type SignInLinkInvalid,
} from '#domain/identity/sign-in/sign-in-link.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { MailedLinks } from '../ports/mailed-links.ts';

export type MailedLinkMode = Exclude<LinkMode, 'signIn'>;

/** A valid link with its action and the address of its account. The address is null if the provider does not return it. */
export type MailedLink = { readonly mode: MailedLinkMode; readonly email: string | null };

export type LinkQuery = ReadonlyMap<string, string>;

export type ReadMailedLinkError = SignInLinkInvalid | IdentityFailure;
/** Reads a link without consuming it, because email scanners also open links. */
export type ReadMailedLink = (query: LinkQuery) => Promise<Result<MailedLink, ReadMailedLinkError>>;

/** The mode and the one-time code of a link (AUT-10). */
export function mailedCode(
  query: LinkQuery,
): Result<{ readonly mode: MailedLinkMode; readonly code: string }, SignInLinkInvalid> {
  const link = parseSignInLink(query);
  if (!link.ok) return link;
  const { mode, code } = link.value;
  return mode === 'signIn' ? err({ kind: 'sign-in-link/invalid', lacks: 'mode' }) : ok({ mode, code });
}

export function readMailedLink({ links }: { readonly links: MailedLinks }): ReadMailedLink {
  return async (query) => {
    const link = mailedCode(query);
    if (!link.ok) return link;
    const owner = await links.ownerOf(link.value.code);
    return owner.ok ? ok({ mode: link.value.mode, email: owner.value }) : owner;
  };
}
