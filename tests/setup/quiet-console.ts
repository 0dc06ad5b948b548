import { afterEach, beforeEach } from 'vitest';

/**
 * A test in which something warns or complains on the console fails, whatever it asserted. One that expects it says so:
 * `vi.spyOn(console, 'error').mockImplementation(() => undefined)` and an assertion on what was said. Rejections that
 * nobody handles fail the run by Vitest itself.
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
