import type { PaperSize } from '../lessons/paper-size.ts';
import type { CardsWanted } from './login-card.ts';
import type { LoginSecret } from './login-secret.ts';

/**
 * The files to print: eight cards a page, a letter for each family, a poster of all pictures, and a poster with the class code and its QR
 * code for the wall (ROS-3).
 */
export const loginSheetKinds = ['cards', 'letters', 'poster', 'class-code'] as const;
export type LoginSheetKind = (typeof loginSheetKinds)[number];

/** The posters: the files that show nobody's login. */
export const isPoster = (as: LoginFileKind): boolean => as === 'poster' || as === 'class-code';

/** What logins are kept as: paper, or a file for the tools of a school. */
export const loginFileKinds = [...loginSheetKinds, 'csv'] as const;
export type LoginFileKind = (typeof loginFileKinds)[number];

/** The names that the files are kept by. */
export const loginFileNames: Readonly<Record<LoginFileKind, string>> = {
  cards: 'login-cards.pdf',
  letters: 'letters-for-home.pdf',
  poster: 'login-pictures.pdf',
  'class-code': 'class-code.pdf',
  csv: 'logins.csv',
};

/** Which file is wanted, and of whom. */
export type PrintWanted = CardsWanted & { readonly as: LoginFileKind; readonly paper: PaperSize };

/** A student on paper. */
export type SheetCard = LoginSecret & {
  /** As on the list that students choose themselves from. */
  readonly name: string;
  /** Where the card's square leads; null where the class has no code yet. */
  readonly link: string | null;
};

/** A class on paper. A poster has no cards: it shows every picture, and so nobody's secret. */
export type SheetClass = {
  readonly classroom: string;
  /** As it is read out; null where the class has none yet. */
  readonly classCode: string | null;
  /** The address that the QR code of the class opens; null where the class has no code yet. */
  readonly link: string | null;
  readonly cards: readonly SheetCard[];
};

/** What is printed: each class begins on a page of its own. */
export type LoginSheet = {
  readonly kind: LoginSheetKind;
  readonly paper: PaperSize;
  /** The address of the page for students, as people type it. */
  readonly address: string;
  readonly classes: readonly SheetClass[];
};
