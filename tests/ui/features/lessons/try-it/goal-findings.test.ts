import { expect, test } from 'vitest';
import type { Finding } from '#domain/lessons/programs/expectations.ts';
import { findingInWords } from '#ui/features/lessons/try-it/messages/en/goal-findings.ts';

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
    'The block ‘repeat’ does nothing in a stack that starts on its own.',
  ],
  [
    { kind: 'goal/not-nested', outer: 'forever', inner: 'repeat ( )' },
    'No ‘repeat’ with at least two turns is inside a ‘forever’.',
  ],
  [{ kind: 'goal/signal', of: 'tone', seen: [2000, 1000, 2000] }, 'The sound went on 2 s, off 1 s, on 2 s.'],
  [{ kind: 'goal/signal', of: 'lights', seen: [] }, 'The lights were never on.'],
  [{ kind: 'goal/round', of: 'tone', seen: 13_000, wanted: 12_000 }, 'One round took 13 s, not 12 s.'],
  [{ kind: 'goal/round', of: 'tone', seen: null, wanted: 12_000 }, 'Nothing kept repeating.'],
  [
    { kind: 'goal/apart', on: 'lights', off: 'tone', at: 2000 },
    'The lights were on while the sound was off, at 2 s.',
  ],
  [
    { kind: 'goal/too-short', of: 'lights', wanted: ['on'], seen: 1000, least: 1500 },
    'The lights were on for 1 s only.',
  ],
  [
    { kind: 'goal/too-short', of: 'tone', wanted: ['quiet'], seen: 0, least: 1500 },
    'The sound was never quiet.',
  ],
  [{ ...count, of: 'sounds', wanted: [], seen: 1 }, 'A sound began once in the first 9 s.'],
  [{ kind: 'goal/too-large', seen: 9, most: 6 }, 'Your program has 9 blocks. It can be done with 6.'],
])('%o has a message', (finding, words) => {
  expect(findingInWords(finding, [])).toBe(words);
});

const press = { kind: 'press', at: 1000 } as const;
const near = { kind: 'distance', at: 3000, distance: 5 } as const;

test.each<[string, Finding, string]>([
  [
    'a moment',
    { kind: 'goal/not-then', of: 'lights', seen: 'dark', at: 2500 },
    'The lights were dark 1.5 s after the press.',
  ],
  [
    'a moment after the last of two',
    { kind: 'goal/not-then', of: 'tone', seen: 'quiet', at: 4000 },
    'It was quiet 1 s after the distance changed to 5 cm.',
  ],
  [
    'a moment before anything happens',
    { kind: 'goal/not-then', of: 'lights', seen: 'red', at: 500 },
    'The lights were red at 0.5 s.',
  ],
  [
    'a span',
    { kind: 'goal/never', of: 'tone', wanted: ['on'], from: 1000, to: 2500 },
    'No tone sounded in the first 1.5 s after the press.',
  ],
  [
    'a span later on',
    { kind: 'goal/never', of: 'tone', wanted: ['on'], from: 4000, to: 9000 },
    'No tone sounded from 1 s to 6 s after the distance changed to 5 cm.',
  ],
])('[CLS-2] times count from the last event: %s', (_name, finding, words) => {
  expect(findingInWords(finding, [press, near])).toBe(words);
});
