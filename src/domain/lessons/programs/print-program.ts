import { hatSpecs, statementSpecs } from './block-language.ts';
import { printExpression } from './expression-notation.ts';
import type { Block, Program, SlotContent, Stack } from './program.ts';

const slotText = (content: SlotContent): string =>
  content?.kind === 'word' ? content.word : printExpression(content);

/** Prints a block's own line without its arms: `wait (0.5) seconds`. */
export function printHead({ block, slots }: Block): string {
  const label = statementSpecs.find(({ id }) => id === block)?.label ?? block;
  let at = 0;
  return label.replaceAll('( )', () => `(${slotText(slots[at++] ?? null)})`);
}

const indented = (lines: readonly string[]): readonly string[] => lines.map((line) => `  ${line}`);
const armOf = (arm: readonly Block[]): readonly string[] => indented(arm.flatMap(linesOfBlock));

function linesOfBlock(block: Block): readonly string[] {
  const [first = [], ...others] = block.arms;
  return [
    printHead(block),
    ...armOf(first),
    ...others.flatMap((arm, at) => {
      const isElse = at + 1 >= block.slots.length;
      return [isElse ? 'else' : `else if (${slotText(block.slots[at + 1] ?? null)})`, ...armOf(arm)];
    }),
  ];
}

const printStack = ({ hat, body }: Stack): string =>
  [...hatSpecs.filter(({ id }) => id === hat).map(({ label }) => label), ...body.flatMap(linesOfBlock)].join(
    '\n',
  );

/** Prints a program in authors' notation, which `parseProgram` reads. Separates stacks by an empty line. */
export const printProgram = ({ stacks }: Program): string => stacks.map(printStack).join('\n\n');
