import type { LoginKind } from '#domain/students/login-secret.ts';
import type { LoginPicture } from '#domain/students/login-pictures.ts';
import type { LoginSheetKind } from '#domain/students/login-sheet.ts';

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
  readonly letter: {
    readonly dear: (name: string) => string;
    readonly lead: (classroom: string) => string;
    readonly steps: Readonly<Record<LoginKind, readonly string[]>>;
    readonly keep: string;
  };
  readonly poster: { readonly title: string; readonly lead: string };
};
