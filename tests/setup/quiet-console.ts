import { afterEach, beforeEach } from 'vitest';

/**
 * Any warning or error on the console fails the test, even if its assertions pass. A test that expects one uses `vi.spyOn(console,
 * 'error').mockImplementation(() => undefined)` and an assertion on it. Vitest itself fails the run for unhandled rejections.
 */
const received: string[] = [];

const listen = (level: 'error' | 'warn'): void => {
  console[level] = (...words: readonly unknown[]) => {
    received.push(`console.${level}: ${words.map(String).join(' ')}`);
  };
};

listen('error');
listen('warn');

beforeEach(() => {
  received.length = 0;
});

afterEach(() => {
  if (received.length > 0) throw new Error(`The test was not quiet:\n${received.splice(0).join('\n')}`);
});
