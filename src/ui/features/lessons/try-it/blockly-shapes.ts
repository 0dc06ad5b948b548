import * as Blockly from 'blockly/core';
import * as english from 'blockly/msg/en';
import {
  distanceSpec,
  hatSpecs,
  statementSpecs,
  type BlockSpec,
  type SlotSpec,
} from '#domain/lessons/programs/block-language.ts';
import { arithmeticSigns, comparisonSigns } from '#domain/lessons/programs/program.ts';

export const slotName = (at: number): string => `SLOT${at}`;
export const armName = (at: number): string => `ARM${at}`;
/** Returns the type of an `if` with this number of conditions, with or without `else`. */
export const ifType = (conditions: number, otherwise: boolean): string =>
  `if_${conditions}_${otherwise ? 1 : 0}`;

export const styleOf = (category: string): string => `by-${category}`;

type Definition = Record<string, unknown>;

const options = (words: readonly string[]): readonly (readonly [string, string])[] =>
  words.map((word) => [word, word]);

function argOf(slot: SlotSpec, at: number): Definition {
  const name = slotName(at);
  switch (slot.kind) {
    case 'number':
      return { type: 'input_value', name, check: 'Number' };
    case 'condition':
      return { type: 'input_value', name, check: 'Boolean' };
    case 'choice':
      return { type: 'field_dropdown', name, options: options(slot.options) };
    case 'name':
      break;
  }
  return { type: 'field_variable', name, variable: slot.preset };
}

function definitionOf({ id, category, shape, label, slots, arms }: BlockSpec): Definition {
  let at = 0;
  const message = label.replaceAll('( )', () => `%${(at += 1)}`);
  return {
    type: id,
    style: styleOf(category),
    message0: message,
    args0: slots.map(argOf),
    inputsInline: true,
    ...(arms ? { message1: '%1', args1: [{ type: 'input_statement', name: armName(0) }] } : {}),
    ...(shape === 'value' ? { output: 'Number' } : { nextStatement: null }),
    ...(shape === 'statement' ? { previousStatement: null } : {}),
  };
}

const between = (type: string, signs: readonly string[], check: string, output: string): Definition => ({
  type,
  style: styleOf('Control'),
  message0: '%1 %2 %3',
  args0: [
    { type: 'input_value', name: slotName(0), check },
    { type: 'field_dropdown', name: 'SIGN', options: options(signs) },
    { type: 'input_value', name: slotName(1), check },
  ],
  inputsInline: true,
  output,
});

const valueDefinitions: readonly Definition[] = [
  {
    type: 'number',
    style: styleOf('Variables'),
    message0: '%1',
    args0: [{ type: 'field_input', name: 'NUM', text: '' }],
    extensions: ['numbers_only'],
    output: 'Number',
  },
  {
    type: 'variable',
    style: styleOf('Variables'),
    message0: '%1',
    args0: [{ type: 'field_variable', name: 'VAR', variable: 'count' }],
    output: 'Number',
  },
  between('arithmetic', arithmeticSigns, 'Number', 'Number'),
  between('comparison', comparisonSigns, 'Number', 'Boolean'),
  between('both', ['and', 'or'], 'Boolean', 'Boolean'),
  {
    type: 'not',
    style: styleOf('Control'),
    message0: 'not %1',
    args0: [{ type: 'input_value', name: slotName(0), check: 'Boolean' }],
    output: 'Boolean',
  },
];

function ifDefinition(conditions: number, otherwise: boolean): Definition {
  const definition: Definition = {
    type: ifType(conditions, otherwise),
    style: styleOf('Control'),
    inputsInline: true,
    previousStatement: null,
    nextStatement: null,
  };
  let line = 0;
  const add = (message: string, args: readonly Definition[]): void => {
    definition[`message${line}`] = message;
    definition[`args${line}`] = args;
    line += 1;
  };
  for (let at = 0; at < conditions; at += 1) {
    add(at === 0 ? 'if %1' : 'else if %1', [{ type: 'input_value', name: slotName(at), check: 'Boolean' }]);
    add('%1', [{ type: 'input_statement', name: armName(at) }]);
  }
  if (otherwise) {
    add('else', []);
    add('%1', [{ type: 'input_statement', name: armName(conditions) }]);
  }
  return definition;
}

const define = (definitions: readonly Definition[]): void => {
  const fresh = definitions.filter(({ type }) => !(String(type) in Blockly.Blocks));
  Blockly.common.defineBlocks(Blockly.common.createBlockDefinitionsFromJsonArray([...fresh]));
};

/** Registers an `if` of this shape with the editor, and returns its type. */
export function defineIf(conditions: number, otherwise: boolean): string {
  define([ifDefinition(conditions, otherwise)]);
  return ifType(conditions, otherwise);
}

const asNumber = (text: string): string | null => {
  const plain = text.trim().replace(',', '.');
  return plain === '' || /^-?\d{1,9}(?:\.\d{1,6})?$/.test(plain) ? plain : null;
};

const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';

let defined = false;

export function defineBlocks(): void {
  if (defined) return;
  defined = true;
  Blockly.setLocale(Object.fromEntries(Object.entries(english).filter(isText)));
  Blockly.Extensions.register('numbers_only', function numbersOnly(this: Blockly.Block) {
    this.getField('NUM')?.setValidator(asNumber);
  });
  const plain = statementSpecs.filter(({ id }) => id !== 'if');
  define([...[...hatSpecs, ...plain, distanceSpec].map(definitionOf), ...valueDefinitions]);
  for (const [conditions, otherwise] of [
    [1, false],
    [1, true],
    [2, true],
  ] as const) {
    defineIf(conditions, otherwise);
  }
}
