import { compareCodePoints } from '../../platform/tables/fold-text.ts';
import { foldName } from './compare-names.ts';
import type { Student } from './student.ts';

export type ClassMember = Pick<Student, 'display' | 'family' | 'given' | 'id'>;

let segmenter: Intl.Segmenter | null = null;

function lettersOf(text: string): readonly string[] {
  // Created on first use, because that takes 14 ms and every page with an account loads this module.
  segmenter ??= new Intl.Segmenter('en');
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

type Parts = {
  readonly id: string;
  readonly first: string;
  readonly folded: string;
  readonly last: readonly string[];
};

function partsOf({ id, display, given, family }: ClassMember): Parts {
  const first = display ?? given;
  return { id, first, folded: foldName(first), last: lettersOf((family ?? '').replace(/\.$/u, '')) };
}

function shorten({ first, last }: Parts, count: number): string {
  const [initial = '', ...rest] = last.slice(0, count);
  if (initial === '') return first;
  if (count >= last.length && last.length > 1) return `${first} ${last.join('')}`;
  return `${first} ${initial.toUpperCase()}${rest.join('')}.`;
}

const isLike = (one: Parts, other: Parts, count: number): boolean =>
  foldName(one.last.slice(0, count).join('')) === foldName(other.last.slice(0, count).join(''));

/** Returns the shortest name that distinguishes a student from others with the same first name; appends a number if no name does. */
function nameAmong(one: Parts, others: readonly Parts[]): string {
  const count = one.last.findIndex((_letter, at) => !others.some((other) => isLike(one, other, at + 1))) + 1;
  if (count > 0) return shorten(one, count);
  const name = shorten(one, Number.POSITIVE_INFINITY);
  const twins = others.filter((other) => isLike(one, other, Number.POSITIVE_INFINITY));
  if (twins.length === 0) return name;
  return `${name} (${twins.filter(({ id }) => compareCodePoints(id, one.id) < 0).length + 1})`;
}

/**
 * Returns the names of a class's students by id, for login lists, cards, dashboards and pair sheets: the "goes by" name, else the first name, with as many
 * letters of the last name as needed to distinguish the students, but at least one (ROS-8). Students with the same name are numbered.
 */
export function namesInClass(students: readonly ClassMember[]): ReadonlyMap<string, string> {
  const all = students.map(partsOf);
  return new Map(
    all.map((one) => [
      one.id,
      nameAmong(
        one,
        all.filter((other) => other !== one && other.folded === one.folded),
      ),
    ]),
  );
}
