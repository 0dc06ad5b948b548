import fc from 'fast-check';
import type { StatementId } from '#domain/lessons/programs/block-language.ts';
import { colors, directions, tones } from '#domain/lessons/programs/dock-words.ts';
import { parseProgram } from '#domain/lessons/programs/parse-program.ts';
import {
  arithmeticSigns,
  comparisonSigns,
  type Block,
  type Condition,
  type NumberExpression,
  type Program,
  type SlotContent,
} from '#domain/lessons/programs/program.ts';

export function program(text: string): Program {
  const read = parseProgram(text);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

export const aProgramOf = (blocks: number): Program => ({
  stacks: [
    {
      hat: 'when-program-starts',
      body: Array.from({ length: blocks - 1 }, () => ({ block: 'stop-motor', slots: [], arms: [] })),
    },
  ],
});

const name = fc.constantFrom('crates', 'there', 'alarm', 'depth', 'Höhe', 'x_1');
const gap = fc.constant(null);

const { value: numbers, condition } = fc.letrec<{ value: NumberExpression; condition: Condition }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc
      .integer({ min: -50, max: 500 })
      .map((tenths): NumberExpression => ({ kind: 'number', value: tenths / 10 })),
    name.map((each): NumberExpression => ({ kind: 'variable', name: each })),
    fc.constant<NumberExpression>({ kind: 'distance' }),
    fc.record({
      kind: fc.constant('arithmetic' as const),
      sign: fc.constantFrom(...arithmeticSigns),
      left: fc.oneof(tie('value'), gap),
      right: fc.oneof(tie('value'), gap),
    }),
  ),
  condition: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.record({
      kind: fc.constant('comparison' as const),
      sign: fc.constantFrom(...comparisonSigns),
      left: fc.oneof(tie('value'), gap),
      right: fc.oneof(tie('value'), gap),
    }),
    fc.record({
      kind: fc.constant('both' as const),
      word: fc.constantFrom('and' as const, 'or' as const),
      left: fc.oneof(tie('condition'), gap),
      right: fc.oneof(tie('condition'), gap),
    }),
    fc.record({ kind: fc.constant('not' as const), of: fc.oneof(tie('condition'), gap) }),
  ),
}));

const word = (from: fc.Arbitrary<string>) =>
  fc.oneof(
    from.map((each): SlotContent => ({ kind: 'word', word: each })),
    gap,
  );
const numeric = fc.oneof(numbers, gap);
const conditional = fc.oneof(condition, gap);

const block = (
  id: StatementId,
  slots: fc.Arbitrary<readonly SlotContent[]>,
  arms: fc.Arbitrary<readonly (readonly Block[])[]> = fc.constant([]),
): fc.Arbitrary<Block> => fc.record({ block: fc.constant(id), slots, arms });

const { body } = fc.letrec<{ body: readonly Block[] }>((tie) => ({
  body: fc.array(
    fc.oneof(
      { maxDepth: 4 },
      block('turn-motor', fc.tuple(word(fc.constantFrom(...directions)), numeric)),
      block('stop-motor', fc.constant([])),
      block('all-lights-on', fc.tuple(word(fc.constantFrom(...colors)))),
      block('all-lights-off', fc.constant([])),
      block('light-on', fc.tuple(numeric, word(fc.constantFrom(...colors)))),
      block('light-off', fc.tuple(numeric)),
      block('play-tone', fc.tuple(word(fc.constantFrom(...tones)), numeric)),
      block('wait', fc.tuple(numeric)),
      block('set', fc.tuple(word(name), numeric)),
      block('repeat', fc.tuple(numeric), fc.tuple(tie('body'))),
      block('forever', fc.constant([]), fc.tuple(tie('body'))),
      fc
        .tuple(fc.array(conditional, { minLength: 1, maxLength: 3 }), fc.boolean())
        .chain(([slots, otherwise]) => {
          const size = slots.length + (otherwise ? 1 : 0);
          return block('if', fc.constant(slots), fc.array(tie('body'), { minLength: size, maxLength: size }));
        }),
    ),
    { maxLength: 4 },
  ),
}));

/** Any program, including several stacks, stacks without a hat, empty slots and endless loops. */
export const programs: fc.Arbitrary<Program> = fc.record({
  stacks: fc.array(
    fc.oneof(
      fc.record({
        hat: fc.constantFrom('when-program-starts' as const, 'when-button-pressed' as const),
        body,
      }),
      fc.record({ hat: fc.constant(null), body: body.filter((blocks) => blocks.length > 0) }),
    ),
    { minLength: 1, maxLength: 4 },
  ),
});
