import type { Grade } from '#domain/classrooms/students/grade.ts';

export const gradeWords = (grade: Grade): string => {
  if (grade === 'PK') return 'Preschool';
  return grade === 'K' ? 'Kindergarten' : `Grade ${grade}`;
};
