import type * as Blockly from 'blockly/core';
import { hatSpecs, statementSpecs } from '#domain/lessons/programs/block-language.ts';
import {
  arithmeticSigns,
  comparisonSigns,
  isVariableName,
  type Block,
  type Condition,
  type NumberExpression,
  type Program,
  type SlotContent,
} from '#domain/lessons/programs/program.ts';
import { armName, slotName } from './blockly-shapes.ts';

const signIn = <T extends string>(block: Blockly.Block, signs: readonly [T, ...T[]]): T =>
  signs.find((sign) => sign === block.getFieldValue('SIGN')) ?? signs[0];

const variableName = (block: Blockly.Block, field: string): string => {
  const name = (block.getField(field)?.getText() ?? '').trim().replace(/[^\p{L}\d_]+/gu, '_');
  return isVariableName(name) ? name : 'count';
};

function numberOf(block: Blockly.Block | null): NumberExpression | null {
  if (block === null) return null;
  switch (block.type) {
    case 'number': {
      const text = String(block.getFieldValue('NUM'));
      return text === '' ? null : { kind: 'number', value: Number(text) };
    }
    case 'variable':
      return { kind: 'variable', name: variableName(block, 'VAR') };
    case 'distance':
      return { kind: 'distance' };
    case 'arithmetic':
      return {
        kind: 'arithmetic',
        sign: signIn(block, arithmeticSigns),
        left: numberOf(block.getInputTargetBlock(slotName(0))),
        right: numberOf(block.getInputTargetBlock(slotName(1))),
      };
    default:
      return null;
  }
}

function conditionOf(block: Blockly.Block | null): Condition | null {
  if (block === null) return null;
  switch (block.type) {
    case 'comparison':
      return {
        kind: 'comparison',
        sign: signIn(block, comparisonSigns),
        left: numberOf(block.getInputTargetBlock(slotName(0))),
        right: numberOf(block.getInputTargetBlock(slotName(1))),
      };
    case 'both':
      return {
        kind: 'both',
        word: signIn(block, ['and', 'or']),
        left: conditionOf(block.getInputTargetBlock(slotName(0))),
        right: conditionOf(block.getInputTargetBlock(slotName(1))),
      };
    case 'not':
      return { kind: 'not', of: conditionOf(block.getInputTargetBlock(slotName(0))) };
    default:
      return null;
  }
}

/** The editor's id of each block, by the block's place in the program that the machine runs. */
export type Places = Map<string, string>;

function blocksFrom(first: Blockly.Block | null, path: string, places: Places): readonly Block[] {
  const blocks: Block[] = [];
  for (let block = first; block !== null; block = block.getNextBlock()) {
    const place = `${path}.${blocks.length}`;
    const read = blockOf(block, place, places);
    if (read === null) continue;
    places.set(place, block.id);
    blocks.push(read);
  }
  return blocks;
}

function blockOf(block: Blockly.Block, place: string, places: Places): Block | null {
  const form = /^if_(?<conditions>\d+)_(?<otherwise>[01])$/.exec(block.type)?.groups;
  const arm = (at: number): readonly Block[] =>
    blocksFrom(block.getInputTargetBlock(armName(at)), `${place}.${at}`, places);
  if (form !== undefined) {
    const conditions = Array.from({ length: Number(form['conditions']) }, (_, at) => at);
    return {
      block: 'if',
      slots: conditions.map((at) => conditionOf(block.getInputTargetBlock(slotName(at)))),
      arms: [...conditions.map(arm), ...(form['otherwise'] === '1' ? [arm(conditions.length)] : [])],
    };
  }
  const spec = statementSpecs.find(({ id }) => id === block.type);
  if (spec === undefined) return null;
  const slots = spec.slots.map((slot, at): SlotContent => {
    if (slot.kind === 'choice') return { kind: 'word', word: String(block.getFieldValue(slotName(at))) };
    if (slot.kind === 'name') return { kind: 'word', word: variableName(block, slotName(at)) };
    return numberOf(block.getInputTargetBlock(slotName(at)));
  });
  return { block: spec.id, slots, arms: spec.arms ? [arm(0)] : [] };
}

/** Returns the program in the editor and the places of its blocks. Leaves out unattached values. */
export function programIn(workspace: Blockly.Workspace): {
  readonly program: Program;
  readonly places: Places;
} {
  const places: Places = new Map();
  const stacks: Program['stacks'][number][] = [];
  for (const top of workspace.getTopBlocks(true)) {
    const hat = hatSpecs.find(({ id }) => id === top.type)?.id ?? null;
    const body = blocksFrom(hat === null ? top : top.getNextBlock(), String(stacks.length), places);
    if (hat !== null || body.length > 0) stacks.push({ hat, body });
  }
  return { program: { stacks }, places };
}
