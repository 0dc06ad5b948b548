import type { LoginKind } from '#domain/students/login-secret.ts';
import type { LoginPicture } from '#domain/students/login-pictures.ts';
import type { LoginSheetKind } from '#domain/students/login-sheet.ts';

/** The words of a letter for home in one language, which is named by its BCP 47 tag. */
export type LetterWords = {
  readonly language: string;
  readonly dear: (name: string) => string;
  readonly lead: (classroom: string) => string;
  readonly open: (address: string) => string;
  /** How a family finds the class; with null, the class has no code yet. */
  readonly scan: (classCode: string | null) => string;
  readonly steps: Readonly<Record<LoginKind, readonly string[]>>;
  readonly keep: string;
};

/** The words of students' logins on paper, as the catalog of messages has them. */
export type LoginPaperWords = {
  readonly product: string;
  readonly page: (number: number) => string;
  readonly titles: Readonly<Record<LoginSheetKind, (classroom: string) => string>>;
  /** What several classes are together. */
  readonly classes: (count: number) => string;
  readonly classCode: string;
  /** Where the class has no code yet. */
  readonly askForCode: string;
  readonly mine: Readonly<Record<LoginKind, string>>;
  readonly pictures: Readonly<Record<LoginPicture, string>>;
  readonly square: string;
  /** One in each language, in the order in which they stand on the page. */
  readonly letters: readonly LetterWords[];
  readonly classPoster: {
    readonly title: (classroom: string) => string;
    readonly scan: string;
    readonly type: (address: string) => string;
    readonly steps: readonly string[];
    /** The text of the QR code, for those who cannot see it. */
    readonly square: string;
  };
  readonly poster: { readonly title: string; readonly lead: string };
};
