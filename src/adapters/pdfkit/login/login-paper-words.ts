import type { LoginKind } from '#domain/classrooms/students/login-kind.ts';
import type { LoginPicture } from '#domain/classrooms/logins/login-pictures.ts';
import type { LoginSheetKind } from '#domain/classrooms/logins/login-sheet.ts';

/** The texts of a letter to families in one language. `language` is its BCP 47 tag. */
export type LetterWords = {
  readonly language: string;
  readonly dear: (name: string) => string;
  readonly lead: (classroom: string) => string;
  readonly open: (address: string) => string;
  /** Explains how a family finds the class. `classCode` is null if the class has no code yet. */
  readonly scan: (classCode: string | null) => string;
  readonly steps: Readonly<Record<LoginKind, readonly string[]>>;
  readonly keep: string;
};

export type LoginPaperWords = {
  readonly product: string;
  readonly page: (number: number) => string;
  readonly titles: Readonly<Record<LoginSheetKind, (classroom: string) => string>>;
  readonly classes: (count: number) => string;
  readonly classCode: string;
  /** Shown if the class has no code yet. */
  readonly askForCode: string;
  readonly mine: Readonly<Record<LoginKind, string>>;
  readonly pictures: Readonly<Record<LoginPicture, string>>;
  readonly square: string;
  readonly letters: readonly LetterWords[];
  readonly classPoster: {
    readonly title: (classroom: string) => string;
    readonly scan: string;
    readonly type: (address: string) => string;
    readonly steps: readonly string[];
    readonly square: string;
  };
  readonly poster: { readonly title: string; readonly lead: string };
};
