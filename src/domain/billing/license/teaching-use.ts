import type { IsoDate } from '../../platform/dates/iso-date.ts';
import type { PaperSize } from '../../platform/files/paper-size.ts';

type CitedStandard = { readonly framework: string; readonly code: string; readonly text: string };

type NamedLesson = { readonly slug: string; readonly title: string };

export type UsedLesson = NamedLesson & { readonly standards: readonly CitedStandard[] };

/** A person's use of the product: classes that are not archived, and lessons ever assigned to their classes. */
export type TeachingUse = {
  readonly classrooms: number;
  readonly students: number;
  readonly activitiesDone: number;
  /** In the order of the catalog. */
  readonly lessons: readonly NamedLesson[];
  /** Standards of these lessons, without duplicates, in lesson order. */
  readonly standards: readonly CitedStandard[];
};

export type CaseSheet = {
  readonly use: TeachingUse;
  /** Empty if the teacher has no name. */
  readonly teacher: string;
  readonly today: IsoDate;
  /** The teacher's trial; null if they have or had a license. */
  readonly trial: { readonly lastDay: IsoDate; readonly isOver: boolean } | null;
  readonly publicUrl: string;
  readonly paper: PaperSize;
};

/** `archivedAt` is null if the classroom is not archived; `assignedLessons` are slugs. */
type UsedClassroom = {
  readonly archivedAt: number | null;
  readonly assignedLessons: readonly string[];
  readonly marked: { readonly done: number };
};

/** Summarizes classrooms, their number of students, and assigned lessons. Standards of unpublished lessons are missing. */
export function teachingUse(
  classrooms: readonly UsedClassroom[],
  students: number,
  outlines: readonly UsedLesson[],
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
