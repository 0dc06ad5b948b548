import { counted } from '#domain/platform/text/counted.ts';
import type { OwnProgressState } from '#domain/classrooms/students/entry.ts';

/** The texts of `/class` (CLS-1), in short sentences for a seven-year-old. */
export const studentClassWords = {
  readToMe: 'Read to me',
  stopReading: 'Stop reading',
  noVoice: 'This computer cannot read aloud. You can read the words here.',
  back: 'Go back',
  tryAgain: 'Try again',
  noInternet: 'There is no internet. Try again, or ask your teacher.',
  failed: 'That did not work. Try again, or ask your teacher.',
  tooMany: 'Too many tries. Wait a few minutes, or ask your teacher.',
  waiting: 'One moment.',

  find: {
    heading: 'Find your class',
    reads: 'Type the class code from your card or from the board.',
    label: 'Class code',
    go: 'Go',
    missing: 'Type the class code first.',
    malformed: 'A class code has 6 letters and numbers. Look again.',
    teacher: 'For teachers and families: how this works',
  },
  names: {
    heading: 'Who are you?',
    reads: 'Tap your name.',
    list: 'Names in your class',
    otherClass: 'This is not my class',
    empty: 'This class has no students yet. Ask your teacher.',
  },
  logIn: {
    heading: (name: string): string => `Hello, ${name}`,
    reads: {
      picture: 'Tap the three pictures from your card, one after another.',
      word: 'Type the word from your card.',
      code: 'Type the code from your card.',
    },
    field: { word: 'Your word', code: 'Your code' },
    pictures: 'Pictures',
    chosen: 'Your pictures',
    nothingYet: 'not chosen yet',
    keyboard: 'Letters',
    takeBack: 'Undo',
    go: 'Let me in',
    notMe: 'This is not me',
  },
  bar: {
    name: 'Who is here',
    today: 'Today',
    notMe: 'Not me',
  },
  leave: {
    saving: 'Saving your work.',
    title: 'Not everything is saved yet',
    unsaved: (count: number): string =>
      `${counted(count, 'program is', 'programs are')} not saved yet. Your work stays on this computer until you log in here again with internet.`,
    wait: 'Wait and try again',
    go: 'Leave now',
    stay: 'Stay here',
  },
  idle: {
    title: (name: string): string => `Are you still ${name}?`,
    yes: (name: string): string => `Yes, I am ${name}`,
    no: 'Not me',
  },
  now: {
    paused: 'Eyes up here',
    pausedReads: 'Look at your teacher. Your work is saved.',
    pausedUnsaved: 'Look at your teacher. Your work stays on this computer until there is internet.',
    pauseEnds: (minutes: number): string =>
      minutes === 1
        ? 'You can keep working in 1 minute, or when your teacher says so.'
        : `You can keep working in ${minutes} minutes, or when your teacher says so.`,
    ask: 'May your class see your program?',
    askReads: 'Your teacher wants to show your program to the class. You decide.',
    agree: 'Yes, show it',
    refuse: 'No, not now',
    own: 'Your class can see your program.',
    stop: 'Stop showing it',
    programOf: (name: string): string => `The program of ${name}`,
    back: 'Back to my work',
    message: 'A message from your teacher',
    ok: 'OK',
  },
  share: {
    give: (names: readonly string[]): string => `Give a copy to ${names.join(' and ')}`,
    given: (names: readonly string[]): string =>
      names.length === 1
        ? `${names.join('')} has a copy now: on Today, in ‘My own programs’.`
        : `${names.join(' and ')} have a copy now: on Today, in ‘My own programs’.`,
  },
  today: {
    heading: (name: string): string => `Hello, ${name}`,
    reads: 'Tap the big button to continue.',
    readsNothing: 'Your teacher has not given you a lesson yet. You can make your own program.',
    goOn: (activity: string): string => `Keep going: ${activity}`,
    allDone: 'You are done with everything. Make your own program, or look at one again.',
    lessons: 'Your lessons',
    due: (day: string): string => `Due ${day}`,
    own: 'My own programs',
    newProgram: 'New program',
    nameOfNew: (number: number): string => `My program ${number}`,
    offline: 'Your own programs could not be loaded. Try again.',
    deleted: (name: string): string => `“${name}” is deleted.`,
    restore: 'Bring it back',
  },
  activity: {
    notHere: 'This is not one of your lessons.',
    needHelp: 'I need help',
    done: 'I’m done',
    helpIsComing: 'Your teacher can see that you need help.',
  },
  questions: {
    title: 'Questions at the end',
    heading: (number: number, all: number): string => `Question ${number} of ${all}`,
    reads: (question: string, choices: readonly string[]): string =>
      `${question} Tap one: ${choices.join(', or ')}.`,
    choices: 'Tap one',
    before: 'Go back one question',
    thanks: 'Thank you!',
    thanksReads: 'Your teacher can see what you think. You can go back and change it.',
    none: 'No questions',
    noneReads: 'There are no questions here. Your teacher will ask you in class.',
    state: (answered: number): string => (answered === 0 ? 'Not started' : `${answered} answered`),
  },
  program: {
    loading: 'The blocks are loading.',
    saving: {
      saved: 'Saved',
      saving: 'Saving …',
      offline: 'Not saved yet – no internet',
      refused: 'This could not be saved. Ask your teacher.',
      over: 'Not saved yet. Log in again.',
    },
    merged: 'You also built on another computer. Both are kept: see ‘Earlier versions’.',
    versions: {
      title: 'Earlier versions',
      none: 'There are no earlier versions yet.',
      restore: 'Bring this back',
      restoreNamed: (timestamp: string): string => `Bring this back: ${timestamp}`,
    },
    name: 'Name of the program',
    duplicate: 'Make a copy',
    copyOf: (name: string): string => `Copy of ${name}`,
    remove: 'Delete',
  },
  states: {
    new: 'Not started',
    started: 'Started',
    needs_help: 'You asked for help',
    done: 'Done',
  } satisfies Readonly<Record<OwnProgressState | 'new', string>>,
  learning: {
    ending: (day: string): string => `You can work here until ${day}.`,
    viewOnly: 'You can look at your lessons, but you cannot change anything now. Ask your teacher.',
  },
} as const;
