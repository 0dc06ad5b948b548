import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkFurther, checkGoals, startCheck } from '#domain/lessons/programs/check-goals.ts';
import type { Finding } from '#domain/lessons/programs/expectations.ts';
import type { Expectation, Goal } from '#domain/lessons/programs/project.ts';
import { program, programs } from './programs.ts';

const goal = (overrides: Partial<Goal>): Goal => ({
  says: ['It does what it is to do.'],
  happens: [{ kind: 'press', at: 0 }],
  until: 10_000,
  ways: [],
  ...overrides,
});

/** The finding for a program that runs for 10 seconds after a press, or null if it meets the expectation. */
function found(text: string, expected: Expectation, happens: Goal['happens'] = [{ kind: 'press', at: 0 }]) {
  const [result] = checkGoals(program(text), [goal({ happens, ways: [[expected]] })]);
  return result?.met === false ? result.finding : null;
}

const call = `when button pressed
wait (1) seconds
all lights on, color (yellow)
play tone (high) for (2) seconds
all lights off`;
const at = (...moments: number[]) => ({ kind: 'at', moments }) as const;
const by = (from: number, to: number) => ({ kind: 'by', from, to }) as const;
const throughout = (from: number, to: number) => ({ kind: 'throughout', from, to }) as const;

describe('goals about lights, tones and motors', () => {
  test.each<[string, Expectation, Finding | null]>([
    ['on at 2 s', { kind: 'lights', is: ['on'], when: at(2000) }, null],
    ['in another color that will do', { kind: 'lights', is: ['red', 'yellow'], when: at(2000) }, null],
    [
      'another color',
      { kind: 'lights', is: ['red'], when: at(2000) },
      { kind: 'goal/not-then', of: 'lights', seen: 'yellow', at: 2000 },
    ],
    [
      'dark at the second of two moments',
      { kind: 'lights', is: ['on'], when: at(2000, 4000) },
      { kind: 'goal/not-then', of: 'lights', seen: 'dark', at: 4000 },
    ],
    ['on at last by 1 s', { kind: 'lights', is: ['on'], when: by(0, 1000) }, null],
    [
      'not on before 1 s',
      { kind: 'lights', is: ['on'], when: by(0, 999) },
      { kind: 'goal/never', of: 'lights', wanted: ['on'], from: 0, to: 999 },
    ],
    ['on all through', { kind: 'lights', is: ['on'], when: throughout(1000, 3000) }, null],
    [
      'dark before the end of a span',
      { kind: 'lights', is: ['on'], when: throughout(1000, 3001) },
      { kind: 'goal/not-then', of: 'lights', seen: 'dark', at: 3000 },
    ],
    ['a tone', { kind: 'tone', is: ['on'], when: at(1500) }, null],
    [
      'a tone of another pitch',
      { kind: 'tone', is: ['low'], when: at(1500) },
      { kind: 'goal/not-then', of: 'tone', seen: 'high', at: 1500 },
    ],
    ['quiet', { kind: 'tone', is: ['quiet'], when: throughout(3000, 10_000) }, null],
    [
      'a motor that rests',
      { kind: 'motor', is: ['on'], when: by(0, 5000) },
      { kind: 'goal/never', of: 'motor', wanted: ['on'], from: 0, to: 5000 },
    ],
  ])('%s', (_name, expected, finding) => {
    expect(found(call, expected)).toEqual(finding);
  });

  test('lights that are off for zero seconds were never dark', () => {
    const quick =
      'when button pressed\nrepeat (3)\n  all lights on, color (red)\n  wait (1) seconds\n  all lights off';
    const flashes: Expectation = { kind: 'flashes', least: 3, most: 3, colors: [], from: 0, to: 10_000 };
    expect(found(quick, flashes)).toMatchObject({ kind: 'goal/count', of: 'flashes', seen: 1 });
  });

  test('one light that is on counts as on, and a ring with two colors has neither of them', () => {
    const one = 'when button pressed\nlight (3) on, color (red)';
    expect(found(one, { kind: 'lights', is: ['red'], when: at(1000) })).toBeNull();
    const two = `${one}\nlight (4) on, color (blue)`;
    expect(found(two, { kind: 'lights', is: ['red', 'blue'], when: at(1000) })).toMatchObject({
      seen: 'several',
    });
    expect(found(two, { kind: 'lights', is: ['on'], when: at(1000) })).toBeNull();
  });

  test('a motor turns in the requested direction', () => {
    const winch = 'when button pressed\nturn motor (backward) for (2) seconds';
    expect(found(winch, { kind: 'motor', is: ['on'], when: at(1000) })).toBeNull();
    expect(found(winch, { kind: 'motor', is: ['forward'], when: at(1000) })).toMatchObject({
      seen: 'backward',
    });
  });
});

describe('goals about counts', () => {
  const ferry = `when button pressed
repeat (3)
  play tone (high) for (1) seconds
  play tone (low) for (1) seconds
  wait (1) seconds`;
  const tones = (overrides: object): Expectation => ({
    kind: 'tones',
    least: 1,
    most: 99,
    pitches: [],
    from: 0,
    to: 10_000,
    ...overrides,
  });

  test.each([
    [{ least: 6, most: 6 }, null],
    [{ least: 3, most: 3, pitches: ['low'] }, null],
    [{ least: 2, most: 2, to: 3000 }, null],
    [{ least: 4, most: 4, from: 3000 }, null],
    [{ least: 7, most: 9 }, 6],
  ] as const)('starts of tones: %o', (given, seen) => {
    const finding = found(ferry, tones(given));
    expect(finding?.kind === 'goal/count' ? finding.seen : null).toBe(seen);
  });

  test('a melody matches only its exact tones in order', () => {
    const melody = (...pitches: ('low' | 'high')[]): Expectation => ({
      kind: 'melody',
      tones: pitches,
      from: 0,
      to: 3000,
    });
    expect(found(ferry, melody('high', 'low'))).toBeNull();
    expect(found(ferry, melody('low', 'high'))).toEqual({
      kind: 'goal/melody',
      seen: ['high', 'low'],
      from: 0,
      to: 3000,
    });
    expect(found(ferry, melody('high'))).not.toBeNull();
  });

  test('flashes of each color are counted separately', () => {
    const both = `when button pressed
all lights on, color (red)
wait (1) seconds
all lights on, color (green)
wait (1) seconds
all lights off
wait (1) seconds
all lights on, color (green)`;
    const flashes = (colors: ('red' | 'green')[], n: number): Expectation => ({
      kind: 'flashes',
      least: n,
      most: n,
      colors,
      from: 0,
      to: 10_000,
    });
    expect([
      found(both, flashes([], 2)),
      found(both, flashes(['green'], 2)),
      found(both, flashes(['red'], 1)),
    ]).toEqual([null, null, null]);
  });
});

describe('goals about variables and blocks', () => {
  const counter = `when program starts
set (crates) to (0)
forever
  if (distance in cm < 10)
    set (crates) to (crates + 1)
  wait (1) seconds`;
  const near = [{ kind: 'distance', at: 500, distance: 5 } as const];
  const value = (name: string | null, least: number, most = least): Expectation => ({
    kind: 'variable',
    name,
    least,
    most,
    when: at(2500),
  });

  test('a variable by its name, by any name, and one that is never set', () => {
    expect(found(counter, value('crates', 2), near)).toBeNull();
    expect(found(counter, value(null, 1, 3), near)).toBeNull();
    expect(found(counter, value('crates', 3), near)).toEqual({
      kind: 'goal/value-then',
      name: 'crates',
      seen: 2,
      at: 2500,
    });
    expect(found(counter, value('boxes', 2), near)).toMatchObject({ seen: 0 });
    expect(found(call, value(null, 2))).toMatchObject({ kind: 'goal/value-never', name: null });
  });

  test('a block counts if a stack runs it, including values in slots', () => {
    const uses = (label: string): Expectation => ({ kind: 'uses', label });
    expect(found(counter, uses('distance in cm'))).toBeNull();
    expect(found(counter, uses('if ( )'))).toBeNull();
    expect(found(counter, uses('when program starts'))).toBeNull();
    expect(found(counter, uses('repeat ( )'))).toEqual({ kind: 'goal/unused', label: 'repeat ( )' });
    expect(found(`when button pressed\n\nrepeat (2)\n  all lights off`, uses('repeat ( )'))).not.toBeNull();
    expect(found('when button pressed', uses('when button pressed'))).not.toBeNull();
  });

  test('loose blocks do not count for the size of a program', () => {
    const loose = 'when button pressed\nall lights off\n\nall lights off\nall lights off';
    expect(found(loose, { kind: 'size', most: 2 })).toBeNull();
    expect(found(loose, { kind: 'size', most: 1 })).toEqual({ kind: 'goal/too-large', seen: 2, most: 1 });
  });
});

test('one of several solutions is enough, and the closest one reports what is missing', () => {
  const lit = (is: 'red' | 'yellow'): Expectation => ({ kind: 'lights', is: [is], when: at(2000) });
  const quiet: Expectation = { kind: 'tone', is: ['quiet'], when: at(2000) };
  const check = (ways: Goal['ways']) => checkGoals(program(call), [goal({ ways })]);
  expect(check([[lit('red')], [lit('yellow')]])).toEqual([{ met: true }]);
  expect(
    check([
      [lit('red'), quiet],
      [lit('yellow'), quiet],
    ]),
  ).toEqual([{ met: false, finding: { kind: 'goal/not-then', of: 'tone', seen: 'high', at: 2000 } }]);
});

test('a program that is too busy to observe is reported, and the next goal is still checked', () => {
  const busy = program('when program starts\nforever\n  repeat (1000000)\n    set (n) to (n + 1)');
  const lit: Expectation = { kind: 'lights', is: ['on'], when: at(9000) };
  expect(
    checkGoals(busy, [goal({ ways: [[lit]] }), goal({ ways: [[{ kind: 'uses', label: 'forever' }]] })]),
  ).toEqual([{ met: false, finding: { kind: 'goal/too-busy' } }, { met: true }]);
});

test('goals can be checked in any number of steps', () => {
  const goals = [
    goal({ ways: [[{ kind: 'flashes', least: 2, most: 4, colors: [], from: 0, to: 10_000 }]] }),
    goal({
      happens: [
        { kind: 'distance', at: 300, distance: 5 },
        { kind: 'press', at: 300 },
        { kind: 'press', at: 10_000 },
      ],
      ways: [[{ kind: 'lights', is: ['dark'], when: at(10_000) }]],
    }),
    goal({ ways: [[{ kind: 'variable', name: null, least: 1, most: 9, when: by(0, 10_000) }]] }),
  ];
  fc.assert(
    fc.property(programs, fc.integer({ min: 1, max: 400 }), (any, moves) => {
      let check = startCheck(any, goals);
      while (check.results.length < goals.length) check = checkFurther(check, moves);
      expect(check.results).toEqual(checkGoals(any, goals));
    }),
    { numRuns: 40 },
  );
});
