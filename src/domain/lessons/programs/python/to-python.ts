import { colors, directions, tones } from '../dock-words.ts';
import { wordIn } from '../evaluate.ts';
import {
  blocksWithin,
  type Block,
  type NumberExpression,
  type Program,
  type SlotContent,
} from '../program.ts';
import { pythonEngine } from './python-engine.ts';
import { conditionSlot, numberSlot } from './python-expression.ts';
import { pythonName, variablesOf } from './python-names.ts';

type Lines = readonly string[];
type Body = readonly Block[];
/** The context of a line: the whole-number variables, and the number of loops around the line. */
type Scope = { readonly whole: ReadonlySet<string>; readonly loops: number };

const indented = (lines: Lines): Lines => lines.map((line) => `    ${line}`);
const quoted = (word: string): string => `"${word}"`;

const lasts = (slot: SlotContent | undefined): boolean =>
  slot?.kind === 'number' && Math.round(slot.value * 1000) > 0;

const takesTime = (body: Body): boolean =>
  body.some(({ block, slots, arms: [inner = []] }) => {
    if (block === 'wait') return lasts(slots[0]);
    if (block === 'play-tone' || block === 'turn-motor') return lasts(slots[1]);
    if (block === 'repeat') return slots[0]?.kind === 'number' && slots[0].value >= 1 && takesTime(inner);
    return block === 'forever';
  });

/** Returns the lines of a loop's arm. Delays a turn that may take no time, so that other stacks and the button can run. */
function turnLines(body: Body, helper: string, scope: Scope): Lines {
  const inner = { ...scope, loops: scope.loops + 1 };
  const lines = body.flatMap((block) => linesOf(block, inner));
  if (takesTime(body)) return indented(lines);
  const began = inner.loops === 1 ? 'began' : `began_${inner.loops}`;
  return indented([`${began} = now()`, ...lines, `yield ${helper}(${began})`]);
}

const isCount = (slot: SlotContent | undefined): slot is Extract<NumberExpression, { kind: 'number' }> =>
  slot?.kind === 'number' && Number.isInteger(slot.value) && slot.value >= 0 && slot.value <= 1_000_000;

function repeatLines({ slots: [turns], arms: [body = []] }: Block, scope: Scope): Lines {
  const count = isCount(turns) ? String(turns.value) : `times(${numberSlot(turns, scope.whole)})`;
  return [`for _ in range(${count}):`, ...turnLines(body, 'quick_turn', scope)];
}

function ifLines({ slots, arms }: Block, scope: Scope): Lines {
  return arms.flatMap((arm, at) => {
    const slot = slots[at];
    const head =
      slot === undefined ? 'else:' : `${at === 0 ? 'if' : 'elif'} ${conditionSlot(slot, scope.whole)}:`;
    const lines = arm.flatMap((block) => linesOf(block, scope));
    return [head, ...indented(lines.length === 0 ? ['pass'] : lines)];
  });
}

type Writer = (block: Block, number: (slot: number) => string) => Lines;

const writers: Partial<Readonly<Record<Block['block'], Writer>>> = {
  wait: (_, number) => [`yield wait(${number(0)})`],
  'play-tone': ({ slots: [tone] }, number) => [
    `yield play_tone(${quoted(wordIn(tone, tones))}, ${number(1)})`,
  ],
  'turn-motor': ({ slots: [direction] }, number) => [
    `yield turn_motor(${quoted(wordIn(direction, directions))}, ${number(1)})`,
  ],
  'stop-motor': () => ['stop_motor()'],
  'all-lights-on': ({ slots: [color] }) => [`all_lights_on(${quoted(wordIn(color, colors))})`],
  'all-lights-off': () => ['all_lights_off()'],
  'light-on': ({ slots: [, color] }, number) => [`light_on(${number(0)}, ${quoted(wordIn(color, colors))})`],
  'light-off': (_, number) => [`light_off(${number(0)})`],
  set: ({ slots: [name] }, number) =>
    name?.kind === 'word' ? [`${pythonName(name.word)} = ${number(1)}`] : [],
};

function linesOf(block: Block, scope: Scope): Lines {
  const write = writers[block.block];
  if (write !== undefined) return write(block, (slot) => numberSlot(block.slots[slot], scope.whole));
  if (block.block === 'repeat') return repeatLines(block, scope);
  return block.block === 'forever'
    ? ['while True:', ...turnLines(block.arms[0] ?? [], 'forever_turn', scope)]
    : ifLines(block, scope);
}

const isNumber = (slot: SlotContent | undefined): boolean => slot?.kind === 'number';

/** Whether a variable stays whole when it is set to this value: an integer, the distance, or itself plus an integer. */
function isWhole(value: SlotContent | undefined, own: string): boolean {
  if (value === null || value === undefined || value.kind === 'distance') return true;
  if (value.kind === 'number') return Number.isInteger(value.value);
  if (value.kind === 'variable') return value.name === own;
  if (value.kind !== 'arithmetic' || value.sign === '×' || value.sign === '÷') return false;
  const { left, right } = value;
  return (isNumber(left) || isNumber(right)) && isWhole(left, own) && isWhole(right, own);
}

/** Returns variables that are only set to an integer, the distance, or themselves plus an integer; their sums need no rounding. */
function wholeVariables(program: Program): ReadonlySet<string> {
  const sets = program.stacks
    .flatMap(({ body }) => blocksWithin(body))
    .flatMap(({ block, slots: [name, value] }) =>
      block === 'set' && name?.kind === 'word' ? [{ name: name.word, value }] : [],
    );
  const names = variablesOf(program);
  return new Set(names.filter((name) => sets.every((set) => set.name !== name || isWhole(set.value, name))));
}

const hats = {
  'when-program-starts': { comment: '# when program starts', event: '"start"' },
  'when-button-pressed': { comment: '# when button pressed', event: '"press"' },
} as const;

/** Returns the program's own code and the call that runs its stacks. Each stack is a generator that yields its delay (ms). */
function partsOf(program: Program): { readonly own: Lines; readonly run: Lines } {
  const names = variablesOf(program).map(pythonName);
  const scope: Scope = { whole: wholeVariables(program), loops: 0 };
  const stacks = program.stacks.flatMap(({ hat, body }) => (hat === null ? [] : [{ ...hats[hat], body }]));
  const functions = stacks.flatMap(({ comment, body }, at) => {
    const set = names.filter((name) =>
      blocksWithin(body).some(
        ({ block, slots: [to] }) => block === 'set' && to?.kind === 'word' && pythonName(to.word) === name,
      ),
    );
    const lines = body.flatMap((block) => linesOf(block, scope));
    // MicroPython drops `if False:`. A function without a `yield` would run when it is called.
    const waits = lines.some((line) => line.startsWith('yield ') || line === 'while True:');
    return [
      '',
      '',
      comment,
      `def stack_${at + 1}():`,
      ...indented([
        ...(set.length === 0 ? [] : [`global ${set.join(', ')}`]),
        ...lines,
        ...(waits ? [] : ['yield wait(0)']),
      ]),
    ];
  });
  return {
    own: [...names.map((name) => `${name} = 0`), ...functions],
    run: [
      'try:',
      `    run([${stacks.map(({ event }, at) => `(${event}, stack_${at + 1})`).join(', ')}])`,
      'except KeyboardInterrupt:',
      '    pass',
      'finally:',
      '    dock.off()',
      '',
    ],
  };
}

/**
 * Translates a program to MicroPython with the same timing. The result needs a module `dock`; see `pythonEngine`. Leaves out blocks without
 * a hat.
 */
export function toPython(program: Program): string {
  const { own, run } = partsOf(program);
  return [
    'from math import floor',
    'import dock',
    '',
    'moment = 0',
    ...own,
    '',
    '',
    pythonEngine,
    '',
    ...run,
  ].join('\n');
}

/** The module `blocks` of a board: the part that is the same in every program. */
export const blocksModule = `from math import floor\nimport dock\n\nmoment = 0\n\n\n${pythonEngine}`;

/** Translates a program for a board that has the modules `dock` and `blocks`, which saves memory on the board. */
export function toBoardPython(program: Program): string {
  const { own, run } = partsOf(program);
  return ['import dock', 'from blocks import *', '', ...own, '', '', ...run].join('\n');
}
