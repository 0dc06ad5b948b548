import type {
  Block,
  Condition,
  NumberExpression,
  Program,
  SlotContent,
} from '#domain/lessons/programs/program.ts';
import type { SimulatedInput } from '#domain/lessons/programs/project.ts';

/** Computes the output of a program in a scenario independently of the product's machine, recordings and goals. */

type World = {
  now: number;
  distance: number;
  lights: string[];
  tone: { word: string; end: number } | null;
  motor: { word: string; end: number } | null;
  variables: Map<string, number>;
  log: string[];
};

const addedVariables = ['spare', 'pause'];

const tidy = (value: number): number => (Number.isFinite(value) ? Math.round(value * 1e6) / 1e6 : 0);

function number(value: NumberExpression | null, world: World): number {
  if (value === null) return 0;
  if (value.kind === 'number') return value.value;
  if (value.kind === 'distance') return world.distance;
  if (value.kind === 'variable') return world.variables.get(value.name) ?? 0;
  const [left, right] = [number(value.left, world), number(value.right, world)];
  if (value.sign === '+') return tidy(left + right);
  if (value.sign === '-') return tidy(left - right);
  return tidy(value.sign === '×' ? left * right : left / right);
}

function holds(value: Condition | null, world: World): boolean {
  if (value === null) return false;
  if (value.kind === 'not') return !holds(value.of, world);
  if (value.kind === 'both') {
    const [left, right] = [holds(value.left, world), holds(value.right, world)];
    return value.word === 'and' ? left && right : left || right;
  }
  const difference = number(value.left, world) - number(value.right, world);
  if (value.sign === '<') return difference < 0;
  if (value.sign === '>') return difference > 0;
  if (value.sign === '=') return difference === 0;
  if (value.sign === '≠') return difference !== 0;
  return value.sign === '≤' ? difference <= 0 : difference >= 0;
}

const numberAt = (block: Block, at: number, world: World): number =>
  number((block.slots[at] ?? null) as NumberExpression | null, world);
const wordAt = (slot: SlotContent | undefined): string => (slot?.kind === 'word' ? slot.word : '');
const timeAt = (block: Block, at: number, world: World): number =>
  Math.round(numberAt(block, at, world) * 1000);

/** Runs blocks. Yields each pause in milliseconds, during which only other stacks run. */
function* blocks(body: readonly Block[], world: World): Generator<number> {
  for (const block of body) yield* one(block, world);
}

const wordOf = (block: Block): string => wordAt(block.slots[0]);

/** The immediate effect of each block. Returns how long its stack pauses, in milliseconds. */
const acts: Readonly<Record<string, (block: Block, world: World) => number>> = {
  wait: (block, world) => timeAt(block, 0, world),
  'play-tone': (block, world) => {
    const time = timeAt(block, 1, world);
    world.tone = { word: wordOf(block), end: world.now + time };
    world.log.push(`${world.now} tone begins`);
    return time;
  },
  'turn-motor': (block, world) => {
    const time = timeAt(block, 1, world);
    world.motor = { word: wordOf(block), end: world.now + time };
    return time;
  },
  'stop-motor': (_, world) => {
    world.motor = null;
    return 0;
  },
  'all-lights-on': (block, world) => {
    world.lights.fill(wordOf(block));
    return 0;
  },
  'all-lights-off': (_, world) => {
    world.lights.fill('');
    return 0;
  },
  'light-on': (block, world) => light(block, world, wordAt(block.slots[1])),
  'light-off': (block, world) => light(block, world, ''),
  set: (block, world) => {
    world.variables.set(wordOf(block), numberAt(block, 1, world));
    return 0;
  },
};

function light(block: Block, world: World, color: string): number {
  const at = numberAt(block, 0, world) - 1;
  if (at in world.lights) world.lights[at] = color;
  return 0;
}

function* forever(body: readonly Block[], world: World): Generator<number> {
  for (;;) {
    const since = world.now;
    yield* blocks(body, world);
    if (world.now === since) yield 20;
  }
}

function* one(block: Block, world: World): Generator<number> {
  const [inner = []] = block.arms;
  const act = acts[block.block];
  if (act !== undefined) {
    const held = act(block, world);
    if (held > 0) yield held;
  } else if (block.block === 'forever') yield* forever(inner, world);
  else if (block.block === 'repeat') {
    for (let left = Math.round(numberAt(block, 0, world)); left > 0; left -= 1) yield* blocks(inner, world);
  } else {
    const first = block.slots.findIndex((slot) => holds(slot as Condition | null, world));
    yield* blocks(block.arms[first === -1 ? block.slots.length : first] ?? [], world);
  }
}

const lookOf = ({ lights, tone, motor, variables }: World): string =>
  JSON.stringify([
    lights,
    tone?.word ?? '',
    motor?.word ?? '',
    [...variables]
      .filter(([name]) => !addedVariables.includes(name))
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  ]);

/** Returns all observable behavior of a program in a scenario as text: its outputs and their times. */
export function outputOf(program: Program, happens: readonly SimulatedInput[], until: number): string {
  const world: World = {
    now: 0,
    distance: 30,
    lights: Array.from({ length: 8 }, () => ''),
    tone: null,
    motor: null,
    variables: new Map(),
    log: [],
  };
  const running = new Map<number, { run: Generator<number>; wake: number }>();
  const start = (hat: string): void =>
    program.stacks.forEach((stack, at) => {
      if (stack.hat === hat && !running.has(at))
        running.set(at, { run: blocks(stack.body, world), wake: world.now });
    });
  const act = (input: SimulatedInput): void => {
    if (input.kind === 'press') start('when-button-pressed');
    else world.distance = input.distance;
  };
  const step = (): void => {
    for (;;) {
      const due = [...running].filter(([, { wake }]) => wake <= world.now).sort(([a], [b]) => a - b)[0];
      if (due === undefined) return;
      const [at, thread] = due;
      const next = thread.run.next();
      if (next.done === true) running.delete(at);
      else thread.wake = world.now + next.value;
    }
  };
  start('when-program-starts');
  happens.filter(({ at }) => at === 0).forEach(act);
  let look = '';
  while (world.now <= until) {
    if (world.tone !== null && world.tone.end <= world.now) world.tone = null;
    if (world.motor !== null && world.motor.end <= world.now) world.motor = null;
    step();
    happens.filter(({ at }) => at > 0 && at === world.now).forEach(act);
    step();
    const now = lookOf(world);
    if (now !== look) world.log.push(`${world.now} ${now}`);
    look = now;
    const ahead = [
      until + 1,
      ...[...running.values()].map(({ wake }) => wake),
      ...[world.tone, world.motor].flatMap((each) => each?.end ?? []),
      ...happens.map(({ at }) => at),
    ];
    world.now = Math.min(...ahead.filter((at) => at > world.now));
  }
  return world.log.join('\n');
}
