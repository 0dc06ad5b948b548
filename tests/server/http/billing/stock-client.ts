import * as oauth from 'openid-client';
import { vi } from 'vitest';
import type { ManualClock } from '#adapters/memory/platform/manual-clock.ts';
import type { aServer } from '../../a-server.ts';

type Server = ReturnType<typeof aServer>;

/** A `fetch` that calls the server without a network. `heard` collects the bodies of the replies. */
const fetchFrom =
  ({ app }: Server, received: string[]): oauth.CustomFetch =>
  async (url, { method, headers, body }) => {
    const { pathname } = new URL(url);
    const payload = body instanceof URLSearchParams ? body.toString() : undefined;
    const reply = await app.inject({
      method: method as 'GET',
      url: pathname,
      headers: { ...headers },
      ...(payload === undefined ? {} : { payload }),
    });
    received.push(reply.body);
    const names = ['content-type', 'retry-after', 'www-authenticate'] as const;
    const sent = names.flatMap((name) => {
      const value = reply.headers[name];
      return value === undefined ? [] : [[name, String(value)] as [string, string]];
    });
    return new Response(reply.body === '' ? null : reply.body, { status: reply.statusCode, headers: sent });
  };

/** A standard OAuth client (openid-client) that is configured only by the server's metadata. `heard` collects the replies. */
export async function stockClient(
  server: Server,
  clientId = 'blockyard-cli',
  received: string[] = [],
): Promise<oauth.Configuration> {
  return oauth.discovery(new URL('https://blockyard.test'), clientId, undefined, oauth.None(), {
    algorithm: 'oauth2',
    [oauth.customFetch]: fetchFrom(server, received),
  });
}

/**
 * Skips the client's pauses. Advances the service's clock by the whole pause, or by less if the device's clock runs fast. `onPause` receives the number of
 * pauses so far.
 */
export function skipPauses(
  clock: ManualClock,
  {
    share = 1,
    onPause = async () => undefined,
  }: { share?: number; onPause?: (count: number) => Promise<void> } = {},
): void {
  let count = 0;
  vi.stubGlobal('setTimeout', (resume: () => void, ms = 0) => {
    if (ms === 0) return setImmediate(resume);
    count += 1;
    void clock
      .advance(ms * share)
      .then(() => onPause(count))
      .then(resume);
    return 0;
  });
}
