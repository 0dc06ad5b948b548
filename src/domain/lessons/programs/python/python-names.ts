import { trimEnd } from '../../../platform/text/trim-end.ts';
import {
  blocksWithin,
  type NumberExpression,
  type Condition,
  type Program,
  type SlotContent,
} from '../program.ts';

/** Names that are not allowed for variables in Python: keywords, and names that the program uses. */
const taken = new Set(
  `False None True and as assert async await break class continue def del elif else except finally for from global if import in is
  lambda nonlocal not or pass raise return try while with yield dock floor int len range enumerate next max min run stacks num divide
  times seconds wait now distance all_lights_on all_lights_off light_on light_off play_tone turn_motor stop_motor moment quick_turn
  forever_turn KeyboardInterrupt StopIteration began`.split(/\s+/),
);
const isTaken = (name: string): boolean => taken.has(name) || /^(?:stack|began)_\d+$/.test(name);

/** Returns a variable's name in Python; appends `_` to a reserved word. */
export const pythonName = (name: string): string => (isTaken(trimEnd(name, /_/)) ? `${name}_` : name);

function readIn(value: NumberExpression | Condition | null): readonly string[] {
  if (value === null) return [];
  if (value.kind === 'variable') return [value.name];
  if (value.kind === 'not') return readIn(value.of);
  return 'left' in value ? [...readIn(value.left), ...readIn(value.right)] : [];
}

const namesIn = (slot: SlotContent): readonly string[] => (slot?.kind === 'word' ? [] : readIn(slot));

export function variablesOf({ stacks }: Program): readonly string[] {
  const blocks = stacks.flatMap(({ hat, body }) => (hat === null ? [] : blocksWithin(body)));
  const names = blocks.flatMap(({ block, slots }) => [
    ...(block === 'set' && slots[0]?.kind === 'word' ? [slots[0].word] : []),
    ...slots.flatMap(namesIn),
  ]);
  return [...new Set(names)];
}
