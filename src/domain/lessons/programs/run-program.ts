import { afterTime } from './dock.ts';
import type { DockEvent, Frame, Machine, Thread } from './machine.ts';
import { runBlock } from './run-block.ts';

/** Period of a `forever` without a wait, and delay of a stack after too many turns without a wait, in ms of the program's time. */
export const tickMs = 20;
/** After this many turns of `repeat` that take no time, a stack is delayed by a tick, so that other stacks run. */
export const maxQuickTurns = 250;
/** Maximum number of blocks per slice: about 10 ms on a school computer. */
export const sliceBudget = 5000;

/** A slice of a run. `reached` is false if the budget was used up before; the run must then continue with a new slice. */
export type Slice = {
  readonly machine: Machine;
  readonly events: readonly DockEvent[];
  readonly steps: number;
  readonly reached: boolean;
};

/** Returns the stack that runs next; if several are due at the same time, the first one in the program. */
const nextThread = ({ threads }: Machine): Thread | null =>
  threads.reduce<Thread | null>(
    (first, each) => (first === null || each.wakeAt < first.wakeAt ? each : first),
    null,
  );

const withThread = (machine: Machine, thread: Thread): Machine => ({
  ...machine,
  threads:
    thread.frames.length === 0
      ? machine.threads.filter(({ stack }) => stack !== thread.stack)
      : machine.threads.map((each) => (each.stack === thread.stack ? thread : each)),
});

function passTime(machine: Machine, to: number, events: DockEvent[]): Machine {
  const { dock, now } = machine;
  if (to <= now) return machine;
  const after = afterTime(dock, now, to);
  if (dock.tone !== null && after.tone === null)
    events.push({ kind: 'tone', at: dock.tone.endsAt, tone: null });
  if (dock.motor !== null && after.motor === null)
    events.push({ kind: 'motor', at: dock.motor.endsAt, direction: null });
  return { ...machine, dock: after, now: to };
}

function report(before: Machine, after: Machine, events: DockEvent[]): void {
  const at = before.now;
  const { lights, tone, motor } = after.dock;
  if (lights.some((light, index) => light !== before.dock.lights[index]))
    events.push({ kind: 'lights', at, lights });
  if (tone !== before.dock.tone) events.push({ kind: 'tone', at, tone: tone?.tone ?? null });
  if (motor !== before.dock.motor) events.push({ kind: 'motor', at, direction: motor?.direction ?? null });
  if (after.variables === before.variables) return;
  for (const [name, value] of Object.entries(after.variables)) {
    if (before.variables[name] !== value) events.push({ kind: 'variable', at, name, value });
  }
}

/**
 * Returns the thread after the last block inside of a control block: after that block, or in its next repetition. If a repetition of `forever` took no time,
 * the next one starts a tick later. The same applies after many such repetitions of `repeat`.
 */
function afterArm(thread: Thread, frame: Frame, now: number): Thread {
  const outer = thread.frames.slice(0, -1);
  const { loop } = frame;
  if (loop === null) return { ...thread, frames: outer };
  const quick = loop.since === now;
  const quickTurns = thread.quickTurns + (quick && loop.left !== null ? 1 : 0);
  const held = quick && (loop.left === null || quickTurns >= maxQuickTurns);
  const next = held ? { ...thread, quickTurns: 0, wakeAt: now + tickMs } : { ...thread, quickTurns };
  if (loop.left === 0) return { ...next, frames: outer };
  const left = loop.left === null ? null : loop.left - 1;
  return { ...next, frames: [...outer, { ...frame, at: 0, loop: { left, since: next.wakeAt } }] };
}

function move(
  machine: Machine,
  thread: Thread,
  events: DockEvent[],
): { readonly machine: Machine; readonly ran: boolean } {
  const frame = thread.frames.at(-1);
  const block = frame?.blocks[frame.at];
  const { now } = machine;
  if (frame === undefined) return { machine: withThread(machine, thread), ran: false };
  if (block === undefined) return { machine: withThread(machine, afterArm(thread, frame, now)), ran: false };
  const ran = runBlock(machine, block);
  report(machine, ran.machine, events);
  const here: Frame = { ...frame, at: frame.at + 1 };
  const path = `${frame.path}.${frame.at}.${ran.arm}`;
  const frames = [...thread.frames.slice(0, -1), here, ...(ran.into === null ? [] : [{ ...ran.into, path }])];
  const quickTurns = ran.holds > 0 ? 0 : thread.quickTurns;
  const after = { ...thread, frames, quickTurns, wakeAt: now + ran.holds };
  return { machine: withThread(ran.machine, after), ran: true };
}

/**
 * Runs a program until `until` (ms of its time), with at most `budget` moves. Deterministic; the number of slices does not change the
 * result.
 */
export function advanceTo(start: Machine, until: number, budget: number = sliceBudget): Slice {
  const events: DockEvent[] = [];
  let machine = start;
  for (let steps = 0; ; steps += 1) {
    const thread = nextThread(machine);
    if (thread === null || thread.wakeAt > until) {
      return { machine: passTime(machine, until, events), events, steps, reached: true };
    }
    if (steps >= budget) return { machine, events, steps, reached: false };
    machine = passTime(machine, thread.wakeAt, events);
    machine = move(machine, thread, events).machine;
  }
}

/** Advances to the next due stack and runs one block of it, for the 'Step' button. */
export function stepOnce(start: Machine, budget: number = sliceBudget): Slice {
  const events: DockEvent[] = [];
  let machine = start;
  for (let steps = 0; steps < budget; steps += 1) {
    const thread = nextThread(machine);
    if (thread === null) {
      const { tone, motor } = machine.dock;
      const end = Math.max(machine.now, tone?.endsAt ?? 0, motor?.endsAt ?? 0);
      return { machine: passTime(machine, end, events), events, steps, reached: true };
    }
    machine = passTime(machine, thread.wakeAt, events);
    const moved = move(machine, thread, events);
    machine = moved.machine;
    if (moved.ran) return { machine, events, steps: steps + 1, reached: true };
  }
  return { machine, events, steps: budget, reached: false };
}
