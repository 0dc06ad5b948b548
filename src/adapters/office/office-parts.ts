import type { LockedPart, LockReason } from '#domain/lessons/lessons/lesson-for-reader.ts';
import type { BlockCategory } from '#domain/lessons/programs/block-category.ts';

type OfficeWords = {
  readonly product: string;
  readonly slide: (at: number, all: number) => string;
  readonly place: (unit: string, position: number) => string;
  readonly parts: { readonly quizzes: string };
  readonly activity: { readonly say: string; readonly steps: string };
  readonly assessment: { readonly name: string; readonly starter: string; readonly exit: string };
  readonly locked: {
    readonly parts: Readonly<Record<LockedPart['part'], string>>;
    readonly reasons: Readonly<Record<LockReason, string>>;
  };
};

/** A picture for office programs: a PNG for all programs, and an SVG for programs that support it. */
export type OfficePicture = { readonly png: Buffer; readonly svg: Buffer };

/** All inputs of a lesson's files besides the lesson. `readPicture` returns null for a missing picture. */
export type OfficeParts = {
  readonly words: OfficeWords;
  readonly readPicture: (src: string) => OfficePicture | null;
};

/** A readable typeface that is installed on every teacher's computer. */
export const officeFont = 'Verdana';
export const officeCodeFont = 'Courier New';

export const officeColors = {
  ink: '17233A',
  quiet: '4A5670',
  line: 'B9B2A3',
  sand: 'F3EDDF',
  white: 'FFFFFF',
  harbor: '0F5C6E',
  sun: 'F5B83D',
  moss: '3C7A3A',
  violet: '5B45B0',
  coral: 'C8421F',
} as const;

const ofCategory: Readonly<Record<BlockCategory, string>> = {
  Events: officeColors.sun,
  Motion: officeColors.harbor,
  Lights: officeColors.harbor,
  Sensing: officeColors.moss,
  Sound: officeColors.violet,
  Variables: officeColors.violet,
  Control: officeColors.coral,
};

export const officeBlockColors = (
  category: BlockCategory | undefined,
): { readonly fill: string; readonly ink: string } => ({
  fill: category === undefined ? officeColors.quiet : ofCategory[category],
  ink: category === 'Events' ? officeColors.ink : officeColors.white,
});

export const officeUnitColor = (unit: string): string =>
  unit === 'unplugged' ? officeColors.moss : unit === 'app' ? officeColors.violet : officeColors.harbor;
