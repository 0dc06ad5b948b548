import type { Grade } from '#domain/students/grade.ts';

/** A grade as it is said in a school. */
export const gradeWords = (grade: Grade): string => {
  if (grade === 'PK') return 'Preschool';
  return grade === 'K' ? 'Kindergarten' : `Grade ${grade}`;
};
