import type { Guide } from './getting-started.ts';

export const usingTheMobileApp: Guide = {
  title: 'Using the mobile app',
  lead: 'The Blockyard app is where students put blocks together, on a computer or a tablet. You need it from the second unit on.',
  sections: [
    {
      id: 'screen',
      title: 'One screen, six places',
      text: 'Students drag blocks into a stack and run it. All of it happens on one screen.',
      figure: {
        src: '/pictures/guides/app.svg',
        width: 640,
        height: 400,
        alt: 'The Blockyard app on a tablet with six numbered places: kinds of blocks at the left, a stack in the middle, Run and Connect at the top, and the Dock on the screen with its distance slider at the right.',
        key: [
          '**Kinds of blocks.** Seven of them, told apart by name and color.',
          '**The stack.** Blocks lock by their notch and run from top to bottom.',
          '**Run**, and while a program runs, *Stop*.',
          '**Connect.** By cable or by Bluetooth. The dot is lit when a Dock is connected.',
          '**Dock on the screen.** The same lights, tones and button as the real one.',
          '**Distance.** A slider from 0 to 30 cm stands in for the sensor.',
        ],
      },
    },
    {
      id: 'where',
      title: 'Where it runs',
      text: `
On Chromebooks, Windows and Mac it runs in Chrome or Edge, with nothing to install. On tablets it is installed as an app.

| Device | From version | Connects by |
| --- | --- | --- |
| Chromebook | current ChromeOS | cable or Bluetooth |
| Windows | 10 | cable or Bluetooth |
| Mac | macOS 12 | cable or Bluetooth |
| Android tablet | Android 11 | Bluetooth |
| iPad | iPadOS 16 | Bluetooth |

A screen of 7 inches is enough for one student, 10 inches are kinder to a pair. Phones are too small to build on. Ask the person who looks after your tablets to put the app on all of them at once.
`,
    },
    {
      id: 'without-docks',
      title: 'With few Docks, or none',
      text: `
Every program runs on the Dock on the screen. So a class can build at every table and try the result on the real Dock in turns.

1. Each pair builds and tests on the screen.
2. When it works there, they come to the Dock and connect.
3. They compare. What differs is worth talking about: a hand before a real sensor is never quite still.
`,
    },
    {
      id: 'keyboard',
      title: 'Moving blocks with the keyboard',
      text: `
Blocks are moved by finger, by mouse or with the keyboard.

| Key | What it does |
| --- | --- |
| Tab | goes to the next place |
| Arrow keys | move from block to block |
| Enter | picks a block up, and puts it down |
| Arrow keys while it is held | move it to where it fits |
| Left and right on the slider | change the distance by 1 cm |

A screen reader says what a block is, what it is locked to, and the reading of the sensor.
`,
    },
    {
      id: 'log-in',
      title: 'Logging in as a teacher',
      about: 'settings-app-login-code',
      text: `
Your account is the same as here. Open [App login code](/settings/app-login-code) on your own screen and type the code into the app. Nobody sees a password.
`,
    },
    {
      id: 'students',
      title: 'Students',
      about: 'settings-students',
      text: `
Students join with the code of their [classroom](/settings/classrooms). They need no email address and no account of their own.
`,
    },
    {
      id: 'offline',
      title: 'When the network is down',
      text: `
An app that is open stays usable: building, running on the screen and the Dock need no network. What students build is kept on the device they build on. So let a pair come back to the same tablet.

Keep one lesson of the first unit printed and ready. It needs nothing but the paper.
`,
    },
  ],
};
