import type * as Blockly from 'blockly/core';
import { blockCategories, type BlockCategory } from '#domain/lessons/programs/block-category.ts';
import type { LessonBlock } from '#domain/lessons/lessons/lesson.ts';
import {
  blockLanguage,
  blockOfLabel,
  type BlockId,
  type SlotSpec,
} from '#domain/lessons/programs/block-language.ts';
import { ifType, slotName, styleOf } from './blockly-shapes.ts';
import { tryItWords } from './messages/en/try-it.ts';

type Item = Blockly.utils.toolbox.ToolboxItemInfo;
type BlockInfo = {
  readonly kind: 'block';
  readonly type: string;
  readonly fields?: Record<string, string>;
  readonly inputs?: Record<string, unknown>;
};

const shadow = (text: string) => ({ shadow: { type: 'number', fields: { NUM: text } } });

const inputsOf = (slots: readonly SlotSpec[]): Record<string, unknown> =>
  Object.fromEntries(
    slots.flatMap((slot, at) =>
      slot.kind === 'number' ? [[slotName(at), shadow(String(slot.preset))]] : [],
    ),
  );

const fieldsOf = (slots: readonly SlotSpec[]): Record<string, string> =>
  Object.fromEntries(
    slots.flatMap((slot, at) => (slot.kind === 'choice' ? [[slotName(at), slot.preset]] : [])),
  );

const two = { [slotName(0)]: shadow(''), [slotName(1)]: shadow('') };
const comparing: readonly BlockInfo[] = [
  { kind: 'block', type: 'comparison', inputs: two },
  { kind: 'block', type: 'both' },
  { kind: 'block', type: 'not' },
];

function itemsOf(id: BlockId): readonly BlockInfo[] {
  if (id === 'if') {
    const forms = [ifType(1, false), ifType(1, true), ifType(2, true)];
    return [...forms.map((type): BlockInfo => ({ kind: 'block', type })), ...comparing];
  }
  const slots = blockLanguage.find((spec) => spec.id === id)?.slots ?? [];
  const block: BlockInfo = { kind: 'block', type: id, fields: fieldsOf(slots), inputs: inputsOf(slots) };
  return [block];
}

/** The keys with which the editor requests the blocks of 'Variables' and a new variable. */
export const variablesKey = 'VARIABLE_BLOCKS';
export const makeVariableKey = 'MAKE_VARIABLE';

/**
 * Returns the blocks of 'Variables', newest variable first. `names` are oldest first. If empty, returns the blocks of a variable that Blockly creates on first
 * use.
 */
export function variableItems(names: readonly string[]): readonly Record<string, unknown>[] {
  const named = names.length === 0 ? [undefined] : names.toReversed();
  const fields = (field: string, name: string | undefined) =>
    name === undefined ? {} : { fields: { [field]: { name, type: '' } } };
  return [
    { kind: 'button', text: tryItWords.makeVariable.action, callbackkey: makeVariableKey },
    {
      kind: 'block',
      type: 'set',
      inputs: { [slotName(1)]: shadow('0') },
      ...fields(slotName(0), named[0]),
    },
    ...named.map((name) => ({ kind: 'block', type: 'variable', ...fields('VAR', name) })),
    { kind: 'block', type: 'arithmetic', inputs: two },
  ];
}

/** Returns the toolbox: the lesson's blocks by category, or all blocks if the lesson lists none. */
export function toolboxOf(lessonBlocks: readonly LessonBlock[]): Blockly.utils.toolbox.ToolboxInfo {
  const named = lessonBlocks.flatMap(({ label }) => blockOfLabel(label)?.id ?? []);
  const taught = new Set<BlockId>(named.length === 0 ? blockLanguage.map(({ id }) => id) : named);
  const category = (name: BlockCategory): readonly Item[] => {
    const look = { kind: 'category', name, categorystyle: styleOf(name) } as const;
    if (name === 'Variables') return taught.has('set') ? [{ ...look, custom: variablesKey }] : [];
    const contents = blockLanguage
      .filter(({ id, category }) => category === name && taught.has(id))
      .flatMap(({ id }) => itemsOf(id));
    return contents.length === 0 ? [] : [{ ...look, contents: [...contents] } as Item];
  };
  return { kind: 'categoryToolbox', contents: blockCategories.flatMap(category) };
}
