import { afterEach, beforeEach } from 'vitest';

/**
 * Any warning or error on the console fails the test, even if its assertions pass. A test that expects one uses `vi.spyOn(console,
 * 'error').mockImplementation(() => undefined)` and an assertion on it. Vitest itself fails the run for unhandled rejections.
 */
const said: string[] = [];

const listen = (level: 'error' | 'warn'): void => {
  console[level] = (...words: readonly unknown[]) => {
    said.push(`console.${level}: ${words.map(String).join(' ')}`);
  };
};

listen('error');
listen('warn');

beforeEach(() => {
  said.length = 0;
});

afterEach(() => {
  if (said.length > 0) throw new Error(`The test was not quiet:\n${said.splice(0).join('\n')}`);
});
