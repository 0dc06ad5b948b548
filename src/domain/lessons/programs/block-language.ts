import type { BlockCategory } from './block-category.ts';
import { colors, directions, tones } from './dock-words.ts';

/** The possible contents of a slot: a number or an expression for a number, a condition, one of several words, or the name of a variable. */
export type SlotSpec =
  | { readonly kind: 'number'; readonly preset: number }
  | { readonly kind: 'condition' }
  | { readonly kind: 'choice'; readonly options: readonly string[]; readonly preset: string }
  | { readonly kind: 'name'; readonly preset: string };

const hats = ['when-program-starts', 'when-button-pressed'] as const;
export type HatId = (typeof hats)[number];
export type StatementId =
  | 'turn-motor'
  | 'stop-motor'
  | 'all-lights-on'
  | 'all-lights-off'
  | 'light-on'
  | 'light-off'
  | 'play-tone'
  | 'wait'
  | 'repeat'
  | 'forever'
  | 'if'
  | 'set';
export type BlockId = HatId | StatementId | 'distance';

/**
 * A block of the app. `label` contains `( )` for every slot, in order. A `hat` starts a stack, a `statement` is part of a stack, and a `value` fits into slots.
 * `arms` contain other blocks.
 */
export type BlockSpec<Id extends BlockId = BlockId> = {
  readonly id: Id;
  readonly category: BlockCategory;
  readonly shape: 'hat' | 'statement' | 'value';
  readonly label: string;
  readonly slots: readonly SlotSpec[];
  readonly arms: boolean;
};

const number = (preset: number): SlotSpec => ({ kind: 'number', preset });
const color: SlotSpec = { kind: 'choice', options: colors, preset: 'yellow' };

export const hatSpecs: readonly BlockSpec<HatId>[] = [
  {
    id: 'when-program-starts',
    category: 'Events',
    shape: 'hat',
    label: 'when program starts',
    slots: [],
    arms: false,
  },
  {
    id: 'when-button-pressed',
    category: 'Events',
    shape: 'hat',
    label: 'when button pressed',
    slots: [],
    arms: false,
  },
];

const statement = (
  id: StatementId,
  category: BlockCategory,
  label: string,
  slots: readonly SlotSpec[] = [],
): BlockSpec<StatementId> => ({ id, category, shape: 'statement', label, slots, arms: false });
const arms = (spec: BlockSpec<StatementId>): BlockSpec<StatementId> => ({ ...spec, arms: true });

export const statementSpecs: readonly BlockSpec<StatementId>[] = [
  statement('turn-motor', 'Motion', 'turn motor ( ) for ( ) seconds', [
    { kind: 'choice', options: directions, preset: 'forward' },
    number(2),
  ]),
  statement('stop-motor', 'Motion', 'stop motor'),
  statement('all-lights-on', 'Lights', 'all lights on, color ( )', [color]),
  statement('all-lights-off', 'Lights', 'all lights off'),
  statement('light-on', 'Lights', 'light ( ) on, color ( )', [number(1), color]),
  statement('light-off', 'Lights', 'light ( ) off', [number(1)]),
  statement('play-tone', 'Sound', 'play tone ( ) for ( ) seconds', [
    { kind: 'choice', options: tones, preset: 'low' },
    number(1),
  ]),
  statement('wait', 'Control', 'wait ( ) seconds', [number(1)]),
  arms(statement('repeat', 'Control', 'repeat ( )', [number(2)])),
  arms(statement('forever', 'Control', 'forever')),
  arms(statement('if', 'Control', 'if ( )', [{ kind: 'condition' }])),
  statement('set', 'Variables', 'set ( ) to ( )', [{ kind: 'name', preset: 'count' }, number(0)]),
];

export const distanceSpec: BlockSpec<'distance'> = {
  id: 'distance',
  category: 'Sensing',
  shape: 'value',
  label: 'distance in cm',
  slots: [],
  arms: false,
};

/** Every block of the app, sorted by shape, then by category in the app's order. */
export const blockLanguage: readonly BlockSpec[] = [...hatSpecs, ...statementSpecs, distanceSpec];

function withoutValues(text: string): string {
  let shape = text;
  for (let before = ''; before !== shape;) {
    before = shape;
    shape = shape.replace(/\([^()]*\)/g, '\u0000');
  }
  return shape.replaceAll('\u0000', '( )').trim();
}

/** Returns the block for a label in a lesson or guide, such as `if ( ) / else` or `repeat (4)`; null if unknown. */
export function blockOfLabel(label: string): BlockSpec | null {
  const first = withoutValues(label.split(' / ')[0] ?? '');
  const shape = first === 'else' || first === 'else if ( )' ? 'if ( )' : first;
  return blockLanguage.find((spec) => spec.label === shape) ?? null;
}
