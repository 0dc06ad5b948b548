import type { LessonPdf } from '../ports/lesson-pdf.ts';
import type { LessonRepository } from '../ports/lesson-repository.ts';
import { printLesson, type PrintLesson } from './print-lesson.ts';
import { readLesson, type ReadLesson, type ReadLessonPorts } from './read-lesson.ts';

/** The lessons, for anybody. */
export type LessonsApp = {
  readonly list: LessonRepository['summaries'];
  readonly load: LessonRepository['replaceAll'];
  readonly read: ReadLesson;
  readonly print: PrintLesson;
};

export type LessonsPorts = ReadLessonPorts & {
  readonly lessons: LessonRepository;
  readonly lessonPdf: LessonPdf;
};

export function createLessonsApp(ports: LessonsPorts): LessonsApp {
  const { lessons, lessonPdf } = ports;
  const read = readLesson(ports);
  return {
    list: () => lessons.summaries(),
    load: (all) => lessons.replaceAll(all),
    read,
    print: printLesson({ readLesson: read, lessonPdf }),
  };
}
