import type { HatId, StatementId } from './block-language.ts';

export const arithmeticSigns = ['+', '-', '×', '÷'] as const;
export type ArithmeticSign = (typeof arithmeticSigns)[number];
export const comparisonSigns = ['<', '>', '=', '≤', '≥', '≠'] as const;
export type ComparisonSign = (typeof comparisonSigns)[number];

/** What works out to a number. A side that is null is an empty slot. */
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

/** What works out to yes or no. A side that is null is an empty slot. */
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
/** What stands in a slot: an expression, one of the slot's words (or a variable's name), or nothing. */
export type SlotContent = Expression | { readonly kind: 'word'; readonly word: string } | null;

/**
 * One block of a stack with its slots in the order of its label. `repeat` and `forever` have one arm. `if` has one slot
 * and one arm per condition (`if`, `else if`, …) and one arm more when it has an `else`.
 */
export type Block = {
  readonly block: StatementId;
  readonly slots: readonly SlotContent[];
  readonly arms: readonly (readonly Block[])[];
};

/** Blocks under what starts them; without that (`hat: null`) they lie loose and nobody starts them. */
export type Stack = { readonly hat: HatId | null; readonly body: readonly Block[] };

/** What a student builds in one go: stacks side by side. */
export type Program = { readonly stacks: readonly Stack[] };

/** The most that a program may have: what an editor loads at once. A lesson's largest has 16 blocks, four deep. */
export const programLimits = {
  blocks: 200,
  values: 800,
  depth: 20,
  stacks: 30,
  textLength: 20_000,
} as const;

/** All blocks of these arms, the inner ones too. */
export const blocksWithin = (body: readonly Block[]): readonly Block[] =>
  body.flatMap((block) => [block, ...block.arms.flatMap(blocksWithin)]);

/** How many blocks a program has, what starts the stacks included. */
export const sizeOf = ({ stacks }: Program): number =>
  stacks.reduce((sum, { hat, body }) => sum + (hat === null ? 0 : 1) + blocksWithin(body).length, 0);

const valuesIn = (content: SlotContent): number => {
  if (content === null) return 0;
  if ('of' in content) return 1 + valuesIn(content.of);
  return 'left' in content ? 1 + valuesIn(content.left) + valuesIn(content.right) : 1;
};

/** How many values stand in a program's slots, those within values too: an editor draws each as a block of its own. */
export const valuesOf = ({ stacks }: Program): number =>
  stacks
    .flatMap(({ body }) => blocksWithin(body))
    .flatMap(({ slots }) => slots)
    .reduce((sum, slot) => sum + valuesIn(slot), 0);

/** How deep blocks stand within blocks; 1 where none stands in another. */
export const depthOf = (body: readonly Block[]): number =>
  body.reduce(
    (most, { arms }) => Math.max(most, 1 + arms.reduce((m, arm) => Math.max(m, depthOf(arm)), 0)),
    0,
  );

/** Whether a variable may have this name: one word of letters, digits and `_`, not one that the language uses. */
export const isVariableName = (name: string): boolean =>
  /^[\p{L}_][\p{L}\d_]{0,29}$/u.test(name) && !['and', 'or', 'not'].includes(name);

/** What is wrong with a program as written. Lines count from 1. */
export type ProgramProblem =
  | { readonly kind: 'program/unknown-block'; readonly line: number; readonly text: string }
  | { readonly kind: 'program/bad-slot'; readonly line: number; readonly text: string }
  | { readonly kind: 'program/bad-indent'; readonly line: number }
  | { readonly kind: 'program/else-without-if'; readonly line: number }
  | { readonly kind: 'program/hat-inside'; readonly line: number; readonly text: string }
  | { readonly kind: 'program/too-large'; readonly most: number };
