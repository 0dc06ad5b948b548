import { foldText } from '../../platform/tables/fold-text.ts';
import type { FieldValue } from '../../classrooms/change-sets/roster.ts';
import type { ImportIssue } from '../files/import-issue.ts';
import type { PlannedRow, PlannedTwin } from './planned-row.ts';

const consonants = 'bdfgklmnprstvz';
const vowels = 'aeiou';
const capitals = consonants.toUpperCase();
const pattern = [vowels, consonants, vowels, consonants, vowels];

const classWords = new Set(
  `am art band block choir class code computer day english esl first fourth fifth grade gym health history homeroom hr kindergarten lab language
   level lunch math music pe per period physical pm reading room science second section semester social spanish special stem studies
   study team tech term third writing year`.split(/\s+/u),
);

type Digest = (text: string) => string;

const wordPattern = /[\p{L}\p{M}]+/gu;

/**
 * Replaces names of people, numbers and addresses with invented ones (ROS-10). Equal names get equal invented names. Case, punctuation between words and the
 * number of digits do not change.
 */
export class InventedNames {
  readonly #digest: Digest;
  readonly #words = new Map<string, string>();

  constructor(digest: Digest) {
    this.#digest = digest;
  }

  /** Returns an invented name of a person. A single letter becomes the first letter of the invented names for names with that initial. */
  name(text: string): string {
    return text.replace(wordPattern, (word) => this.#word(word));
  }

  className(text: string): string {
    return text.replace(wordPattern, (word) =>
      word.length < 2 || classWords.has(foldText(word)) ? word : this.#word(word),
    );
  }

  number(text: string): string {
    const numbers = this.#numbers(`number ${text}`);
    return Array.from(text, (sign, at) => {
      const drawn = numbers[at % numbers.length] ?? 0;
      if (/\d/u.test(sign)) return String(drawn % 10);
      return /\p{L}/u.test(sign) ? capitals.charAt(drawn % capitals.length) : sign;
    }).join('');
  }

  address(text: string): string {
    return `${foldText(this.#word(text.replace(/@.*$/su, '')))}@example.org`;
  }

  key(text: string): string {
    return this.#digest(`key ${text}`);
  }

  #numbers(text: string): readonly number[] {
    return Array.from(this.#digest(text), (sign) => sign.codePointAt(0) ?? 0);
  }

  #word(word: string): string {
    const folded = foldText(word);
    let invented = this.#words.get(folded);
    if (invented === undefined) {
      invented = this.#invent(folded);
      this.#words.set(folded, invented);
    }
    if (word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase())
      return invented.toUpperCase();
    if (word === word.toLowerCase() && word !== word.toUpperCase()) return invented;
    return invented.charAt(0).toUpperCase() + invented.slice(1);
  }

  #invent(folded: string): string {
    const [first = 0] = this.#numbers(`letter ${folded.charAt(0)}`);
    const initial = consonants.charAt(first % consonants.length);
    if (folded.length === 1) return initial;
    const numbers = this.#numbers(`word ${folded}`);
    // Two base-64 digits per letter, because with only one digit, some letters would be more likely.
    const letters = pattern.map((from, at) =>
      from.charAt(((numbers[2 * at] ?? 0) * 64 + (numbers[2 * at + 1] ?? 0)) % from.length),
    );
    return initial + letters.join('');
  }
}

function inventedValue(
  names: InventedNames,
  kind: PlannedRow['kind'],
  { field, value }: { readonly field: string; readonly value: FieldValue },
): FieldValue {
  if (value === null) return null;
  if (field === 'studentId') return names.number(value);
  if (field === 'email') return names.address(value);
  if (field === 'name' && kind === 'classroom') return names.className(value);
  return ['given', 'family', 'display', 'name'].includes(field) ? names.name(value) : value;
}

/** Returns a planned row with invented names. Keeps ids of our rows, so that the row is deleted together with its student. */
export function inventedRow(names: InventedNames, row: PlannedRow): PlannedRow {
  const { kind, name, changes, key } = row;
  const [, person = '', classroom = name] = /^(.* · )?(.*)$/su.exec(name) ?? [];
  const isClass = kind === 'classroom' || kind === 'enrollment' || kind === 'teaching';
  return {
    ...row,
    name: isClass ? names.name(person) + names.className(classroom) : names.name(name),
    changes: changes.map(({ field, from, to }) => ({
      field,
      from: inventedValue(names, kind, { field, value: from }),
      to: inventedValue(names, kind, { field, value: to }),
    })),
    link: null,
    key: key === null ? null : names.key(key),
  };
}

/** Returns an issue without the row's value. Keeps names of files and columns, because they do not identify a person. */
export const inventedIssue = (issue: ImportIssue): ImportIssue =>
  issue.line === null && issue.code !== 'column/short-ids' ? issue : { ...issue, value: null };

/** Returns a listed row with an invented name for the stored student, too. */
export const inventedTwin = <Row extends { readonly twinIs: PlannedTwin | null }>(
  names: InventedNames,
  row: Row,
): Row => ({
  ...row,
  twinIs: row.twinIs && {
    ...row.twinIs,
    name: names.name(row.twinIs.name),
    number: row.twinIs.number && names.number(row.twinIs.number),
    classrooms: row.twinIs.classrooms.map((name) => names.className(name)),
  },
});
