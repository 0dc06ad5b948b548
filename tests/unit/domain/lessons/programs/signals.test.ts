import { describe, expect, test } from 'vitest';
import { checkGoals } from '#domain/lessons/programs/check-goals.ts';
import type { Expectation } from '#domain/lessons/programs/project.ts';
import { program } from './programs.ts';

/** The finding for a program that runs for 60 seconds after a press, or null if it meets the expectation. */
function found(text: string, expected: Expectation) {
  const goal = {
    says: ['It does what it is to do.'],
    happens: [{ kind: 'press', at: 0 }],
    until: 60_000,
    ways: [[expected]],
  } as const;
  const [result] = checkGoals(program(text), [goal]);
  return result?.met === false ? result.finding : null;
}

const span = { from: 0, to: 60_000 };
const long = { least: 1700, most: 2300 };
const short = { least: 700, most: 1300 };
const silence = { least: 6700, most: 7300 };
const signal: Expectation = { kind: 'signal', of: 'tone', round: [long, short, long, silence], ...span };
const repeats: Expectation = { kind: 'repeats', of: 'tone', every: 12_000, ...span };

const group = 'repeat (2)\n    play tone (low) for (2) seconds\n    wait (1) seconds';
const signals = {
  fromTheBlast: `when button pressed\nforever\n  ${group}\n  wait (6) seconds`,
  fromTheSilence: `when button pressed\nforever\n  wait (6) seconds\n  ${group}`,
  threeBlasts: `when button pressed\nforever\n  ${group.replace('2', '3')}\n  wait (3) seconds`,
  tooSlow: `when button pressed\nforever\n  ${group}\n  wait (6.2) seconds`,
  once: `when button pressed\n${group.replaceAll('    ', '  ')}`,
};

describe('[CLS-2] a signal is compared regardless of its phase', () => {
  test('it can begin anywhere in its cycle', () => {
    expect([found(signals.fromTheBlast, signal), found(signals.fromTheSilence, signal)]).toEqual([
      null,
      null,
    ]);
    expect([found(signals.fromTheBlast, repeats), found(signals.fromTheSilence, repeats)]).toEqual([
      null,
      null,
    ]);
  });

  test('a different group is not the signal, and the message says what was heard', () => {
    expect(found(signals.threeBlasts, signal)).toMatchObject({
      kind: 'goal/signal',
      seen: [2000, 1000, 2000, 1000, 2000, 4000, 2000, 1000],
    });
    expect(found('when button pressed\nwait (1) seconds', signal)).toMatchObject({ seen: [] });
  });

  test('a tone that is cut off at the start is not part of a cycle', () => {
    const cut = `when button pressed\nplay tone (low) for (0.2) seconds\nwait (7) seconds\nforever\n  ${group}\n  wait (6) seconds`;
    expect(found(cut, signal)).not.toBeNull();
  });

  test('cycles of another duration are reported with it, and a single cycle is not a repetition', () => {
    expect(found(signals.tooSlow, repeats)).toMatchObject({ kind: 'goal/round', seen: 12_200 });
    expect(found(signals.once, repeats)).toMatchObject({ kind: 'goal/round', seen: null });
  });

  test('half of a cycle that is repeated is a cycle of half the duration', () => {
    const half = 'when button pressed\nforever\n  play tone (low) for (2) seconds\n  wait (4) seconds';
    expect(found(half, repeats)).toMatchObject({ kind: 'goal/round', seen: 6000 });
  });

  test('sounds are measured by what is heard, not by counting blocks', () => {
    const sounds = (many: number): Expectation => ({ kind: 'sounds', least: many, most: many, ...span });
    const split = signals.fromTheBlast.replace(
      'play tone (low) for (2) seconds',
      'play tone (low) for (1) seconds\n    play tone (low) for (1) seconds',
    );
    expect(found(split, sounds(10))).toBeNull();
    expect(found(split, sounds(20))).toMatchObject({ kind: 'goal/count', of: 'sounds', seen: 10 });
  });
});

describe('[CLS-2] things that are on together, and their duration', () => {
  const together: Expectation = { kind: 'together', parts: ['lights', 'tone'], ...span };
  const blast = (after: string) =>
    `when button pressed\nforever\n  all lights on, color (red)\n  play tone (low) for (1) seconds\n  ${after}`;

  test('light and tone switch on and off together', () => {
    expect(found(blast('all lights off\n  wait (1) seconds'), together)).toBeNull();
    expect(found(blast('wait (1) seconds\n  all lights off\n  wait (1) seconds'), together)).toEqual({
      kind: 'goal/apart',
      on: 'lights',
      off: 'tone',
      at: 1000,
    });
    expect(found('when button pressed\nplay tone (low) for (1) seconds', together)).toMatchObject({
      on: 'tone',
      off: 'lights',
    });
    expect(found('when button pressed\nwait (1) seconds', together)).not.toBeNull();
  });

  test('a light is on for a duration, at any time', () => {
    const lit = (least: number): Expectation => ({
      kind: 'lights',
      is: ['on'],
      when: { kind: 'for', least, ...span },
    });
    const late = 'when button pressed\nwait (9) seconds\nall lights on, color (red)\nwait (2) seconds';
    const twoColors = `${late}\nall lights on, color (blue)\nwait (1) seconds\nall lights off`;
    expect(found(twoColors, lit(3000))).toBeNull();
    expect(found(twoColors, lit(3001))).toEqual({
      kind: 'goal/too-short',
      of: 'lights',
      wanted: ['on'],
      seen: 3000,
      least: 3001,
    });
  });
});

describe('[CLS-2] loops in the structure of a program', () => {
  const nested: Expectation = { kind: 'nested', outer: 'forever', inner: 'repeat ( )' };
  const uses: Expectation = { kind: 'uses', label: 'repeat ( )' };
  const lights = 'all lights on, color (red)';

  test.each<[string, string, boolean, boolean]>([
    ['one inside the other', `forever\n  repeat (2)\n    ${lights}`, true, true],
    ['deeper inside', `forever\n  if (1 < 2)\n    repeat (n)\n      ${lights}`, true, true],
    ['side by side', `repeat (2)\n  ${lights}\nforever\n  ${lights}`, false, true],
    ['the other way round', `repeat (2)\n  forever\n    ${lights}`, false, true],
    ['repeat (1)', `forever\n  repeat (1)\n    ${lights}`, false, false],
    ['repeat without a body', `forever\n  ${lights}\n  repeat (2)`, false, false],
    ['repeat around an empty loop', `forever\n  ${lights}\n  repeat (2)\n    repeat (2)`, false, false],
    ['an empty slot', `forever\n  repeat ( )\n    ${lights}`, false, false],
    ['after a forever', `forever\n  ${lights}\nrepeat (2)\n  ${lights}`, false, false],
    ['in a loop without turns', `repeat (0)\n  forever\n    repeat (2)\n      ${lights}`, false, false],
  ])('%s', (_name, body, isNested, isUsed) => {
    const text = `when button pressed\n${body}`;
    expect([found(text, nested) === null, found(text, uses) === null]).toEqual([isNested, isUsed]);
  });
});
