import type { HatId, StatementId } from './block-language.ts';

export const arithmeticSigns = ['+', '-', '×', '÷'] as const;
export type ArithmeticSign = (typeof arithmeticSigns)[number];
export const comparisonSigns = ['<', '>', '=', '≤', '≥', '≠'] as const;
export type ComparisonSign = (typeof comparisonSigns)[number];

/** A numeric expression. A null operand is an empty slot. */
export type NumberExpression =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'distance' }
  | {
      readonly kind: 'arithmetic';
      readonly sign: ArithmeticSign;
      readonly left: NumberExpression | null;
      readonly right: NumberExpression | null;
    };

/** A condition. A null operand is an empty slot. */
export type Condition =
  | {
      readonly kind: 'comparison';
      readonly sign: ComparisonSign;
      readonly left: NumberExpression | null;
      readonly right: NumberExpression | null;
    }
  | {
      readonly kind: 'both';
      readonly word: 'and' | 'or';
      readonly left: Condition | null;
      readonly right: Condition | null;
    }
  | { readonly kind: 'not'; readonly of: Condition | null };

export type Expression = NumberExpression | Condition;
/** The contents of a slot: an expression, a word (or a variable's name), or nothing. */
export type SlotContent = Expression | { readonly kind: 'word'; readonly word: string } | null;

/**
 * A block with its slots in the order of its label. `repeat` and `forever` have one arm. `if` has one slot and one arm per condition (`if`,
 * `else if`, …) and one more arm for an `else`.
 */
export type Block = {
  readonly block: StatementId;
  readonly slots: readonly SlotContent[];
  readonly arms: readonly (readonly Block[])[];
};

/** The blocks under a hat. Blocks without a hat (`hat: null`) never run. */
export type Stack = { readonly hat: HatId | null; readonly body: readonly Block[] };

export type Program = { readonly stacks: readonly Stack[] };

/** Size limits of a program, which an editor loads at once. The largest program of a lesson has 16 blocks in four levels. */
export const programLimits = {
  blocks: 200,
  values: 800,
  depth: 20,
  stacks: 30,
  textLength: 20_000,
} as const;

/** Returns all blocks, including nested ones. */
export const blocksWithin = (body: readonly Block[]): readonly Block[] =>
  body.flatMap((block) => [block, ...block.arms.flatMap(blocksWithin)]);

/** Returns the number of blocks, including hats. */
export const sizeOf = ({ stacks }: Program): number =>
  stacks.reduce((sum, { hat, body }) => sum + (hat === null ? 0 : 1) + blocksWithin(body).length, 0);

const valuesIn = (content: SlotContent): number => {
  if (content === null) return 0;
  if ('of' in content) return 1 + valuesIn(content.of);
  return 'left' in content ? 1 + valuesIn(content.left) + valuesIn(content.right) : 1;
};

/** Returns the number of values in slots, including nested ones, because an editor draws each value as a block. */
export const countValues = ({ stacks }: Program): number =>
  stacks
    .flatMap(({ body }) => blocksWithin(body))
    .flatMap(({ slots }) => slots)
    .reduce((sum, slot) => sum + valuesIn(slot), 0);

/** Returns the nesting depth of blocks; 1 without nesting. */
export const depthOf = (body: readonly Block[]): number =>
  body.reduce(
    (most, { arms }) => Math.max(most, 1 + arms.reduce((m, arm) => Math.max(m, depthOf(arm)), 0)),
    0,
  );

/** Whether a name is valid for a variable: one word of letters, digits and `_`, not reserved by the language. */
export const isVariableName = (name: string): boolean =>
  /^[\p{L}_][\p{L}\d_]{0,29}$/u.test(name) && !['and', 'or', 'not'].includes(name);

/** A problem of a program's text. Lines count from 1. */
export type ProgramProblem =
  | { readonly kind: 'program/unknown-block'; readonly line: number; readonly text: string }
  | { readonly kind: 'program/bad-slot'; readonly line: number; readonly text: string }
  | { readonly kind: 'program/bad-indent'; readonly line: number }
  | { readonly kind: 'program/else-without-if'; readonly line: number }
  | { readonly kind: 'program/hat-inside'; readonly line: number; readonly text: string }
  | { readonly kind: 'program/too-large'; readonly most: number };
