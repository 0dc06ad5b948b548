import type { GradeBand } from '../../identity/account/grade-band.ts';
import { type Grade, isGrade } from '../../classrooms/students/grade.ts';

/** Returns the grade band of a CEDS grade; null if there are no lessons for it. */
export function gradeBandOf(grade: string | null): GradeBand | null {
  if (grade === 'KG' || grade === 'TK') return 'K-2';
  const year = Number(grade ?? Number.NaN);
  if (Number.isNaN(year) || year < 1 || year > 12) return null;
  if (year <= 2) return 'K-2';
  return year <= 5 ? '3-5' : year <= 8 ? '6-8' : '9-12';
}

/** Converts a CEDS grade to a student's grade; null if there is no such grade here, in which case the stored grade does not change. */
export function studentGradeOf(grade: string | null): Grade | null {
  if (grade === 'KG') return 'K';
  const written = (grade ?? '').replace(/^0/u, '');
  return isGrade(written) ? written : null;
}
