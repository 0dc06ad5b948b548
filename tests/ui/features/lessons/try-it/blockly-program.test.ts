import * as Blockly from 'blockly/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fits } from '#domain/lessons/programs/parse-program.ts';
import { printProgram } from '#domain/lessons/programs/print-program.ts';
import { withPresets } from './with-presets.ts';
import { programIn } from '#ui/features/lessons/try-it/blockly-program.ts';
import { defineBlocks } from '#ui/features/lessons/try-it/blockly-shapes.ts';
import { blocklyStateOf } from '#ui/features/lessons/try-it/blockly-state.ts';
import { toolboxOf, variableItems } from '#ui/features/lessons/try-it/blockly-toolbox.ts';
import { program, programs } from '../../../../unit/domain/lessons/programs/programs.ts';

defineBlocks();

function throughEditor(each: Parameters<typeof blocklyStateOf>[0]) {
  const workspace = new Blockly.Workspace();
  try {
    Blockly.serialization.workspaces.load(blocklyStateOf(each), workspace);
    return programIn(workspace);
  } finally {
    workspace.dispose();
  }
}

test('the editor shows a program unchanged: stacks, slots, branches and empty slots', () => {
  fc.assert(
    fc.property(programs.filter(fits), (each) => {
      expect(printProgram(throughEditor(each).program)).toBe(printProgram(withPresets(each)));
    }),
    { numRuns: 60 },
  );
});

test('each block of the editor has the same position as in the machine', () => {
  const { places } = throughEditor(
    program('when button pressed\nif (1 = 1)\n  stop motor\nelse\n  all lights off'),
  );
  expect([...places.keys()].sort()).toEqual(['0.0', '0.0.0.0', '0.0.1.0']);
});

test('students can use only the blocks of their lesson, in its categories', () => {
  const box = toolboxOf([
    { category: 'Events', label: 'when button pressed', introduced: false },
    { category: 'Control', label: 'repeat (4)', introduced: true },
  ]);
  expect(box.contents).toMatchObject([
    { name: 'Events', contents: [{ type: 'when-button-pressed' }] },
    { name: 'Control', contents: [{ type: 'repeat' }] },
  ]);
  expect(toolboxOf([]).contents).toHaveLength(7);
});

test('[CLS-1] Variables can create one, set the newest, and read each, and use creates one if there are none', () => {
  expect(variableItems(['depth', 'crates'])).toMatchObject([
    { kind: 'button', text: 'Make a variable' },
    { type: 'set', fields: { SLOT0: { name: 'crates' } } },
    { type: 'variable', fields: { VAR: { name: 'crates' } } },
    { type: 'variable', fields: { VAR: { name: 'depth' } } },
    { type: 'arithmetic' },
  ]);
  expect(variableItems([]).map(({ type, fields }) => [type, fields])).toEqual([
    [undefined, undefined],
    ['set', undefined],
    ['variable', undefined],
    ['arithmetic', undefined],
  ]);
});
