import type { LoginKind } from '../students/login-kind.ts';
import { userCodeSymbols } from '../../identity/devices/user-code.ts';
import type { GradeBand } from '../../identity/account/grade-band.ts';
import { type Grade, gradeLevel } from '../students/grade.ts';
import { loginPictures, picturesPerLogin } from './login-pictures.ts';

export const loginCodeLength = 4;

/**
 * A student's login. `value` has a canonical form: three picture names in order, separated by spaces; a word in lower case; four symbols in
 * upper case.
 */
export type Login = { readonly kind: LoginKind; readonly value: string };

/** The inputs of random logins: the word list, and a function that returns a uniformly random integer from 0 to below `limit`. */
export type LoginParts = {
  readonly words: readonly string[];
  readonly below: (limit: number) => number;
};

function bandOf(grade: Grade): GradeBand {
  const level = gradeLevel(grade);
  if (level <= 2) return 'K-2';
  if (level <= 5) return '3-5';
  return level <= 8 ? '6-8' : '9-12';
}

/** Returns the default kind for a student's grade, else for their class's grade band: students who cannot read yet use pictures. */
export const usualLoginKind = (grade: Grade | null, gradeBand: GradeBand | null): LoginKind => {
  const band = grade === null ? gradeBand : bandOf(grade);
  if (band === 'K-2') return 'picture';
  return band === '9-12' ? 'code' : 'word';
};

const pick = (from: ArrayLike<string>, below: LoginParts['below']): string => from[below(from.length)] ?? '';

/** Generates a random login. Pictures may repeat, which gives 24 × 24 × 24 combinations. */
export function makeLogin(kind: LoginKind, { words, below }: LoginParts): Login {
  const several = (count: number, from: ArrayLike<string>, between: string): string =>
    Array.from({ length: count }, () => pick(from, below)).join(between);
  const make = {
    picture: () => several(picturesPerLogin, loginPictures, ' '),
    word: () => pick(words, below),
    code: () => several(loginCodeLength, userCodeSymbols, ''),
  };
  return { kind, value: make[kind]() };
}

/** Characters that children confuse with the symbols of a code. A code never contains them. */
const lookAlikes: Readonly<Record<string, string>> = { O: 'Q', '0': 'Q', '6': 'G', '8': 'B', U: 'V' };

const isSymbol = (symbol: string): boolean => userCodeSymbols.includes(symbol);

/**
 * Normalizes a child's input for comparison with the login: ignores case and separators, and corrects look-alikes in a code (ROS-8). Returns '' if nothing is
 * left.
 */
export function readLogin(kind: LoginKind, typed: string): string {
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
