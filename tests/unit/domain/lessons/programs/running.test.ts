import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fits } from '#domain/lessons/programs/parse-program.ts';
import {
  moveTo,
  placesOf,
  pressButton,
  startProgram,
  machineStatusOf,
  stopProgram,
} from '#domain/lessons/programs/machine.ts';
import { record } from '#domain/lessons/programs/recording.ts';
import { advanceTo, sliceBudget, stepOnce } from '#domain/lessons/programs/run-program.ts';
import { program, programs } from './programs.ts';

const colorAt = (machine: { readonly dock: { readonly lights: readonly unknown[] } }) =>
  machine.dock.lights[0];

test('stacks under "when program starts" run in parallel, and a wait blocks only its own', () => {
  const two = program(`when program starts
wait (2) seconds
all lights on, color (red)

when program starts
wait (1) seconds
set (seen) to (1)`);
  const { machine, events } = advanceTo(startProgram(two), 1500);
  expect([machine.variables, colorAt(machine)]).toEqual([{ seen: 1 }, null]);
  expect(events).toEqual([{ kind: 'variable', at: 1000, name: 'seen', value: 1 }]);
  expect(colorAt(advanceTo(machine, 2000).machine)).toBe('red');
});

test('a tone blocks its stack until it ends; lights take no time', () => {
  const call = program(`when button pressed
all lights on, color (yellow)
play tone (high) for (1) seconds
all lights off`);
  expect(record(call, [{ at: 500, kind: 'press' }], 3000).events).toMatchObject([
    { kind: 'lights', at: 500 },
    { kind: 'tone', at: 500, tone: 'high' },
    { kind: 'tone', at: 1500, tone: null },
    { kind: 'lights', at: 1500 },
  ]);
});

test('the button starts its stacks while others run, and a second press while one runs has no effect', () => {
  const both = program(`when program starts
forever
  wait (1) seconds

when button pressed
set (n) to (n + 1)
wait (5) seconds`);
  const presses = [0, 1000, 6000].map((at) => ({ at, kind: 'press' }) as const);
  expect(record(both, presses, 7000).machine.variables).toEqual({ n: 2 });
});

test('an endless loop without a wait runs fifty times a second, and time passes', () => {
  const busy = program('when program starts\nforever\n  set (n) to (n + 1)');
  const slice = advanceTo(startProgram(busy), 1000);
  expect([slice.reached, slice.machine.now, slice.machine.variables['n']]).toEqual([true, 1000, 51]);
});

test('a million repeats without a wait do not block other stacks', () => {
  const busy = program(`when program starts
repeat (1000000)
  set (n) to (n + 1)

when program starts
wait (1) seconds
all lights on, color (green)`);
  let slice = advanceTo(startProgram(busy), 1000);
  expect([slice.reached, slice.steps]).toEqual([false, sliceBudget]);
  for (let slices = 0; !slice.reached && slices < 30; slices += 1) slice = advanceTo(slice.machine, 1000);
  expect([slice.reached, colorAt(slice.machine)]).toEqual([true, 'green']);
});

test('the motor lifts the winch while it turns, and stops on command', () => {
  const lift = program(
    'when program starts\nturn motor (forward) for (3) seconds\nturn motor (backward) for (1) seconds',
  );
  const start = startProgram(lift);
  expect(advanceTo(start, 1500).machine.dock.winch).toBe(6);
  expect(advanceTo(start, 9000).machine.dock).toMatchObject({ winch: 8, motor: null });
  const stopped = stopProgram(advanceTo(start, 1500).machine);
  expect([stopped.dock.motor, stopped.dock.winch, machineStatusOf(stopped)]).toEqual([null, 6, 'over']);
});

test('one light of the ring is set by its number, and numbers without a light change nothing', () => {
  const ring = program(
    'when program starts\nlight (3) on, color (blue)\nlight (9) on, color (red)\nlight (1) off',
  );
  expect(advanceTo(startProgram(ring), 0).machine.dock.lights).toEqual([
    null,
    null,
    'blue',
    null,
    null,
    null,
    null,
    null,
  ]);
});

test('a step runs one block, and shows which', () => {
  const call = program('when button pressed\nrepeat (2)\n  wait (1) seconds\n  all lights off');
  const places = [];
  let machine = pressButton(startProgram(call));
  for (let steps = 0; steps < 5; steps += 1) {
    machine = stepOnce(machine).machine;
    places.push([machine.now, ...placesOf(machine)]);
  }
  expect(places).toEqual([
    [0, '0.0.0.0'],
    [0, '0.0.0.0'],
    [1000, '0.0.0.1'],
    [1000, '0.0.0.0'],
    [2000, '0.0.0.1'],
  ]);
});

test('the sensor reads whole centimeters from 0 to 30', () => {
  const machine = startProgram(program('stop motor'));
  expect([-4, 12.4, 99].map((cm) => moveTo(machine, cm).dock.distance)).toEqual([0, 12, 30]);
});

const moments = fc.array(fc.integer({ min: 0, max: 4000 }), { minLength: 1, maxLength: 6 });

test('any program ends its slice within the budget, and time never goes back', () => {
  fc.assert(
    fc.property(programs.filter(fits), moments, (each, times) => {
      let machine = pressButton(startProgram(each));
      for (const until of times) {
        const slice = advanceTo(machine, until, 300);
        expect(slice.steps).toBeLessThanOrEqual(300);
        expect(slice.machine.now).toBeGreaterThanOrEqual(machine.now);
        expect(slice.machine.now).toBeLessThanOrEqual(Math.max(until, machine.now));
        for (const { at } of slice.events) expect(at).toBeGreaterThanOrEqual(machine.now);
        machine = slice.machine;
      }
    }),
  );
});

test('a run is the same for any number of slices', () => {
  fc.assert(
    fc.property(programs.filter(fits), moments, (each, times) => {
      const last = 4000;
      const start = pressButton(startProgram(each));
      const whole = advanceTo(start, last, 20_000);
      fc.pre(whole.reached);
      let machine = start;
      const events = [];
      for (const until of [...times.sort((one, other) => one - other), last]) {
        const slice = advanceTo(machine, until, 20_000);
        machine = slice.machine;
        events.push(...slice.events);
      }
      expect(machine).toEqual(whole.machine);
      expect(events).toEqual(whole.events);
    }),
    { numRuns: 60 },
  );
});
