import { userCodeSymbols } from '../devices/user-code.ts';
import type { GradeBand } from '../lessons/lesson.ts';
import { type Grade, gradeLevel } from './grade.ts';
import { loginPictures, picturesPerSecret } from './login-pictures.ts';

/** How a student proves who they are, after the class code and their name (ROS-3, ROS-8). */
export const loginKinds = ['picture', 'word', 'code'] as const;
export type LoginKind = (typeof loginKinds)[number];

/** How many symbols a secret of the kind `code` has. */
export const loginCodeLength = 4;

/**
 * What a student logs in with. `value` has one spelling for each secret: the names of three pictures in their order, parted by
 * spaces; a word in small letters; four symbols in capitals.
 */
export type LoginSecret = { readonly kind: LoginKind; readonly value: string };

/** What secrets are made of: the words, and numbers from 0 to below another one, each as likely as any other. */
export type LoginSecretParts = {
  readonly words: readonly string[];
  readonly below: (limit: number) => number;
};

/** The grade band of a grade; preschool is with the youngest. */
function bandOf(grade: Grade): GradeBand {
  const level = gradeLevel(grade);
  if (level <= 2) return 'K-2';
  if (level <= 5) return '3-5';
  return level <= 8 ? '6-8' : '9-12';
}

/**
 * The kind that suits a student best, by their grade, or by the grade band of their class where they have none: who cannot read
 * yet points at pictures.
 */
export const usualLoginKind = (grade: Grade | null, gradeBand: GradeBand | null): LoginKind => {
  const band = grade === null ? gradeBand : bandOf(grade);
  if (band === 'K-2') return 'picture';
  return band === '9-12' ? 'code' : 'word';
};

const pick = (from: ArrayLike<string>, below: LoginSecretParts['below']): string =>
  from[below(from.length)] ?? '';

/** Makes a secret at random. Pictures may repeat: there are 24 × 24 × 24 of them. */
export function makeLoginSecret(kind: LoginKind, { words, below }: LoginSecretParts): LoginSecret {
  const several = (count: number, from: ArrayLike<string>, between: string): string =>
    Array.from({ length: count }, () => pick(from, below)).join(between);
  const make = {
    picture: () => several(picturesPerSecret, loginPictures, ' '),
    word: () => pick(words, below),
    code: () => several(loginCodeLength, userCodeSymbols, ''),
  };
  return { kind, value: make[kind]() };
}

/** What a child types for a symbol of a code that looks like it; a code has no other letters and digits than its own. */
const lookAlikes: Readonly<Record<string, string>> = { O: 'Q', '0': 'Q', '6': 'G', '8': 'B', U: 'V' };

const isSymbol = (symbol: string): boolean => userCodeSymbols.includes(symbol);

/**
 * Reads what a child typed or pointed at, in either case, with spaces and dashes or without (ROS-8). It answers what is compared
 * with the secret; '' where nothing is left.
 */
export function readLoginSecret(kind: LoginKind, typed: string): string {
  const text = typed.normalize('NFKC').toUpperCase();
  if (kind === 'picture')
    return text
      .toLowerCase()
      .split(/[^a-z]+/u)
      .filter(Boolean)
      .join(' ');
  if (kind === 'word') return text.toLowerCase().replaceAll(/[^a-z]/gu, '');
  const symbols = Array.from(text.replaceAll(/[^A-Z\d]/gu, ''));
  return symbols.map((symbol) => (isSymbol(symbol) ? symbol : (lookAlikes[symbol] ?? symbol))).join('');
}
