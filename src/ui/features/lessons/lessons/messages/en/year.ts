import { counted } from '#domain/platform/text/counted.ts';
import type { PlannedBand } from '#domain/lessons/lessons/standards/all-standards.ts';
import type { PlannedLesson, Season } from '#domain/lessons/lessons/year-plan.ts';
import { lessonPage } from './lesson-page.ts';

const bands: Readonly<Record<PlannedBand, string>> = {
  'K-2': 'Grades K–2',
  '3-5': 'Grades 3–5',
  '6-8': 'Grades 6–8',
};

const seasons: Readonly<Record<Season, string>> = { fall: 'Fall', winter: 'Winter', spring: 'Spring' };

export const year = {
  title: 'Scope and sequence, K–8',
  eyebrow: 'A year with Blockyard',
  whole: 'See the whole year',
  lead: 'The order of the lessons, what each one builds on, and which standards it covers. A class that starts in a later grade first needs the lessons listed under “Builds on”.',
  allLessons: 'All lessons',
  download: 'Download as a PDF:',
  papers: { letter: 'Letter', a4: 'A4' },
  bands,
  seasons,
  periodsOf: (periods: number, lessons: number) =>
    `${counted(lessons, 'lesson')}, ${counted(periods, 'class period')} of up to 50 minutes.`,
  period: ({ firstPeriod, periods }: Pick<PlannedLesson, 'firstPeriod' | 'periods'>) =>
    periods === 1 ? `Period ${firstPeriod}` : `Periods ${firstPeriod}–${firstPeriod + periods - 1}`,
  minutes: (minutes: number) => `${minutes} min`,
  goals: 'Students can',
  buildsOn: 'Builds on',
  newBlocks: 'New blocks',
  standards: 'Standards',
  before: (title: string, band: PlannedBand | null) => (band === null ? title : `${title} (${bands[band]})`),
  met: (met: number, all: number) => `${met} of ${all} CSTA standards`,
  covered: 'Covered',
  notCovered: 'Not covered by a lesson yet',
  supports: (title: string) => `${title} (supports)`,
  source: lessonPage.standardsSource,
} as const;
