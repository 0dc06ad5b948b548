import type { PaperSize } from '#domain/platform/files/paper-size.ts';
import { type YearPlan, yearPlan } from '#domain/lessons/lessons/year-plan.ts';
import type { Result } from '#domain/result.ts';
import type { FilesBusy, LessonFileMaker } from '../ports/lesson-file-maker.ts';
import type { LessonRepository } from '../ports/lesson-repository.ts';
import { printLesson, type PrintLesson } from './print-lesson.ts';
import { readLesson, type ReadLesson, type ReadLessonPorts } from './read-lesson.ts';

export type LessonsApp = {
  readonly list: LessonRepository['summaries'];
  readonly load: LessonRepository['replaceAll'];
  readonly read: ReadLesson;
  readonly print: PrintLesson;
  /** The scope and sequence of the published lessons, as data and as a PDF. */
  readonly year: () => Promise<YearPlan>;
  readonly printYear: (paper: PaperSize) => Promise<Result<Uint8Array, FilesBusy>>;
};

export type LessonsPorts = ReadLessonPorts & {
  readonly lessons: LessonRepository;
  readonly lessonFileMaker: LessonFileMaker;
};

export function createLessonsApp(ports: LessonsPorts): LessonsApp {
  const { lessons, lessonFileMaker } = ports;
  const read = readLesson(ports);
  const year = async (): Promise<YearPlan> => yearPlan(await lessons.outlines());
  return {
    list: () => lessons.summaries(),
    load: (all) => lessons.replaceAll(all),
    read,
    print: printLesson({ readLesson: read, lessonFileMaker }),
    year,
    printYear: async (paper) => lessonFileMaker.makeYear(await year(), paper),
  };
}
