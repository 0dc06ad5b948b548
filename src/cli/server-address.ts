import { err, ok, type Result } from '#domain/result.ts';

export type ServerAddressInvalid = { readonly kind: 'server/invalid' | 'server/insecure' };

const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);

/** Adds the scheme if it is missing. For a server on this computer, the scheme is plain HTTP. */
function withScheme(typed: string): string {
  if (/^[a-z]+:\/\//i.test(typed)) return typed;
  const secure = `https://${typed}`;
  return URL.canParse(secure) && isLoopback(new URL(secure).hostname) ? `http://${typed}` : secure;
}

/** Parses a server's origin as typed. Plain HTTP would expose tokens to the network, so it is accepted only for this computer. */
export function parseServerAddress(typed: string): Result<string, ServerAddressInvalid> {
  const text = withScheme(typed);
  if (!URL.canParse(text)) return err({ kind: 'server/invalid' });
  const { protocol, origin, hostname } = new URL(text);
  if (protocol === 'https:') return ok(origin);
  if (protocol !== 'http:') return err({ kind: 'server/invalid' });
  return isLoopback(hostname) ? ok(origin) : err({ kind: 'server/insecure' });
}
