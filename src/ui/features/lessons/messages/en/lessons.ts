import type { LockedPart, LockReason } from '#domain/lessons/lesson-for-reader.ts';
import type { ActivityKind, GradeBand, Material, Setting, TipKind } from '#domain/lessons/lesson.ts';

const plural = (count: number, one: string, many: string): string => (count === 1 ? one : many);

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

/** The names of what a lesson can be. */
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
    extend: 'Go further',
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

/** The words of the list of lessons. */
export const lessonList = {
  title: 'Pick a lesson and start tomorrow',
  lead: 'Complete lessons about coding with blocks. Each has its plan, what to say, what to print and what to look for.',
  ready: (count: number) => `${count} ${plural(count, 'lesson', 'lessons')} ready to teach`,
  unit: (at: number) => `Unit ${at}`,
  unitCount: (count: number) => `${count} ${plural(count, 'lesson', 'lessons')}`,
  unitLeads: {
    unplugged: 'No screens, just cards, chalk and movement. Start here at any age.',
    dock: 'The Dock on the table answers with light and sound.',
    app: 'Programs on the screen that read input and make decisions.',
  } as Readonly<Record<string, string>>,
  minutes: (minutes: number) => `${minutes} min`,
  open: 'Free to read',
  licensed: 'Trial or license',
  continue: 'Continue with',
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
    without: (name: string, count: number) => `${name} (${count} ${plural(count, 'lesson', 'lessons')})`,
    clear: 'Show all lessons',
  },
  empty: {
    title: 'There are no lessons yet',
    advice: 'Lessons appear here as soon as they are published.',
  },
} as const;

/** The words of one lesson. */
export const lessonPage = {
  back: 'All lessons',
  place: (unit: string, position: number) => `${unit}, lesson ${position}`,
  facts: {
    name: 'At a glance',
    grades: 'Grades',
    minutes: 'Time',
    setting: 'Taught with',
    grouping: 'Students work',
    difficulty: 'Level',
    topics: 'Topics',
  },
  minutes: (minutes: number) => `${minutes} minutes`,
  contents: 'In this lesson',
  sections: {
    overview: 'Why this lesson',
    objectives: 'What students learn',
    agenda: 'The plan',
    materials: 'What you need',
    preparation: 'Before class',
    activities: 'In class',
    assessment: 'Did it land?',
    differentiation: 'For every student',
    standards: 'Standards',
    vocabulary: 'Words to know',
    blocks: 'Blocks',
    resources: 'To print and open',
  },
  objectivesLead: 'Students can',
  checkFor: 'Look for:',
  agenda: { activity: 'Activity', kind: 'What happens', minutes: 'Minutes', total: 'Total' },
  materials: {
    item: 'Item',
    each: 'For each',
    total: 'You bring',
    substitute: (instead: string) => `Or: ${instead}`,
    optional: 'optional',
    students: 'Students in your class',
    per: {
      student: (qty: number) => `${qty} per student`,
      pair: (qty: number) => `${qty} per pair`,
      group: (qty: number) => `${qty} per group of four`,
      class: (qty: number) => `${qty} for the class`,
    } satisfies Readonly<Record<Material['qtyPer'], (qty: number) => string>>,
    caption: (students: number) => `What you need for ${students} students`,
    count: 'Count',
  },
  activity: {
    minutes: (minutes: number) => `${minutes} min`,
    steps: 'Steps',
    say: 'Say',
    students: 'Students see',
    notes: 'Notes for you',
    tips: 'Tips',
    solution: 'Solution',
    solutionOf: (title: string) => `Solution: ${title}`,
  },
  assessment: {
    exit: 'Exit questions',
    answers: 'Answers',
    rubric: 'Rubric',
    criterion: 'Criterion',
    levels: ['Not yet', 'Meets', 'Exceeds'],
  },
  differentiation: {
    support: 'More support',
    stretch: 'More challenge',
    accessibility: 'Accessibility',
    ell: 'English learners',
  },
  blockNew: 'new',
  credits: (authors: string, license: string, day: string) =>
    `By ${authors}. ${license} Last updated ${day}.`,
  beside: { name: 'More lessons', previous: 'Previous lesson', next: 'Next lesson' },
} as const;

const trial = 'The 30-day trial is free and needs no credit card.';

/** What stands where a licensed part was. */
export const locked: {
  readonly parts: Readonly<Record<LockedPart['part'], string>>;
  readonly reasons: Readonly<Record<LockReason, string>>;
  readonly logIn: string;
  readonly signUp: string;
  readonly seeLicense: string;
  readonly opening: string;
} = {
  parts: {
    activity: 'The steps, the words and the notes of this activity come with a trial or a license.',
    solution:
      'Solutions are for teachers with a trial or a license, so that students do not find them first.',
    answers: 'Answers are for teachers with a trial or a license, so that students do not find them first.',
    resource: 'This file comes with a trial or a license.',
    sheet: 'The sheet that students write on comes with a trial or a license.',
  },
  reasons: {
    'sign-in': `Log in to open this part. ${trial}`,
    'trial-ended': 'Your trial has ended. A license opens this part again.',
    'no-license': 'Your license has ended. Renew it, or ask the person who manages licenses at your school.',
  },
  logIn: 'Log in',
  signUp: 'Start a free trial',
  seeLicense: 'See your license',
  opening: 'Opening it for you …',
};
