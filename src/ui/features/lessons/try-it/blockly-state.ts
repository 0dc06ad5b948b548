import type * as Blockly from 'blockly/core';
import { statementSpecs } from '#domain/lessons/programs/block-language.ts';
import type {
  Block,
  Condition,
  NumberExpression,
  Program,
  SlotContent,
} from '#domain/lessons/programs/program.ts';
import { armName, defineIf, slotName } from './blockly-shapes.ts';

type State = Blockly.serialization.blocks.State;
type Connection = Blockly.serialization.blocks.ConnectionState;

const numberState = (text: string): Connection => ({ shadow: { type: 'number', fields: { NUM: text } } });

function numberConnection(value: NumberExpression | null): Connection {
  if (value === null) return numberState('');
  if (value.kind === 'number') return numberState(String(value.value));
  return { ...numberState(''), block: valueState(value) };
}

function valueState(value: Exclude<NumberExpression, { kind: 'number' }> | Condition): State {
  switch (value.kind) {
    case 'variable':
      return { type: 'variable', fields: { VAR: { name: value.name, type: '' } } };
    case 'distance':
      return { type: 'distance' };
    case 'arithmetic':
    case 'comparison':
      return {
        type: value.kind,
        fields: { SIGN: value.sign },
        inputs: { [slotName(0)]: numberConnection(value.left), [slotName(1)]: numberConnection(value.right) },
      };
    case 'both':
      return {
        type: 'both',
        fields: { SIGN: value.word },
        inputs: { ...conditionInput(0, value.left), ...conditionInput(1, value.right) },
      };
    case 'not':
      break;
  }
  return { type: 'not', inputs: conditionInput(0, value.of) };
}

const conditionInput = (at: number, value: Condition | null): Record<string, Connection> =>
  value === null ? {} : { [slotName(at)]: { block: valueState(value) } };

const isCondition = (value: SlotContent): value is Condition =>
  value?.kind === 'comparison' || value?.kind === 'both' || value?.kind === 'not';

function slotInputs(block: Block): { fields: Record<string, unknown>; inputs: Record<string, Connection> } {
  const specs = statementSpecs.find(({ id }) => id === block.block)?.slots ?? [];
  const fields: Record<string, unknown> = {};
  const inputs: Record<string, Connection> = {};
  block.slots.forEach((content, at) => {
    const spec = specs[Math.min(at, specs.length - 1)];
    if (content?.kind === 'word')
      fields[slotName(at)] = spec?.kind === 'name' ? { name: content.word, type: '' } : content.word;
    else if (isCondition(content)) Object.assign(inputs, conditionInput(at, content));
    else if (spec?.kind === 'number') inputs[slotName(at)] = numberConnection(content);
  });
  return { fields, inputs };
}

function chain(blocks: readonly Block[], at = 0): State | null {
  const block = blocks[at];
  if (block === undefined) return null;
  const next = chain(blocks, at + 1);
  const { fields, inputs } = slotInputs(block);
  block.arms.forEach((arm, number) => {
    const first = chain(arm);
    if (first !== null) inputs[armName(number)] = { block: first };
  });
  const type =
    block.block === 'if' ? defineIf(block.slots.length, block.arms.length > block.slots.length) : block.block;
  return { type, fields, inputs, ...(next === null ? {} : { next: { block: next } }) };
}

export function blocklyStateOf({ stacks }: Program): Record<string, unknown> {
  let y = 20;
  const blocks = stacks.flatMap(({ hat, body }) => {
    const inner = chain(body);
    const outer = hat === null ? inner : { type: hat, ...(inner === null ? {} : { next: { block: inner } }) };
    if (outer === null) return [];
    const placed = { ...outer, x: 20, y };
    y += 120 + 60 * body.length;
    return [placed];
  });
  return { blocks: { languageVersion: 0, blocks } };
}
