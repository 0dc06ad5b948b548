import type { Guide } from './getting-started.ts';
import { em, numbered, p, strong, tableBlock } from '../../../../../messages/write-text.ts';

export const usingTheMobileApp: Guide = {
  title: 'Using the mobile app',
  lead: 'The app is a page of this site: students open /class in any browser. They do not have to install it. You need it starting with the second unit.',
  sections: [
    {
      id: 'screen',
      title: 'One screen, eight places',
      text: [p('Students drag blocks into a stack and run it. All of it happens on one screen.')],
      figure: {
        src: '/pictures/guides/app.svg',
        width: 640,
        height: 400,
        alt: 'The page /class on a tablet with eight numbered places: the goals at the left, Run and ‘Run on the Dock’ at the top, the Dock on the screen with its distance slider in the middle, the kinds of blocks and a stack at the right, and ‘I need help’ at the bottom.',
        key: [
          [strong('Kinds of blocks.'), ' Seven kinds, each with a name and a color.'],
          [strong('The stack.'), ' Blocks lock by their notch and run from top to bottom.'],
          [strong('Run'), ', and while a program runs, ', em('Stop'), '.'],
          [strong('Dock on the screen.'), ' The same lights, tones and button as the real one.'],
          [strong('Run on the Dock'), ' sends the program to a Dock connected by USB.'],
          [strong('Distance.'), ' A slider from 0 to 30 cm replaces the sensor.'],
          [strong('Goals.'), ' A goal gets a check mark once the program meets it.'],
          [strong('I need help'), ' tells the teacher right away.'],
        ],
      },
    },
    {
      id: 'where',
      title: 'Where it runs',
      text: [
        p(
          'Students open /class in a browser, with nothing to install. To have it as an app, choose ‘Install’ or ‘Add to Home Screen’ in the browser’s menu.',
        ),
        tableBlock(
          ['Device', 'Minimum version', 'Dock'],
          ['Chromebook', 'current ChromeOS', 'by USB cable'],
          ['Windows', '10', 'by USB cable, in Chrome or Edge'],
          ['Mac', 'macOS 12', 'by USB cable, in Chrome or Edge'],
          ['Android tablet', 'Android 11', 'on the screen'],
          ['iPad', 'iPadOS 16', 'on the screen'],
        ),
        p(
          'A 7-inch screen is enough for one student, and 10 inches is better for a pair. Phones are too small.',
        ),
      ],
    },
    {
      id: 'without-docks',
      title: 'With few Docks, or none',
      text: [
        p(
          'Every program also runs on the Dock on the screen, so a class can build at every table and take turns with the real Dock.',
        ),
        numbered(
          ['Each pair builds and tests on the screen.'],
          ['When it works there, they come to the Dock and choose ', em('Run on the Dock'), '.'],
          [
            'They compare the two Docks. Talk about the differences: a hand in front of a real sensor is never quite still.',
          ],
        ),
      ],
    },
    {
      id: 'keyboard',
      title: 'Moving blocks with the keyboard',
      text: [
        p('Students can move blocks by touch, by mouse or with the keyboard.'),
        tableBlock(
          ['Key', 'What it does'],
          ['Tab', 'goes to the next place'],
          ['Arrow keys', 'move from block to block'],
          ['Enter', 'picks a block up, and puts it down'],
          ['Arrow keys while it is held', 'move it to where it fits'],
          ['Left and right on the slider', 'change the distance by 1 cm'],
        ),
        p('A screen reader announces each block, what it is connected to, and the sensor value.'),
      ],
    },
    {
      id: 'log-in',
      title: 'Logging in as a teacher',
      text: [
        p(
          'You will use the same account as here. ',
          em('App login code'),
          ' in the menu with your name shows a code for apps and tools that use your account, so that no one sees a password.',
        ),
      ],
    },
    {
      id: 'students',
      title: 'Students',
      text: [
        p(
          'Students scan their login card or type the class code at /class, tap their name, and use their pictures, word or code. They need no email address and no account. When they are done, they press ‘Not me’.',
        ),
      ],
    },
    {
      id: 'offline',
      title: 'When the internet is down',
      text: [
        p(
          'While the app is open, building and running on the screen or the Dock need no internet. Programs are saved to the class as soon as there is internet again, so do not let a student press ‘Not me’ before the page says ‘Saved’.',
        ),
        p('Keep one lesson of the first unit printed and ready. It needs only paper.'),
      ],
    },
  ],
};
