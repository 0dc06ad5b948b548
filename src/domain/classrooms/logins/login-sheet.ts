import type { PaperSize } from '../../platform/files/paper-size.ts';
import type { CardsWanted } from './login-card.ts';
import type { Login } from './login.ts';

/**
 * Printable files: eight cards per page, a letter per family, a poster of all pictures, and a wall poster with the class code and its QR
 * code (ROS-3).
 */
export const loginSheetKinds = ['cards', 'letters', 'poster', 'class-code'] as const;
export type LoginSheetKind = (typeof loginSheetKinds)[number];

/** Whether a file is a poster, which contains no student's login. */
export const isPoster = (as: LoginFileKind): boolean => as === 'poster' || as === 'class-code';

export const loginFileKinds = [...loginSheetKinds, 'csv'] as const;
export type LoginFileKind = (typeof loginFileKinds)[number];

export const loginFileNames: Readonly<Record<LoginFileKind, string>> = {
  cards: 'login-cards.pdf',
  letters: 'letters-for-home.pdf',
  poster: 'login-pictures.pdf',
  'class-code': 'class-code.pdf',
  csv: 'logins.csv',
};

export type PrintWanted = CardsWanted & { readonly as: LoginFileKind; readonly paper: PaperSize };

export type SheetCard = Login & {
  readonly name: string;
  /** The target of the card's QR code; null if the class has no code yet. */
  readonly link: string | null;
};

/** A class for print. A poster contains no cards; the picture poster shows all pictures, so it does not reveal a login. */
export type SheetClass = {
  readonly classroom: string;
  /** The code in printed form; null if the class has none yet. */
  readonly classCode: string | null;
  /** The target of the class's QR code; null if the class has no code yet. */
  readonly link: string | null;
  readonly cards: readonly SheetCard[];
};

export type LoginSheet = {
  readonly kind: LoginSheetKind;
  readonly paper: PaperSize;
  readonly address: string;
  readonly classes: readonly SheetClass[];
};
