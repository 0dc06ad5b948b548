import { describe, expect, test } from 'vitest';
import { InMemoryLog } from '#adapters/memory/platform/in-memory-log.ts';
import { followLocale } from '#ui/messages/locale.ts';

describe('[UI-2] the locale cookie', () => {
  test('is set to English for a year if it is missing', () => {
    const jar = { cookie: 'other=1' };
    expect(followLocale(jar, new InMemoryLog())).toBe('en');
    expect(jar.cookie).toBe('blockyard-locale=en; Max-Age=31536000; Path=/; SameSite=Lax');
  });

  test('of a language without texts is logged, and English is used', () => {
    const log = new InMemoryLog();
    expect(followLocale({ cookie: 'blockyard-locale=fr' }, log)).toBe('en');
    expect(JSON.stringify(log.lines())).toContain('Failed locale loading');
  });

  test('of a language with texts is accepted without a log entry', () => {
    const log = new InMemoryLog();
    expect(followLocale({ cookie: 'a=b; blockyard-locale=en' }, log)).toBe('en');
    expect(JSON.stringify(log.lines())).not.toContain('Failed');
  });

  test('[REL-7] is ignored if cookies are blocked, which is logged', () => {
    const log = new InMemoryLog();
    const blocked = {
      get cookie(): string {
        throw new DOMException('blocked', 'SecurityError');
      },
    };
    expect(followLocale(blocked, log)).toBe('en');
    expect(log.lines()).toMatchObject([{ level: 'warn', facts: { cause: 'SecurityError' } }]);
  });
});
