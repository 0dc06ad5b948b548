import type { Guide } from './getting-started.ts';

export const welcome: Guide = {
  title: 'Welcome to the yard',
  lead: 'Blockyard teaches children to code with blocks: first on paper, then with a Dock on the table, then on the screen. You need no background in computing.',
  figure: {
    src: '/pictures/guides/welcome.svg',
    width: 640,
    height: 400,
    alt: 'A teacher and two children on a quay with three piers: cards with arrows on the first, a Dock with its lights on, on the second, a tablet with blocks on the third. A boat has sailed past all three.',
    caption: 'Three units, one path: paper, Dock, screen.',
  },
  sections: [
    {
      id: 'first-steps',
      title: 'Your first steps',
      text: 'Six steps to a first lesson. Reading and printing take half an hour, teaching takes one class period.',
    },
    {
      id: 'what-you-need',
      title: 'What you need',
      text: `
For the first lesson: paper, tape, and a floor or a table. No screens, no Docks, no accounts for students.

For the lessons with the Dock, one for each pair of students:

- a charged Dock and its USB cable,
- a computer or tablet with the [Blockyard app](/getting-started/using-the-mobile-app).

Few Docks, or none yet? The app has a Dock on the screen with the same lights, tones and sensor.
`,
    },
    {
      id: 'first-lesson',
      title: 'Your first lesson',
      text: `
Start without screens, whatever the age of your class.

1. Open [Load the barge](/lessons/load-the-barge) and read *The plan*. It is five minutes well spent.
2. Set the number of students under *What you need*. The list counts for you.
3. Print the page and the cards. Cut the cards the evening before.
4. Teach it. Each activity says what to do, what to say and what to look for.
5. Use the exit questions at the end to see who has it.
6. Pick the next one from [the shelf](/lessons).
`,
    },
    {
      id: 'three-units',
      title: 'Three units, one path',
      text: `
- **Before the screen** uses cards, chalk and legs. Students learn that a plan is done in order, and that plans have bugs.
- **First lights on the Dock** puts a device on the table. It answers a program with light and sound.
- **Programs that decide** happens on the screen: variables, conditions and tests.

Each unit builds on the one before it. Within a unit, take the lessons in order. Older students move through the first unit faster, but they need it too: it has the words that the others use.
`,
    },
    {
      id: 'account',
      title: 'What an account adds',
      text: `
Goals, agenda, materials and rubric of every lesson are open to everybody. Solutions and answers are not, so that students do not find them first. In some lessons the steps are for account holders too.

With an account you read all of it. [Sign up](/signup) takes a minute: your name, your email address and, if you like, your school. The first 30 days are a trial. It needs no card and ends by itself.
`,
    },
  ],
};

/** The steps to a first lesson, in their order; `hint` is read by everybody, `done` by whoever has done it. */
export const firstStepWords = {
  account: {
    title: 'Make an account',
    hint: '[Sign up](/signup) with your email address. It takes a minute and needs no card.',
    done: 'You are signed in.',
  },
  school: {
    title: 'Say where you teach',
    hint: 'You are asked once, after you sign up. You can go on without.',
    done: 'Your school is in [your profile](/settings/profile).',
  },
  lesson: {
    title: 'Open a first lesson',
    hint: 'Read the plan of [Load the barge](/lessons/load-the-barge).',
    done: 'You opened a lesson in this browser.',
  },
  print: {
    title: 'Print it',
    hint: 'The page and the cards. [How printing works](/getting-started/using-the-lessons#print)',
    done: 'You printed a lesson from this browser.',
  },
  dock: {
    title: 'Test a computer of your room',
    hint: 'Needed from the second unit on. [Run the self-test](/getting-started/connecting-the-dock#self-test)',
    done: 'This computer can reach a Dock.',
  },
  teach: {
    title: 'Teach it',
    hint: 'Then come back and check it off. [The shelf](/lessons) has the next one.',
    done: 'You have taught a first lesson.',
  },
} as const;

export const checklist = {
  label: 'First steps',
  progress: (done: number, all: number) => `${done} of ${all} done`,
  allDone: 'All done. The class is yours.',
  kept: 'Checked boxes are saved in this browser.',
  known: 'done',
} as const;
