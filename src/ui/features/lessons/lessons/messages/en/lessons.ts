import { counted } from '#domain/platform/text/counted.ts';
import type { GradeBand } from '#domain/identity/account/grade-band.ts';
import type { ActivityKind, Setting, TipKind } from '#domain/lessons/lessons/lesson.ts';

const gradeNames: Readonly<Record<GradeBand, string>> = {
  'K-2': 'Grades K–2',
  '3-5': 'Grades 3–5',
  '6-8': 'Grades 6–8',
  '9-12': 'Grades 9–12',
};
const settingNames: Readonly<Record<Setting, string>> = {
  unplugged: 'Unplugged',
  dock: 'Dock',
  app: 'App',
  dashboard: 'Dashboard',
};

export const lessonNames = {
  grades: gradeNames,
  settings: settingNames,
  groupings: { solo: 'Individually', pair: 'In pairs', group: 'In groups', class: 'Whole class' },
  difficulties: { 1: 'First steps', 2: 'Some practice', 3: 'Ready for more' },
  activities: {
    'warm-up': 'Warm-up',
    teach: 'Teach',
    build: 'Build',
    share: 'Share',
    assess: 'Check',
    extend: 'Another day',
  } satisfies Readonly<Record<ActivityKind, string>>,
  tips: {
    teaching: 'Teaching',
    misconception: 'Misconception',
    discussion: 'Discussion',
    assessment: 'Look for',
    support: 'Support',
    stretch: 'Stretch',
    access: 'Accessibility',
  } satisfies Readonly<Record<TipKind, string>>,
  resources: {
    slides: 'Slides',
    worksheet: 'Worksheet',
    answers: 'Answers',
    video: 'Video',
    printable: 'To print',
    link: 'Link',
    project: 'Project',
  },
  audiences: { teacher: 'for you', student: 'for students', all: 'for everyone' },
  alignments: { addresses: 'Teaches', supports: 'Supports' },
} as const;

export const lessonList = {
  title: 'Pick a lesson and start tomorrow',
  lead: 'Complete lessons about coding with blocks. Each has a plan, what to say, what to print and what to look for.',
  ready: (count: number) => `${counted(count, 'lesson')} ready to teach`,
  unit: (at: number) => `Unit ${at}`,
  unitCount: (count: number) => counted(count, 'lesson'),
  unitLeads: {
    unplugged: 'No screens, just cards, chalk and movement. Start here at any age.',
    dock: 'The Dock on the table answers with light and sound.',
    app: 'Programs on the screen that read input and make decisions.',
  } as Readonly<Record<string, string>>,
  minutes: (minutes: number) => `${minutes} min`,
  open: 'Free to read',
  licensed: 'Trial or license',
  continue: 'Continue with',
  year: 'Plan a year: scope and sequence',
  filters: {
    name: 'Find a lesson',
    q: 'Search',
    hint: 'Loops, lights',
    grade: 'Grade',
    duration: 'Time',
    setting: 'Taught with',
    topic: 'Topic',
    standard: 'Standard',
    any: {
      grade: 'Any grade',
      duration: 'Any length',
      setting: 'Anything',
      topic: 'Any topic',
      standard: 'Any standard',
    },
    choice: (name: string, count: number) => `${name} (${count})`,
    length: (minutes: number | 'longer') =>
      minutes === 'longer' ? 'Over 60 minutes' : `Up to ${minutes} minutes`,
    more: 'More filters',
    show: 'Show lessons',
    clear: 'Clear filters',
    /** This text follows the number of lessons. */
    ownGrade: (band: GradeBand) => ` for your grades, ${band.replace('-', '–')}`,
    found: (count: number, all: number, page: number, pages: number) =>
      `${count === all ? `All ${all}` : `${count} of ${all}`} lessons${pages === 1 ? '' : `, page ${page} of ${pages}`}`,
    failed: 'The list could not be loaded. Check your connection, then choose Show lessons.',
  },
  pages: {
    name: 'Pages of the list',
    previous: 'Back',
    next: 'More lessons',
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  },
  none: {
    title: 'No lessons match all filters',
    one: 'Remove one of these filters:',
    several: 'Remove several filters, or search for a shorter word.',
    without: (name: string, count: number) => `${name} (${counted(count, 'lesson')})`,
    clear: 'Show all lessons',
  },
  empty: {
    title: 'There are no lessons yet',
    advice: 'Lessons appear here as soon as they are published.',
  },
} as const;
