export const grades = ['PK', 'K', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const;
export type Grade = (typeof grades)[number];

export const isGrade = (text: string): text is Grade => grades.some((grade) => grade === text);

/** Returns a grade as a number, for sorting: kindergarten is 0, preschool -1. */
export const gradeLevel = (grade: Grade): number => grades.indexOf(grade) - 1;
