import { blocksWithin, type Block, type Expression, type Program, type SlotContent } from './program.ts';
import { fits } from './parse-program.ts';
import { printHead } from './print-program.ts';

export type RunProblem =
  | { readonly kind: 'program/nothing-starts' }
  | { readonly kind: 'program/empty-slot'; readonly block: string }
  | { readonly kind: 'program/huge' };

const hasGap = (value: Expression | null): boolean => {
  if (value === null) return true;
  switch (value.kind) {
    case 'number':
    case 'variable':
    case 'distance':
      return false;
    case 'not':
      return hasGap(value.of);
    case 'arithmetic':
    case 'comparison':
    case 'both':
      break;
  }
  return hasGap(value.left) || hasGap(value.right);
};

const isGap = (slot: SlotContent): boolean => slot?.kind !== 'word' && hasGap(slot);
const hasEmptySlot = ({ slots }: Block): boolean => slots.some(isGap);

/** Returns the problems that prevent a run; empty if there are none. Blocks without a hat are no problem, because they do not run. */
export function runProblems(program: Program): readonly RunProblem[] {
  if (!fits(program)) return [{ kind: 'program/huge' }];
  const started = program.stacks.filter(({ hat }) => hat !== null);
  if (started.length === 0) return [{ kind: 'program/nothing-starts' }];
  return started
    .flatMap(({ body }) => blocksWithin(body))
    .filter(hasEmptySlot)
    .map((block) => ({ kind: 'program/empty-slot', block: printHead(block) }));
}
