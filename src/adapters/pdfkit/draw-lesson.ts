import type { LessonForReader } from '#domain/lessons/lessons/lesson-for-reader.ts';
import type { PaperSize } from '#domain/platform/files/paper-size.ts';
import { hasAnswers, layoutAnswers } from './lesson-answers.ts';
import { layoutCover, type PdfPart } from './lesson-cover.ts';
import { layoutFamily } from './lesson-family.ts';
import { layoutHandouts } from './lesson-handouts.ts';
import { layoutLessonPlan } from './lesson-plan.ts';
import { layoutQuizzes, layoutSheet } from './lesson-sheet.ts';
import { newDocument, type PdfParts } from './new-document.ts';

/** Renders a lesson with the parts that its reader may see, as a tagged PDF with bookmarks. The same lesson always results in the same bytes. */
export async function drawLesson(
  lesson: LessonForReader,
  paper: PaperSize,
  parts: PdfParts,
): Promise<Uint8Array> {
  const { flow, tools, end } = newDocument(lesson, paper, lesson.title, parts);
  layoutCover(flow, tools, partsOf(lesson));
  layoutLessonPlan(flow, tools);
  layoutHandouts(flow, tools);
  layoutSheet(flow, tools);
  layoutQuizzes(flow, tools);
  layoutFamily(flow, tools);
  layoutAnswers(flow, tools);
  return end();
}

const partsOf = (lesson: LessonForReader): readonly PdfPart[] => [
  'plan',
  'slides',
  ...(lesson.studentSheet === undefined ? [] : (['sheet'] as const)),
  ...(lesson.assessment.exitQuestions.length === 0 ? [] : (['quizzes'] as const)),
  ...(lesson.family === undefined ? [] : (['family'] as const)),
  ...(hasAnswers(lesson) ? (['answers'] as const) : []),
];
