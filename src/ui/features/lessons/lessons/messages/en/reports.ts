import { counted } from '#domain/platform/text/counted.ts';
import type { LessonOutcome, Understanding } from '#domain/lessons/lessons/lesson-report.ts';

export const reportsPage = {
  heading: 'How lessons went',
  lead: 'What teachers said after the lesson, newest first. No names are shown. Only the typical minutes are public, after five reports.',
  save: 'Save as a file',
  fileName: 'lesson-reports.csv',
  empty: {
    title: 'No reports yet',
    advice: 'Teachers are asked at the end of a lesson and in their classes.',
  },
  silent: (titles: string) => `No reports yet: ${titles}.`,
  reports: (reports: number) => counted(reports, 'report'),
  went: 'How it went',
  outcomes: { well: 'well', mixed: 'so-so', badly: 'badly' } satisfies Record<LessonOutcome, string>,
  minutes: 'Minutes',
  planned: (minutes: number) => `${minutes} planned`,
  took: (from: number, to: number) => (from === to ? `${from} taken` : `${from}–${to} taken`),
  unfinished: (classes: number) => `${counted(classes, 'class', 'classes')} did not finish`,
  understood: 'Got the idea',
  understandings: { most: 'nearly all', half: 'about half', few: 'only a few' } satisfies Record<
    Understanding,
    string
  >,
  notes: 'What they wrote',
  version: (version: number) => `Version ${version}`,
} as const;
