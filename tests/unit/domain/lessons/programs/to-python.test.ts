import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { Readings } from '#domain/lessons/programs/evaluate.ts';
import { loadLessons } from '#adapters/content/lesson-files.ts';
import { programsIn } from '#domain/platform/text/rich-text.ts';
import type { DockEvent, Machine } from '#domain/lessons/programs/machine.ts';
import { fits, parseProgram } from '#domain/lessons/programs/parse-program.ts';
import { printProgram } from '#domain/lessons/programs/print-program.ts';
import type { Program } from '#domain/lessons/programs/program.ts';
import type { SimulatedInput } from '#domain/lessons/programs/project.ts';
import { pythonName, variablesOf } from '#domain/lessons/programs/python/python-names.ts';
import { toPython } from '#domain/lessons/programs/python/to-python.ts';
import { program, programs } from './programs.ts';
import { runPython } from './run-python.ts';

const reads: number[] = [];

/** The simulator, with slots that record each read of the distance. Other importers get the original modules. */
async function recordedSimulator() {
  vi.resetModules();
  vi.doMock(import('#domain/lessons/programs/evaluate.ts'), async (importOriginal) => {
    const original = await importOriginal();
    const recorded = ({ distance, variables }: Readings): Readings => ({
      variables,
      get distance() {
        reads.push(distance);
        return distance;
      },
    });
    return {
      ...original,
      numberIn: (slot, readings) => original.numberIn(slot, recorded(readings)),
      holdsIn: (slot, readings) => original.holdsIn(slot, recorded(readings)),
    };
  });
  const { moveTo, pressButton, startProgram } = await import('#domain/lessons/programs/machine.ts');
  const { advanceTo } = await import('#domain/lessons/programs/run-program.ts');
  vi.doUnmock('#domain/lessons/programs/evaluate.ts');
  vi.resetModules();
  return { moveTo, pressButton, startProgram, advanceTo };
}

const { moveTo, pressButton, startProgram, advanceTo } = await recordedSimulator();

type Entry = readonly [at: number, what: string, is: unknown];

const unlimited = 3_000_000;

function simulate(each: Program, inputs: readonly SimulatedInput[], until: number): readonly DockEvent[] {
  const events: DockEvent[] = [];
  let machine: Machine = startProgram(each);
  const run = (to: number): void => {
    const slice = advanceTo(machine, to, unlimited);
    if (!slice.reached) throw new Error('the program does too much');
    ({ machine } = slice);
    events.push(...slice.events);
  };
  for (const input of inputs) {
    if (input.at > machine.now) run(input.at);
    machine = input.kind === 'press' ? pressButton(machine) : moveTo(machine, input.distance);
  }
  run(until);
  return events;
}

const entryOf = (event: DockEvent): Entry => {
  switch (event.kind) {
    case 'lights':
      return [event.at, 'lights', event.lights];
    case 'tone':
      return [event.at, 'tone', event.tone];
    case 'motor':
      return [event.at, 'motor', event.direction];
    case 'variable':
      break;
  }
  return [event.at, pythonName(event.name), event.value];
};

/** All events of tones and motor, and the last lights and variables of each moment. */
function settled(entries: readonly Entry[]): readonly Entry[] {
  const states = new Map<string, string>();
  const dark = JSON.stringify(Array.from({ length: 8 }, () => null));
  const isEvent = ([, what]: Entry): boolean => what === 'tone' || what === 'motor';
  const last = entries.filter(
    (entry, at) =>
      isEvent(entry) || !entries.slice(at + 1).some(([time, what]) => time === entry[0] && what === entry[1]),
  );
  const changes = last.filter((entry) => {
    if (isEvent(entry)) return true;
    const [, what, is] = entry;
    const [before, now] = [states.get(what) ?? (what === 'lights' ? dark : '0'), JSON.stringify(is)];
    states.set(what, now);
    return before !== now;
  });
  return changes.toSorted(([one, a], [other, b]) => one - other || (a < b ? -1 : Number(a > b)));
}

/** The events and the sensor reads (cm) of the simulated Dock and of MicroPython. */
function bothOf(each: Program, inputs: readonly SimulatedInput[], until: number) {
  const board = runPython(toPython(each), inputs, until, variablesOf(each).map(pythonName));
  reads.length = 0;
  const log = settled(simulate(each, inputs, until).map(entryOf));
  return {
    simulated: { log, reads: [...reads], off: true },
    board: { log: settled(board.log), reads: board.reads.map(([, cm]) => cm), off: board.off },
  };
}

const lessons = await loadLessons(join(import.meta.dirname, '../../../../../content/lessons'));
const scenes: readonly (readonly SimulatedInput[])[] = [
  [],
  [{ kind: 'press', at: 0 }],
  [
    { kind: 'press', at: 700 },
    { kind: 'distance', at: 2000, distance: 5 },
    { kind: 'distance', at: 5300, distance: 12 },
    { kind: 'press', at: 6000 },
    { kind: 'distance', at: 9000, distance: 30 },
    { kind: 'press', at: 9000 },
  ],
];

const shown = lessons.flatMap(({ slug, activities, assessment }) => {
  const texts = activities.flatMap(({ steps, studentView, solution, project, projectSolution }) => [
    ...[...steps, studentView ?? [], solution ?? []].flatMap(programsIn),
    project?.starter ?? '',
    projectSolution ?? '',
  ]);
  const asked = [...assessment.starterQuestions, ...assessment.exitQuestions].flatMap(({ text }) =>
    programsIn(text),
  );
  return [...new Set([...texts, ...asked])].flatMap((text) => {
    const read = parseProgram(text);
    return read.ok && text !== '' ? [[slug, read.value] as const] : [];
  });
});

describe('[DOC-2] MicroPython behaves like the simulated Dock, at the same times', () => {
  test.each(shown)('%s', (_slug, each) => {
    for (const inputs of scenes) {
      const { simulated, board } = bothOf(each, inputs, 30_000);
      expect(board).toEqual(simulated);
    }
  });

  test('for the goals of every project, with their events', () => {
    const runs = lessons.flatMap(({ activities }) =>
      activities.flatMap(({ project, projectSolution = '' }) =>
        (project?.goals ?? []).map(({ happens, until }) => ({ happens, until, solution: projectSolution })),
      ),
    );
    expect(runs.length).toBeGreaterThan(50);
    let count = 0;
    for (const { happens, until, solution } of runs) {
      const { simulated, board } = bothOf(program(solution), happens, until);
      expect(board).toEqual(simulated);
      count += board.reads.length;
    }
    expect(count).toBeGreaterThan(1000);
  });

  test('for any program, with presses and sensor changes at any time', () => {
    const input = fc.oneof(
      fc.record({ kind: fc.constant('press' as const), at: fc.integer({ min: 0, max: 3000 }) }),
      fc.record({
        kind: fc.constant('distance' as const),
        at: fc.integer({ min: 0, max: 3000 }),
        distance: fc.integer({ min: 0, max: 30 }),
      }),
    );
    const inputs = fc.array(input, { maxLength: 6 }).map((all) => all.toSorted((a, b) => a.at - b.at));
    fc.assert(
      fc.property(programs.filter(fits), inputs, (each, happens) => {
        const { simulated, board } = bothOf(each, happens, 3000);
        expect(board, printProgram(each)).toEqual(simulated);
      }),
      { numRuns: 1000, seed: 20_261_129 },
    );
    // The test runs 1,000 programs on the official interpreter.
  }, 60_000);

  test('a stack whose only wait never runs still runs after the previous stack', () => {
    const late = program(
      'when program starts\nall lights on, color (red)\n\nwhen program starts\nall lights off\nif ( )\n  wait (1) seconds',
    );
    const { simulated, board } = bothOf(late, [], 1000);
    expect(board).toEqual(simulated);
  });

  test('many repeats without a wait are limited in both, so that other stacks continue', () => {
    const busy = program(
      'when program starts\nrepeat (1000000)\n  set (n) to (n + 1)\n\nwhen program starts\nwait (1) seconds\nall lights on, color (red)',
    );
    const { simulated, board } = bothOf(busy, [], 1500);
    expect(board).toEqual(simulated);
    expect(board.log.some(([at, what]) => at === 1000 && what === 'lights')).toBe(true);
  });
});

test('[DOC-1] a program reads like its blocks', () => {
  const text = toPython(
    program(`when program starts
set (crates) to (0)
forever
  if (distance in cm < 10)
    set (crates) to (crates + 1)
    play tone (low) for (0.5) seconds
  else
    wait (if_ ÷ 2) seconds

when button pressed
repeat (3)
  light (2) off

all lights off`),
  );
  expect(text.slice(0, text.indexOf('# The rest'))).toBe(`from math import floor
import dock

moment = 0
crates = 0
if__ = 0


# when program starts
def stack_1():
    global crates
    crates = 0
    while True:
        began = now()
        if distance() < 10:
            crates = crates + 1
            yield play_tone("low", 0.5)
        else:
            yield wait(num(divide(if__, 2)))
        yield forever_turn(began)


# when button pressed
def stack_2():
    for _ in range(3):
        began = now()
        light_off(2)
        yield quick_turn(began)
    yield wait(0)


`);
});
