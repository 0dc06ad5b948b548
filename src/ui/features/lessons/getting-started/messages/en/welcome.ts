import type { Guide } from './getting-started.ts';
import { bullets, em, link, numbered, p, strong } from '../../../../../messages/write-text.ts';

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
      text: [
        p(
          'Six steps to your first lesson. Reading and printing take half an hour, and teaching takes one class period.',
        ),
      ],
    },
    {
      id: 'what-you-need',
      title: 'What you need',
      text: [
        p(
          'For the first lesson: paper, tape, and a floor or a table. No screens, no Docks, no accounts for students.',
        ),
        p('For the lessons with the Dock, one for each pair of students:'),
        bullets(
          ['a Dock and its USB cable,'],
          [
            'a Chromebook, or a computer with Chrome or Edge, that opens ',
            link('/getting-started/using-the-mobile-app', 'the page for students'),
            '.',
          ],
        ),
        p(
          'No Docks yet, or only a few? The page has a Dock on the screen with the same lights, tones and sensor, on tablets too.',
        ),
      ],
    },
    {
      id: 'first-lesson',
      title: 'Your first lesson',
      text: [
        p('Start without screens, at any age.'),
        numbered(
          [
            'Open ',
            link('/lessons/load-the-barge', 'Load the barge'),
            ' and read ',
            em('The plan'),
            '. It takes five minutes.',
          ],
          [
            'Type the number of students under ',
            em('What you need'),
            '. The list adds everything up for you.',
          ],
          ['Print the page and the cards. Cut the cards the night before.'],
          ['Teach it. Each activity says what to do, what to say and what to look for.'],
          ['Use the exit questions at the end to see who understood.'],
          ['Pick the next lesson from ', link('/lessons', 'the list'), '.'],
        ),
      ],
    },
    {
      id: 'three-units',
      title: 'Three units, one path',
      text: [
        bullets(
          [
            strong('Before the screen'),
            ' uses cards, chalk and movement. Students learn that a plan runs in order, and that plans have bugs.',
          ],
          [
            strong('First lights on the Dock'),
            ' puts a device on the table. It responds to a program with light and sound.',
          ],
          [strong('Programs that decide'), ' happens on the screen: variables, conditions and tests.'],
        ),
        p(
          'Each unit builds on the one before it. Within a unit, take the lessons in order. Older students move through the first unit faster, but they need it too, because it introduces the words that the other units use.',
        ),
      ],
    },
    {
      id: 'account',
      title: 'What you get with an account',
      text: [
        p(
          'The goals, agenda, materials and rubric of every lesson are open to everyone. Solutions, answers and the steps of some lessons are not, so that students do not find them first.',
        ),
        p(
          'With an account, you can read everything. ',
          link('/signup', 'Sign up'),
          ' with your name and email address in a minute. The 30-day trial needs no credit card and ends automatically.',
        ),
      ],
    },
  ],
};

/** The steps to a first lesson, in order. `hint` is always shown, `done` after the step is completed. */
export const firstStepWords = {
  account: {
    title: 'Create an account',
    hint: [
      link('/signup', 'Sign up'),
      ' with your email address. It takes a minute and needs no credit card.',
    ],
    done: ['You are logged in.'],
  },
  school: {
    title: 'Add your school',
    hint: ['We ask for your school after you sign up. You can skip it.'],
    done: ['Your school is in ', link('/settings/profile', 'your profile'), '.'],
  },
  lesson: {
    title: 'Open your first lesson',
    hint: ['Read the plan of ', link('/lessons/load-the-barge', 'Load the barge'), '.'],
    done: ['You opened a lesson in this browser.'],
  },
  print: {
    title: 'Print the lesson',
    hint: [
      'Print the page and the cards. ',
      link('/getting-started/using-the-lessons#print', 'How printing works'),
    ],
    done: ['You printed a lesson from this browser.'],
  },
  dock: {
    title: 'Test a classroom computer',
    hint: [
      'You need this for the second unit. ',
      link('/getting-started/connecting-the-dock#self-test', 'Run the self-test'),
    ],
    done: ['This computer can reach a Dock.'],
  },
  teach: {
    title: 'Teach the lesson',
    hint: [
      'Then come back and check this step off. ',
      link('/lessons', 'The list'),
      ' has your next lesson.',
    ],
    done: ['You taught your first lesson.'],
  },
} as const;

export const checklist = {
  label: 'First steps',
  progress: (done: number, all: number) => `${done} of ${all} done`,
  allDone: 'All done. You are ready to teach.',
  kept: 'Checked boxes are saved in this browser.',
  known: 'done',
} as const;
