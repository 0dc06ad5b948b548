import type { StatementId } from './block-language.ts';
import { colors, directions, tones, type Color } from './dock-words.ts';
import { withAllLights, withLight } from './dock.ts';
import { holdsIn, numberIn, wordIn, type Readings } from './evaluate.ts';
import type { Frame, Machine } from './machine.ts';
import type { Block } from './program.ts';

/** The result of running a block: the machine, the delay of its stack (ms), and the arm to run next. */
export type BlockOutcome = {
  readonly machine: Machine;
  readonly holds: number;
  readonly into: Omit<Frame, 'path'> | null;
  readonly arm: number;
};

const maxHoldMs = 3_600_000;
const maxTurns = 1_000_000;

const millisecondsIn = (block: Block, slot: number, readings: Readings): number =>
  Math.max(0, Math.min(maxHoldMs, Math.round(numberIn(block.slots[slot], readings) * 1000)));

const turnsIn = (block: Block, readings: Readings): number =>
  Math.max(0, Math.min(maxTurns, Math.round(numberIn(block.slots[0], readings))));

function branchOf({ slots, arms }: Block, readings: Readings): number | null {
  const first = slots.findIndex((slot) => holdsIn(slot, readings));
  if (first !== -1) return first;
  return arms.length > slots.length ? slots.length : null;
}

const armFrame = (block: Block, arm: number, loop: Frame['loop']): Omit<Frame, 'path'> => ({
  blocks: block.arms[arm] ?? [],
  at: 0,
  loop,
});

type Rule = (machine: Machine, block: Block) => BlockOutcome;

const readingsOf = ({ dock, variables }: Machine): Readings => ({ distance: dock.distance, variables });
const done = (machine: Machine, holds = 0): BlockOutcome => ({ machine, holds, into: null, arm: 0 });
const show = (machine: Machine, dock: Machine['dock'], holds = 0): BlockOutcome =>
  done({ ...machine, dock }, holds);
const enter = (machine: Machine, into: BlockOutcome['into'], arm = 0): BlockOutcome => ({
  machine,
  holds: 0,
  into,
  arm,
});

const playTone: Rule = (machine, block) => {
  const { dock, now } = machine;
  const holds = millisecondsIn(block, 1, readingsOf(machine));
  const tone = holds === 0 ? null : { tone: wordIn(block.slots[0], tones), endsAt: now + holds };
  return show(machine, { ...dock, tone }, holds);
};

const turnMotor: Rule = (machine, block) => {
  const { dock, now } = machine;
  const holds = millisecondsIn(block, 1, readingsOf(machine));
  const motor = holds === 0 ? null : { direction: wordIn(block.slots[0], directions), endsAt: now + holds };
  return show(machine, { ...dock, motor }, holds);
};

const repeat: Rule = (machine, block) => {
  const turns = turnsIn(block, readingsOf(machine));
  return turns === 0
    ? done(machine)
    : enter(machine, armFrame(block, 0, { left: turns - 1, since: machine.now }));
};

const choose: Rule = (machine, block) => {
  const arm = branchOf(block, readingsOf(machine));
  return arm === null ? done(machine) : enter(machine, armFrame(block, arm, null), arm);
};

const setVariable: Rule = (machine, { slots: [name, value] }) => {
  if (name?.kind !== 'word') return done(machine);
  const number = numberIn(value, readingsOf(machine));
  return done({ ...machine, variables: { ...machine.variables, [name.word]: number } });
};

const light = (machine: Machine, { slots: [number] }: Block, color: Color | null): BlockOutcome =>
  show(machine, withLight(machine.dock, numberIn(number, readingsOf(machine)), color));

const rules: Readonly<Record<StatementId, Rule>> = {
  'turn-motor': turnMotor,
  'stop-motor': (machine) => show(machine, { ...machine.dock, motor: null }),
  'all-lights-on': (machine, { slots: [color] }) =>
    show(machine, withAllLights(machine.dock, wordIn(color, colors))),
  'all-lights-off': (machine) => show(machine, withAllLights(machine.dock, null)),
  'light-on': (machine, block) => light(machine, block, wordIn(block.slots[1], colors)),
  'light-off': (machine, block) => light(machine, block, null),
  'play-tone': playTone,
  wait: (machine, block) => done(machine, millisecondsIn(block, 0, readingsOf(machine))),
  repeat,
  forever: (machine, block) => enter(machine, armFrame(block, 0, { left: null, since: machine.now })),
  if: choose,
  set: setVariable,
};

export const runBlock = (machine: Machine, block: Block): BlockOutcome => rules[block.block](machine, block);
