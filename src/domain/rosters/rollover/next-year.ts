import type { GradeBand } from '../../identity/account/grade-band.ts';
import { type Grade, gradeLevel, grades } from '../../classrooms/students/grade.ts';

/** Returns the next grade; null after the last grade. */
export const nextGrade = (grade: Grade): Grade | null => grades[grades.indexOf(grade) + 1] ?? null;

/** Returns the grade band of a grade; null for preschool, which has no lessons. */
export function bandOfGrade(grade: Grade): GradeBand | null {
  const level = gradeLevel(grade);
  if (level < 0) return null;
  if (level <= 2) return 'K-2';
  return level <= 5 ? '3-5' : level <= 8 ? '6-8' : '9-12';
}

const ordinals = new Intl.PluralRules('en-US', { type: 'ordinal' });
const suffixes: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'st', two: 'nd', few: 'rd' };
const ordinalOf = (level: number): string => `${level}${suffixes[ordinals.select(level)] ?? 'th'}`;

/**
 * Returns the name of a class one year later: with the next grade instead of the current one ("2A" to "3A", "2nd grade" to "3rd grade", "Kindergarten" to "1st
 * grade"), else unchanged.
 */
export function nameOfNextYear(name: string, grade: Grade): string {
  const next = nextGrade(grade);
  if (next === null) return name;
  if (grade === 'K' || grade === 'PK') {
    const short = grade === 'K' ? /\bK(?=[A-Z]?\b)/u : /\bPK(?=[A-Z]?\b)/u;
    const long = grade === 'K' ? /\bKindergarten\b/iu : /\b(?:Pre-K|Preschool)\b/iu;
    const nextLong = grade === 'K' ? '1st grade' : 'Kindergarten';
    return long.test(name) ? name.replace(long, nextLong) : name.replace(short, next);
  }
  const level = gradeLevel(grade);
  return name.replace(
    new RegExp(`(^|\\D)${level}(st|nd|rd|th)?(?!\\d)`, 'u'),
    (_found, before: string, suffix?: string) =>
      before + (suffix === undefined ? next : ordinalOf(level + 1)),
  );
}
