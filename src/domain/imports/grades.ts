import type { GradeBand } from '../lessons/lesson.ts';
import { type Grade, isGrade } from '../students/grade.ts';

/** The band of grades that a grade of CEDS belongs to; null for one that no lesson is for. */
export function gradeBandOf(grade: string | null): GradeBand | null {
  if (grade === 'KG' || grade === 'TK') return 'K-2';
  const year = Number(grade ?? Number.NaN);
  if (Number.isNaN(year) || year < 1 || year > 12) return null;
  if (year <= 2) return 'K-2';
  return year <= 5 ? '3-5' : year <= 8 ? '6-8' : '9-12';
}

/** A grade of CEDS as a student has it; null for one that is none of ours, so that what is held stays. */
export function studentGradeOf(grade: string | null): Grade | null {
  if (grade === 'KG') return 'K';
  const written = (grade ?? '').replace(/^0/u, '');
  return isGrade(written) ? written : null;
}
