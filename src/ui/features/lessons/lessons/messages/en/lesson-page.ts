import { counted } from '#domain/platform/text/counted.ts';
import type { LockedPart, LockReason } from '#domain/lessons/lessons/lesson-for-reader.ts';
import type { Material } from '#domain/lessons/lessons/lesson.ts';
import type { PaperSize } from '#domain/platform/files/paper-size.ts';
import type { Printable } from '#domain/lessons/lessons/printable.ts';

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
    film: 'Something to watch',
    objectives: 'What students learn',
    agenda: 'The plan',
    materials: 'What you need',
    preparation: 'Before class',
    activities: 'In class',
    assessment: 'Check for understanding',
    differentiation: 'For every student',
    family: 'For home',
    standards: 'Standards',
    vocabulary: 'Words to know',
    blocks: 'Blocks',
    resources: 'To print and open',
    next: 'What to teach next',
  },
  objectivesLead: 'Students can',
  checkFor: 'Look for:',
  agenda: {
    activity: 'Activity',
    kind: 'What happens',
    minutes: 'Minutes',
    total: 'Total',
    minutesTotal: 'Total minutes',
    students: (students: number) => `${students} students`,
    timedFor: (students: number) => `Timed for ${students} students.`,
    change: 'Change the number of students',
    took: (from: number, to: number) =>
      from === to ? `Teachers took ${from} minutes.` : `Teachers took ${from}–${to} minutes.`,
  },
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
  preparation: {
    minutes: (minutes: number) => `${minutes} min`,
    total: (minutes: number, students: number) =>
      `${minutes} minutes before class, with ${students} students.`,
    print: 'Print and cut what this lesson needs, and print the student sheet.',
  },
  printables: {
    name: 'To print for this lesson',
    each: {
      pair: 'each pair',
      group: 'each group of four',
      class: 'the class',
    } satisfies Readonly<Record<Printable['each'], string>>,
    sheets: (sheets: number) => counted(sheets, 'sheet'),
    without: 'Without printing:',
    file: 'Everything to print, as one PDF:',
    papers: { letter: 'Letter', a4: 'A4' } satisfies Readonly<Record<PaperSize, string>>,
    linkTo: (lesson: string, paper: string) => `Printables of ${lesson} as PDF, ${paper}`,
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
    name: 'Name:',
    starter: 'Starter quiz',
    exit: 'Exit quiz',
    answers: 'Answers, and what wrong ones tell you',
    says: (answer: string) => `“${answer}”`,
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
  family: {
    title: 'What we did in class',
    hello: 'Dear families,',
    ask: 'Ask your child',
    tryThis: 'Try it together, no device needed',
    open: 'Open the note to print',
  },
  standardsSource:
    'In our own words. Codes are those of the CSTA K–12 Computer Science Standards, revised 2017, and of the ISTE Standards for Students, 2016, with the current numbers.',
  standardsWordForWord: 'Word for word:',
  standardsLinks: [
    ['https://csteachers.org/k12standards/', 'CSTA'],
    ['https://iste.org/standards/students', 'ISTE'],
  ],
  blockNew: 'new',
  credits: (authors: string, license: string, day: string) =>
    `By ${authors}. ${license} Last updated ${day}.`,
  beside: { name: 'More lessons', previous: 'Previous lesson', next: 'Next lesson' },
} as const;

const trial = 'The 30-day trial is free and needs no credit card.';

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
