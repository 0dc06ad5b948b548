import type { ClassroomCard } from '../classrooms/classroom.ts';
import type { IsoDate } from '../dates/iso-date.ts';
import type { PaperSize } from '../lessons/paper-size.ts';
import type { LessonOutline } from '../lessons/year-plan.ts';
import type { Standard } from '../lessons/lesson.ts';

/** What somebody has done with the product: classes that are not archived, and lessons that were ever assigned to one of theirs. */
export type TeachingUse = {
  readonly classrooms: number;
  readonly students: number;
  /** How many activities their classes have done, by what the teacher recorded. */
  readonly activitiesDone: number;
  /** By the order of the lessons. */
  readonly lessons: readonly Pick<LessonOutline, 'slug' | 'title'>[];
  /** What these lessons meet, each once, in the order in which the lessons name them. */
  readonly standards: readonly Pick<Standard, 'framework' | 'code' | 'text'>[];
};

/** What a teacher gives to who decides about money: their own use, until when they can try, and what a license costs. */
export type CaseSheet = {
  readonly use: TeachingUse;
  /** The teacher by name; empty without one. */
  readonly teacher: string;
  readonly today: IsoDate;
  /** Their trial; null for who has a license, or had one. */
  readonly trial: { readonly lastDay: IsoDate; readonly isOver: boolean } | null;
  /** Where people reach the product. */
  readonly publicUrl: string;
  readonly paper: PaperSize;
};

type UsedClassroom = Pick<ClassroomCard, 'archivedAt' | 'assignedLessons' | 'marked'>;

/** Sums up classrooms, the count of their students, and the lessons assigned to them. A lesson that is not published any more has no standards here. */
export function teachingUse(
  classrooms: readonly UsedClassroom[],
  students: number,
  outlines: readonly Pick<LessonOutline, 'slug' | 'standards' | 'title'>[],
): TeachingUse {
  const assigned = new Set(classrooms.flatMap(({ assignedLessons }) => assignedLessons));
  const lessons = outlines.filter(({ slug }) => assigned.has(slug));
  const cited = lessons.flatMap(({ standards }) => standards);
  const standards = new Map(
    cited.map(({ framework, code, text }) => [`${framework} ${code}`, { framework, code, text }]),
  );
  return {
    classrooms: classrooms.filter(({ archivedAt }) => archivedAt === null).length,
    students,
    activitiesDone: classrooms.reduce((sum, { marked }) => sum + marked.done, 0),
    lessons: lessons.map(({ slug, title }) => ({ slug, title })),
    standards: [...standards.values()],
  };
}
