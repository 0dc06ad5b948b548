import { describe, expect, test } from 'vitest';
import { InMemoryLog } from '#adapters/memory/platform/in-memory-log.ts';
import { resolveRoute } from '#application/client/identity/navigation/resolve-route.ts';
import {
  type RouteMiddleware,
  runMiddleware,
} from '#application/client/identity/navigation/run-middleware.ts';

const to = { pathname: '/lessons', search: '?a=1', hash: '#top' };

describe('resolveRoute', () => {
  const asked = async (target: string | null) => {
    const log = new InMemoryLog();
    const resolution = await resolveRoute(async () => target, log)(to);
    return { resolution, warned: log.lines().length > 0 };
  };

  test('[NAV-7] without a resolver every navigation continues', async () => {
    expect(await resolveRoute(null, new InMemoryLog())(to)).toEqual({ kind: 'go-on' });
  });

  test('[NAV-7] the resolver gets the whole location, and its redirect is followed', async () => {
    const seen: unknown[] = [];
    const resolve = resolveRoute(async (place) => {
      seen.push(place);
      return '/getting-started/faqs?b=2#x';
    }, new InMemoryLog());
    expect(await resolve(to)).toEqual({ kind: 'redirect', to: '/getting-started/faqs?b=2#x' });
    expect(seen).toEqual([to]);
  });

  test('[NAV-7] a redirect to the same location is ignored', async () => {
    expect((await asked('/lessons?a=1#top')).resolution).toEqual({ kind: 'go-on' });
  });

  test.each(['https://shop.example.org/dock?x=1', 'http://example.org'])(
    '[NAV-7] %s leaves the app',
    async (url) => {
      expect((await asked(url)).resolution).toEqual({ kind: 'leave', url });
    },
  );

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.test',
    '/\\evil.test',
    'https:///',
    'ftp://example.org',
    'lessons',
    '',
    '/a\nb',
    ' /lessons',
  ])('[NAV-7] %j is no redirect: the navigation continues, with a warning', async (target) => {
    expect(await asked(target)).toEqual({ resolution: { kind: 'go-on' }, warned: true });
  });
});

describe('runMiddleware', () => {
  const visit = { to, from: null, params: {} };
  const ran: string[] = [];
  const answering =
    (name: string, answer: boolean): RouteMiddleware =>
    async () => {
      ran.push(name);
      return answer;
    };
  const run = runMiddleware({
    one: answering('one', true),
    no: answering('no', false),
    two: answering('two', true),
  });

  test('[NAV-8] middleware runs in order, up to the first that returns false', async () => {
    ran.length = 0;
    expect(await run(['two', 'one'], visit)).toEqual({ ok: true, value: true });
    expect(ran).toEqual(['two', 'one']);
    ran.length = 0;
    expect(await run(['one', 'no', 'two'], visit)).toEqual({ ok: true, value: false });
    expect(ran).toEqual(['one', 'no']);
  });

  test.each(['missing', 'toString'])('[NAV-8] a missing %s is reported by its name', async (name) => {
    ran.length = 0;
    expect(await run(['one', name], visit)).toEqual({
      ok: false,
      error: { kind: 'navigation/unknown-middleware', name },
    });
    expect(ran).toEqual([]);
  });
});
