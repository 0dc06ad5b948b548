import { counted } from '#domain/platform/text/counted.ts';

/** Formats the number of students who finished a lesson, such as "14 of 24 students finished". */
export const finishedStudents = (finished: number, students: number): string =>
  `${finished} of ${counted(students, 'student')} finished`;
