import { expect, test } from 'vitest';
import type { Finding } from '#domain/programs/expectations.ts';
import { findingInWords } from '#ui/features/try-it/messages/en/goal-findings.ts';

const span = { from: 0, to: 9000 };
const count = { kind: 'goal/count', least: 4, most: 4, ...span } as const;

test.each<[Finding, string]>([
  [{ kind: 'goal/not-then', of: 'lights', seen: 'dark', at: 2000 }, 'The lights were dark at 2 s.'],
  [
    { kind: 'goal/not-then', of: 'lights', seen: 'several', at: 2050 },
    'The lights were in several colors at 2.1 s.',
  ],
  [{ kind: 'goal/not-then', of: 'tone', seen: 'quiet', at: 0 }, 'It was quiet at 0 s.'],
  [{ kind: 'goal/not-then', of: 'tone', seen: 'high', at: 500 }, 'A high tone sounded at 0.5 s.'],
  [
    { kind: 'goal/not-then', of: 'motor', seen: 'backward', at: 500 },
    'The motor was turning backward at 0.5 s.',
  ],
  [
    { kind: 'goal/never', of: 'lights', wanted: ['red', 'yellow'], from: 0, to: 1000 },
    'The lights were never red or yellow in the first 1 s.',
  ],
  [
    { kind: 'goal/never', of: 'tone', wanted: ['on'], from: 1000, to: 2000 },
    'No tone sounded from 1 s to 2 s.',
  ],
  [{ kind: 'goal/never', of: 'tone', wanted: ['low'], ...span }, 'No low tone sounded in the first 9 s.'],
  [{ kind: 'goal/never', of: 'motor', wanted: ['on'], ...span }, 'The motor was never on in the first 9 s.'],
  [{ kind: 'goal/value-then', name: 'crates', seen: 3, at: 8000 }, 'crates was 3 at 8 s.'],
  [
    { kind: 'goal/value-never', name: null, least: 1, most: 1, ...span },
    'A variable never had that value in the first 9 s.',
  ],
  [{ ...count, of: 'flashes', wanted: [], seen: 1 }, 'The lights came on once in the first 9 s.'],
  [{ ...count, of: 'flashes', wanted: ['red'], seen: 0 }, 'The red lights never came on in the first 9 s.'],
  [{ ...count, of: 'tones', wanted: ['low'], seen: 5 }, '5 low tones began in the first 9 s.'],
  [{ ...count, of: 'tones', wanted: [], seen: 0 }, 'No tone began in the first 9 s.'],
  [{ kind: 'goal/melody', seen: ['low', 'high'], ...span }, 'The tones were low, high in the first 9 s.'],
  [
    { kind: 'goal/unused', label: 'repeat ( )' },
    'The block ‘repeat’ is not in a stack that starts on its own.',
  ],
  [{ kind: 'goal/too-large', seen: 9, most: 6 }, 'Your program has 9 blocks. It can be done with 6.'],
])('%o is told', (finding, words) => {
  expect(findingInWords(finding)).toBe(words);
});
