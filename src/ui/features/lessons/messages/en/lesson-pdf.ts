import { productName } from '#domain/product.ts';
import { lessonNames, lessonPage, locked } from './lessons.ts';

/** The words of a lesson as one file to print: those of its page, and what only paper says. */
export const lessonPdf = {
  ...lessonPage,
  product: productName,
  parts: {
    cover: 'Cover',
    plan: 'The plan for you',
    slides: 'Slides',
    sheet: 'Student sheet',
    answers: 'Solutions and answers',
  },
  inside: 'In this file',
  insideOf: {
    plan: 'What to prepare, do and say, and what to look for.',
    slides: 'Eight to a page, for a handout or for your own notes.',
    sheet: 'One for each student or pair.',
    answers: 'On the last pages, so that you can leave them out.',
  },
  page: (number: number) => `Page ${number}`,
  slide: (at: number, all: number) => `${at} of ${all}`,
  answersLead: 'For teachers only.',
  solutionOf: lessonPage.activity.solutionOf,
  programOf: (activity: string) => `Program: ${activity}`,
  names: lessonNames,
  locked,
} as const;
