import type { LinkMode } from '#domain/identity/sign-in/sign-in-link.ts';

export type LoginPage = { readonly publicUrl: string; readonly apiKey: string };

/** Parameters of Firebase's link that our page does not need. */
const dropped = ['continueUrl', 'link', 'apiKey', 'lang'];

export const loginUrl = ({ publicUrl }: LoginPage): URL => new URL('/login', publicUrl);

/** Converts Firebase's link to a link to our login page, which completes it (spec §5). Throws if the link has no code of this mode. */
export function loginLink(made: string, mode: LinkMode, page: LoginPage): string {
  const given = parametersOf(made);
  if (!given.has('oobCode') || given.get('mode') !== mode) {
    throw new Error(`the identity service returned a link without a code for ${mode}`);
  }
  const parameters = new URLSearchParams([...given].filter(([name]) => !dropped.includes(name)));
  parameters.set('apiKey', page.apiKey);
  parameters.set('lang', given.get('lang') ?? 'en');
  const login = loginUrl(page);
  login.search = parameters.toString();
  return login.href;
}

/** Returns the parameters of a link. A link of a dynamic-links domain contains the original link in its parameter `link`. */
function parametersOf(link: string): URLSearchParams {
  const own = new URL(link).searchParams;
  const inner = own.get('link');
  return inner === null ? own : new URL(inner).searchParams;
}
