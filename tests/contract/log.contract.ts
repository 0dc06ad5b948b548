import { describe, expect, test } from 'vitest';
import type { Log } from '#application/ports/log.ts';

type WrittenLine = {
  readonly level: 'info' | 'warn' | 'error';
  readonly message: string;
  readonly facts: Readonly<Record<string, unknown>>;
};

/** A log and its lines, oldest first. `facts` excludes the fields that the adapter adds. */
export type LogHarness = { readonly log: Log; readonly written: () => readonly WrittenLine[] };

export function logContract(name: string, makeHarness: () => LogHarness): void {
  describe(`Log: ${name}`, () => {
    test('writes each line at its level with its facts, in order', () => {
      const { log, written } = makeHarness();
      log.info('Started', { port: 3000 });
      log.warn('Slow', { ms: 900, route: '/lessons' });
      log.error('Broken');
      expect(written()).toEqual([
        { level: 'info', message: 'Started', facts: { port: 3000 } },
        { level: 'warn', message: 'Slow', facts: { ms: 900, route: '/lessons' } },
        { level: 'error', message: 'Broken', facts: {} },
      ]);
    });
  });
}
