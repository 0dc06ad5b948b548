import { productName } from '#domain/product.ts';
import { lessonPage, locked } from './lesson-page.ts';
import { lessonNames } from './lessons.ts';
import { year } from './year.ts';

/** The texts of a lesson as a printable file. It has the texts of the lesson's page, and some of its own. */
export const lessonFileWords = {
  ...lessonPage,
  product: productName,
  parts: {
    cover: 'Cover',
    plan: 'Teacher plan',
    slides: 'Slides',
    sheet: 'Student sheet',
    quizzes: 'Quizzes',
    family: 'Note for home',
    answers: 'Solutions and answers',
  },
  inside: 'In this file',
  insideOf: {
    plan: 'What to prepare, do and say, and what to look for.',
    slides: 'Eight to a page, for a handout or for your own notes.',
    sheet: 'One for each student or pair.',
    quizzes: 'What students know before and after, to answer on paper.',
    family: 'What the class did, a question to ask and something to try.',
    answers: 'On the last pages, so that you can leave them out.',
  },
  page: (number: number) => `Page ${number}`,
  slide: (at: number, all: number) => `${at} of ${all}`,
  answersLead: 'For teachers only.',
  solutionOf: lessonPage.activity.solutionOf,
  programOf: (activity: string) => `Program: ${activity}`,
  printables: {
    ...lessonPage.printables,
    title: (lesson: string) => `${lesson}: to print`,
    lead: 'Print at actual size (100%), one-sided. Everything is black on white, so a black-and-white printer works.',
    item: 'Print',
    for: 'For',
    sheets: (students: number) => `Sheets for ${students}`,
    piles:
      'Cards for each pair or group: every page has the same card in all places. Stack the pages, cut along the dashed lines, five sheets at a time, and keep the cards from each place in one pile. Each pile is one complete set, so no one has to sort.',
    scale: 'The bar at the bottom of each page is 5 centimeters long, about 2 inches, if the scale is right.',
    ruler: '5 cm (2 in)',
    foot: ({
      lesson,
      title,
      page,
      copies,
      isCut,
    }: {
      readonly lesson: string;
      readonly title: string;
      readonly page: string;
      readonly copies: number;
      readonly isCut: boolean;
    }) =>
      [
        lesson,
        title,
        page,
        ...(copies > 1 ? [`print ${copies} times for 24 students`] : []),
        ...(isCut ? ['cut along the dashed lines'] : []),
      ].join(' · '),
  },
  names: lessonNames,
  locked,
} as const;

export const yearPaper = {
  product: productName,
  title: year.title,
  lead: year.lead,
  bands: year.bands,
  seasons: year.seasons,
  periodsOf: year.periodsOf,
  period: year.period,
  columns: {
    when: 'When',
    lesson: 'Lesson',
    goals: year.goals,
    buildsOn: year.buildsOn,
    standards: year.standards,
  },
  newBlocks: 'New blocks:',
  before: year.before,
  met: year.met,
  standard: 'Standard',
  standardText: 'Text',
  lessons: 'Lessons',
  supports: year.supports,
  notYet: 'Not covered yet',
  source: year.source,
  updated: (day: string) => `Last updated ${day}.`,
  page: (number: number) => `Page ${number}`,
} as const;
