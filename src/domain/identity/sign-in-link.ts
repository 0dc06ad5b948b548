import { err, ok, type Result } from '../result.ts';

/** What an email link can ask for; the modes that the identity provider knows. */
export const linkModes = [
  'signIn',
  'resetPassword',
  'verifyEmail',
  'recoverEmail',
  'verifyAndChangeEmail',
] as const;
export type LinkMode = (typeof linkModes)[number];

/** A link from a mail, taken apart. Spec §5. */
export type SignInLink = {
  readonly apiKey: string;
  readonly code: string;
  readonly mode: LinkMode;
  readonly tenantId: string | null;
  /** The key of an email that we sent; our service consumes it before the provider consumes the code. Null in the provider's emails. */
  readonly mailKey: string | null;
};

/** Names the key of a mail in the query of its link. */
export const mailKeyParameter = 'mailKey';

/** What a link lacks. */
export type SignInLinkInvalid = {
  readonly kind: 'sign-in-link/invalid';
  readonly lacks: 'api-key' | 'code' | 'mode';
};

/** Why our service did not let a sign-in link of its mails pass. */
export const signInLinkRefusals = [
  /** It was sent to another address than the person named; it is not used up. */
  'sign-in-link/other-address',
  /** A newer mail was sent, the code of the same mail was used, or it is too old. */
  'sign-in-link/spent',
] as const;
export type SignInLinkRefused = { readonly kind: (typeof signInLinkRefusals)[number] };

/** Parses the query parameters of an opened link. */
export function parseSignInLink(query: ReadonlyMap<string, string>): Result<SignInLink, SignInLinkInvalid> {
  const apiKey = query.get('apiKey') ?? '';
  const code = query.get('oobCode') ?? '';
  const mode = linkModes.find((known) => known === query.get('mode'));
  if (apiKey === '') return err({ kind: 'sign-in-link/invalid', lacks: 'api-key' });
  if (code === '') return err({ kind: 'sign-in-link/invalid', lacks: 'code' });
  if (mode === undefined) return err({ kind: 'sign-in-link/invalid', lacks: 'mode' });
  return ok({
    apiKey,
    code,
    mode,
    tenantId: query.get('tenantId') ?? null,
    mailKey: query.get(mailKeyParameter) ?? null,
  });
}

/** Whether a page was opened by a link from a mail at all. */
export const looksLikeSignInLink = (query: ReadonlyMap<string, string>): boolean =>
  query.has('oobCode') || query.has('mode');

const hasMode = (search: string, mode: LinkMode): boolean =>
  new RegExp(`[?&]mode=${mode}(?:&|$)`).test(search);

/** Whether the query of a page, with its `?`, belongs to a link that does something else than sign in. */
export const opensMailedLink = (search: string): boolean =>
  linkModes.some((mode) => mode !== 'signIn' && hasMode(search, mode));

/** Whether the query of a page, with its `?`, is that of a link of a known mode, to sign in or for something else. */
export const opensAnyLink = (search: string): boolean => linkModes.some((mode) => hasMode(search, mode));
