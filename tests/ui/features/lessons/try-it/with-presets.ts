import { statementSpecs } from '#domain/lessons/programs/block-language.ts';
import type { Block, Program, SlotContent } from '#domain/lessons/programs/program.ts';

function presetOf(id: Block['block'], at: number): SlotContent {
  const slot = statementSpecs.find((spec) => spec.id === id)?.slots[at];
  if (slot?.kind === 'choice') return { kind: 'word', word: slot.options[0] ?? '' };
  return slot?.kind === 'name' ? { kind: 'word', word: slot.preset } : null;
}

const filled = (block: Block): Block => ({
  ...block,
  slots: block.slots.map((slot, at) => slot ?? presetOf(block.block, at)),
  arms: block.arms.map((arm) => arm.map(filled)),
});

/** Fills empty menus and names, which cannot be empty in the editor. */
export const withPresets = ({ stacks }: Program): Program => ({
  stacks: stacks.map(({ hat, body }) => ({ hat, body: body.map(filled) })),
});
