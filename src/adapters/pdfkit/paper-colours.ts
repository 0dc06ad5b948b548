import type { BlockCategory } from '#domain/lessons/lesson.ts';

/** The palette's part that goes on paper: the light half (brand). */
export const colours = {
  ink: '#17233A',
  quiet: '#4A5670',
  line: '#B9B2A3',
  rule: '#17233A',
  sand: '#F3EDDF',
  white: '#FFFFFF',
  harbour: '#0F5C6E',
  harbourPale: '#E1EFF0',
  sun: '#F5B83D',
  sunPale: '#FDF0D0',
  moss: '#3C7A3A',
  violet: '#5B45B0',
  coral: '#C8421F',
} as const;

type BlockColours = { readonly fill: string; readonly ink: string };

const onDark = (fill: string): BlockColours => ({ fill, ink: colours.white });

const ofCategory: Readonly<Record<BlockCategory, BlockColours>> = {
  Events: { fill: colours.sun, ink: colours.ink },
  Motion: onDark(colours.harbour),
  Lights: onDark(colours.harbour),
  Sensing: onDark(colours.moss),
  Sound: onDark(colours.violet),
  Variables: onDark(colours.violet),
  Control: onDark(colours.coral),
};

/** A block's colours, as the app shows them; quiet where its category is not known. */
export const blockColours = (category: BlockCategory | undefined): BlockColours =>
  category === undefined ? onDark(colours.quiet) : ofCategory[category];

/** The colour of a unit; a unit without one of its own has the harbour's. */
export const unitColour = (unit: string): string =>
  unit === 'unplugged' ? colours.moss : unit === 'app' ? colours.violet : colours.harbour;
