import { err, ok, type Result } from '../../result.ts';

export const linkModes = [
  'signIn',
  'resetPassword',
  'verifyEmail',
  'recoverEmail',
  'verifyAndChangeEmail',
] as const;
export type LinkMode = (typeof linkModes)[number];

/** A parsed link of an email. Spec §5. */
export type SignInLink = {
  readonly apiKey: string;
  readonly code: string;
  readonly mode: LinkMode;
  readonly tenantId: string | null;
  /** The key of an email that we sent; our service consumes it before the provider consumes the code. Null in the provider's emails. */
  readonly mailKey: string | null;
};

export const mailKeyParameter = 'mailKey';

export type SignInLinkInvalid = {
  readonly kind: 'sign-in-link/invalid';
  readonly lacks: 'api-key' | 'code' | 'mode';
};

export const signInLinkRefusals = [
  /** The link was sent to a different address than the user entered; it stays valid. */
  'sign-in-link/other-address',
  /** A newer email was sent, the code of the same email was used, or the link expired. */
  'sign-in-link/spent',
] as const;
export type SignInLinkRefused = { readonly kind: (typeof signInLinkRefusals)[number] };

/** Parses the query of an opened link, or returns that a part is missing. */
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

export const looksLikeSignInLink = (query: ReadonlyMap<string, string>): boolean =>
  query.has('oobCode') || query.has('mode');

const hasMode = (search: string, mode: LinkMode): boolean =>
  new RegExp(`[?&]mode=${mode}(?:&|$)`).test(search);

/** Whether a page's query (with its `?`) belongs to a link with a mode other than sign-in. */
export const opensMailedLink = (search: string): boolean =>
  linkModes.some((mode) => mode !== 'signIn' && hasMode(search, mode));

/** Whether a page's query (with its `?`) belongs to a link of any known mode. */
export const opensAnyLink = (search: string): boolean => linkModes.some((mode) => hasMode(search, mode));
