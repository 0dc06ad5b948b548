import { counted } from '#domain/platform/text/counted.ts';
import type { LessonPart } from '#domain/lessons/lessons/lesson-part.ts';

export const viewTitles = {
  student: (lesson: string) => `${lesson}, for students`,
  sheet: (lesson: string) => `${lesson}, student sheet`,
  family: (lesson: string) => `${lesson}, note for home`,
  pack: (unit: string) => `${unit}, pack list`,
  present: (lesson: string) => `${lesson}, presentation`,
  notes: (lesson: string) => `${lesson}, speaker notes`,
} as const;

export const lessonActions = {
  name: 'This lesson',
  present: 'Present',
  print: 'Print',
  printLesson: 'Print this lesson',
  more: 'More',
  student: 'Student view',
  studentHint: 'On a screen: what to do, without your notes',
  sheet: 'Student sheet',
  sheetHint: 'On paper: a page to write on',
  copy: 'Copy link',
  copied: 'Link copied.',
  notCopied: 'Your browser blocked copying. Copy the link from the address bar.',
  toLesson: 'The whole lesson',
  notes: 'Show teacher notes',
  doneOf: (done: number, all: number) => `${done} of ${all} done.`,
  savedHere: 'Checked boxes stay on this device.',
  before: 'Teach first:',
} as const;

export const lessonDownload = {
  names: {
    lesson: 'Download all',
    printables: 'Printables',
    slides: 'Slides to edit (PPTX)',
    sheet: 'Student sheet to edit (DOCX)',
  } satisfies Readonly<Record<LessonPart, string>>,
  edit: 'For PowerPoint, Word, Google or LibreOffice: change what you like.',
  making: 'Making the file …',
  saved: (fileName: string) => `${fileName} is in your downloads.`,
  about: 'One PDF with the plan, the slides, the student sheet and, at the end, the answers.',
  aboutOpenParts: 'One PDF with the plan, the slides and the student sheet. Locked parts are not included.',
} as const;

export const studentView = {
  eyebrow: (unit: string) => `${unit}, for students`,
  goals: 'After this lesson you can',
  minutes: (minutes: number) => `${minutes} min`,
  activities: 'What we do',
  starter: 'Before we start',
  exit: 'Before you go',
  vocabulary: 'Words to know',
  blocks: 'Blocks we use',
  resources: 'To print and open',
} as const;

export const sheetView = {
  print: 'Print the sheet',
  none: 'This lesson has no sheet',
  noneAdvice: 'Students do not need a sheet for this lesson.',
  foot: (lesson: string) => `Blockyard. ${lesson}`,
  quizzes: 'Quizzes',
} as const;

export const familyView = { print: 'Print the note', none: 'This lesson has no note for home' } as const;

export const packView = {
  title: (unit: string) => `Pack list: ${unit}`,
  lead: 'Everything the lessons of this unit need, for classes of 18, 24 and 30 students. Items that several lessons share are counted once.',
  print: 'Print the list',
  things: 'To bring',
  item: 'Item',
  lesson: 'Lesson',
  lessons: 'Lessons',
  students: (students: number) => `${students} students`,
  paper: 'To print, and minutes before class',
  paperLead:
    'Cards and boards are kept for the next class. Student sheets and notes for home are not counted.',
  each: (sheets: number, minutes: number) => `${counted(sheets, 'sheet')}, ${minutes} min`,
  open: 'Pack list for the whole unit',
} as const;

export const presentation = {
  label: 'Slides',
  place: (at: number, all: number) => `${at} of ${all}`,
  announce: (at: number, all: number, what: string) => `Slide ${at} of ${all}: ${what}`,
  previous: 'Previous slide',
  next: 'Next slide',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Exit full screen',
  notes: 'Notes',
  notesHint: 'Opens the speaker notes in a second window',
  noWindow: 'Your browser did not open the window. Allow pop-ups for this site and try again.',
  leave: 'Leave',
  leaveHint: 'Back to the lesson',
  leaveToClassHint: 'Back to the class',
  withoutScript: 'JavaScript is turned off, so the slides are shown one below the other.',
  timer: {
    name: (activity: string) => `Time left for ${activity}`,
    start: 'Start the timer',
    pause: 'Pause the timer',
    again: 'Reset the timer',
    over: (time: string) => `${time} over`,
    up: (activity: string) => `The time for ${activity} is up.`,
  },
  speaker: {
    title: 'Speaker notes',
    keep: 'Keep this window on your own screen. The notes and the slides move together.',
    now: 'On the screen',
    next: 'Next slide',
    end: 'That was the last slide.',
    steps: 'Steps',
    say: 'Say',
    notes: 'Notes',
    tips: 'Tips',
    cover: 'The cover is on the screen. Begin when the class is ready.',
    print: 'Print the notes',
  },
} as const;
