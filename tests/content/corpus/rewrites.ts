import { colors, tones } from '#domain/lessons/programs/dock-words.ts';
import type {
  Block,
  Condition,
  NumberExpression,
  Program,
  SlotContent,
} from '#domain/lessons/programs/program.ts';
import type { Random } from './random.ts';

/** Choices that a task leaves open. A rewrite may change them. */
export type Freedom = {
  readonly color?: boolean;
  readonly pitch?: boolean;
  /** Whether rewrites must not add blocks. */
  readonly fixedShape?: boolean;
  /** Whether the task is about loops, so that rewrites must keep them. */
  readonly needsLoop?: boolean;
};

type Body = readonly Block[];
const literal = (value: number): NumberExpression => ({ kind: 'number', value });
const block = (id: Block['block'], slots: readonly SlotContent[] = [], arms: Block['arms'] = []): Block => ({
  block: id,
  slots,
  arms,
});
const word = (text: string): SlotContent => ({ kind: 'word', word: text });

/** Changes one randomly chosen body, possibly a nested one, of a stack with a hat block. */
function inOneBody(program: Program, random: Random, change: (body: Body) => Body): Program {
  const bodies = (body: Body): number =>
    1 + body.flatMap(({ arms }) => arms).reduce((sum, arm) => sum + bodies(arm), 0);
  const started = program.stacks.filter(({ hat }) => hat !== null);
  let left = random.below(started.reduce((sum, { body }) => sum + bodies(body), 0));
  const within = (body: Body): Body => {
    left -= 1;
    const mine = left === -1;
    const inner = body.map((each) => ({ ...each, arms: each.arms.map(within) }));
    return mine ? change(body) : inner;
  };
  return {
    stacks: program.stacks.map((stack) =>
      stack.hat === null ? stack : { ...stack, body: within(stack.body) },
    ),
  };
}

const replaceOne = (
  program: Program,
  random: Random,
  fits: (each: Block) => boolean,
  by: (each: Block) => Body,
): Program =>
  inOneBody(program, random, (body) => {
    const places = body.flatMap((each, at) => (fits(each) ? [at] : []));
    if (places.length === 0) return body;
    const place = random.one(places);
    return body.flatMap((each, at) => (at === place ? by(each) : [each]));
  });

const mapBlocks = (program: Program, change: (each: Block) => Block): Program => {
  const all = (body: Body): Body => body.map((each) => change({ ...each, arms: each.arms.map(all) }));
  return { stacks: program.stacks.map((stack) => ({ ...stack, body: all(stack.body) })) };
};

const numberIn = (each: Block, slot: number): number | null => {
  const content = each.slots[slot];
  return content?.kind === 'number' ? content.value : null;
};

const tenths = (value: number): number => Math.round(value * 10) / 10;
const sum = (value: number): NumberExpression => ({
  kind: 'arithmetic',
  sign: '+',
  left: literal(tenths(value - 0.1)),
  right: literal(0.1),
});
const never: Condition = { kind: 'comparison', sign: '>', left: literal(1), right: literal(2) };

const harmless: readonly ((random: Random) => Block)[] = [
  () => block('wait', [literal(0)]),
  () => block('stop-motor'),
  (random) => block('set', [word('spare'), literal(random.below(9))]),
  () => block('light-off', [literal(9)]),
  () => block('repeat', [literal(0)], [[block('all-lights-on', [word('red')])]]),
  () => block('if', [never], [[block('all-lights-off')]]),
];

const flipped = { '<': '>', '>': '<', '≤': '≥', '≥': '≤', '=': '=', '≠': '≠' } as const;
const opposite = { '<': '≥', '>': '≤', '≤': '>', '≥': '<', '=': '≠', '≠': '=' } as const;

type Rewrite = (program: Program, random: Random) => Program;

const splitWait: Rewrite = (program, random) =>
  replaceOne(
    program,
    random,
    (each) => each.block === 'wait' && (numberIn(each, 0) ?? 0) >= 0.2,
    (each) => {
      const whole = numberIn(each, 0) ?? 0;
      const part = tenths((1 + random.below(8)) * (whole / 10));
      return [block('wait', [literal(part)]), block('wait', [literal(tenths(whole - part))])];
    },
  );

const addHarmless: Rewrite = (program, random) =>
  inOneBody(program, random, (body) => {
    const at = random.below(body.length + 1);
    return [...body.slice(0, at), random.one(harmless)(random), ...body.slice(at)];
  });

const wrap: Rewrite = (program, random) =>
  replaceOne(
    program,
    random,
    () => true,
    (each) => [
      random.one([
        block('repeat', [literal(1)], [[each]]),
        block('if', [{ kind: 'not', of: never }], [[each]]),
        block('if', [never], [[block('all-lights-off')], [each]]),
      ]),
    ],
  );

const unroll: Rewrite = (program, random) =>
  replaceOne(
    program,
    random,
    (each) => each.block === 'repeat' && (numberIn(each, 0) ?? 9) <= 5,
    (each) => Array.from({ length: numberIn(each, 0) ?? 0 }, () => each.arms[0] ?? []).flat(),
  );

const calculate: Rewrite = (program, random) =>
  replaceOne(
    program,
    random,
    (each) => each.block === 'wait' && (numberIn(each, 0) ?? 0) > 0.1,
    (each) => [block('wait', [sum(numberIn(each, 0) ?? 0)])],
  );

const nameTheTime: Rewrite = (program, random) =>
  replaceOne(
    program,
    random,
    (each) => each.block === 'wait' && numberIn(each, 0) !== null,
    (each) => [
      block('set', [word('pause'), literal(numberIn(each, 0) ?? 0)]),
      block('wait', [{ kind: 'variable', name: 'pause' }]),
    ],
  );

const isChoice = ({ block: id, arms, slots }: Block): boolean =>
  id === 'if' && slots.length === 1 && slots[0]?.kind === 'comparison' && arms.length === 2;

const turnRound: Rewrite = (program, random) =>
  replaceOne(program, random, isChoice, (each) => {
    const asked = each.slots[0] as Extract<Condition, { kind: 'comparison' }>;
    return [block('if', [{ ...asked, sign: opposite[asked.sign] }], each.arms.toReversed())];
  });

const flipSides: Rewrite = (program) =>
  mapBlocks(program, (each) => ({
    ...each,
    slots: each.slots.map((slot) =>
      slot?.kind === 'comparison'
        ? { ...slot, sign: flipped[slot.sign], left: slot.right, right: slot.left }
        : slot,
    ),
  }));

const addLoose: Rewrite = ({ stacks }, random) => ({
  stacks: [...stacks, { hat: null, body: [random.one(harmless)(random), block('all-lights-off')] }],
});

const addStack: Rewrite = ({ stacks }, random) => ({
  stacks: [
    ...stacks,
    { hat: 'when-program-starts', body: [block('set', [word('spare'), literal(random.below(50))])] },
  ],
});

const doubled: Rewrite = (program) =>
  mapBlocks(program, (each) =>
    each.block === 'forever' ? { ...each, arms: each.arms.map((arm) => [...arm, ...arm]) } : each,
  );

const recolor: Rewrite = (program, random) => {
  const color = word(random.one(colors));
  return mapBlocks(program, (each) => (each.block === 'all-lights-on' ? { ...each, slots: [color] } : each));
};

const retune: Rewrite = (program, random) => {
  const tone = word(random.one(tones));
  return mapBlocks(program, (each) =>
    each.block === 'play-tone' ? { ...each, slots: [tone, ...each.slots.slice(1)] } : each,
  );
};

export function rewritesFor({ color, pitch, fixedShape, needsLoop }: Freedom): readonly Rewrite[] {
  const free = [
    ...(color === true ? [recolor] : []),
    ...(pitch === true ? [retune] : []),
    ...(needsLoop === true ? [] : [unroll]),
  ];
  const sameSize = [calculate, flipSides, turnRound, addLoose];
  return fixedShape === true
    ? [...free, ...sameSize]
    : [...free, ...sameSize, splitWait, addHarmless, addHarmless, wrap, nameTheTime, addStack, doubled];
}

export function rewritten(
  program: Program,
  rewrites: readonly Rewrite[],
  times: number,
  random: Random,
): Program {
  let now = program;
  for (let done = 0; done < times; done += 1) now = random.one(rewrites)(now, random);
  return now;
}
