import { usbIds } from '#domain/lessons/programs/board/pin-map.ts';
import type { Guide } from './getting-started.ts';
import {
  bullets,
  em,
  lines,
  link,
  mono,
  numbered,
  p,
  strong,
  tableBlock,
} from '../../../../../messages/write-text.ts';

export const connectingTheDock: Guide = {
  title: 'Connecting the Dock',
  lead: 'A Dock connects with a USB cable, in Chrome, Edge or ChromeOS. Try it before the lesson, on a computer in your classroom.',
  sections: [
    {
      id: 'parts',
      title: 'What is on a Dock',
      text: [
        p(
          'A Dock is a BBC micro:bit, V1 or V2, with a ring of lights, a motor and a distance sensor. ',
          link('/getting-started/build-a-dock', 'Build a Dock'),
          ' lists the parts and wires.',
        ),
      ],
      figure: {
        src: '/pictures/guides/dock-parts.svg',
        width: 640,
        height: 400,
        alt: 'A Dock seen from the front with six numbered parts: the ring of eight lights, the button in the middle, the speaker beside it, and on its side the distance sensor, the motor port with a winch plugged in, and the USB port.',
        key: [
          [strong('Eight lights'), ' in a ring. Programs set them all, or one by one.'],
          [
            strong('Button.'),
            ' Button A of the micro:bit. It starts the blocks under ',
            em('when button pressed'),
            '.',
          ],
          [strong('Speaker'), ' for tones: built into a micro:bit V2, a buzzer on a V1.'],
          [strong('Distance sensor.'), ' Measures 0 to 30 cm, straight ahead.'],
          [strong('Motor'), ' for the winch or the crane arm, with a battery pack of its own.'],
          [strong('USB port'), ' of the micro:bit, for power and programs.'],
        ],
      },
      after: [
        p(
          'Every micro:bit has a name of five letters, such as ',
          em('tipuv'),
          '. It moves across the display once the page has connected the Dock, and the page shows the same name. Write it on the case.',
        ),
      ],
    },
    {
      id: 'self-test',
      title: 'Can this computer reach a Dock?',
      text: [
        p(
          'The self-test checks this browser, its access to devices, and the network. It takes a few seconds and installs nothing. Then it tests a real Dock, part by part. Run it on a student computer, in a student account.',
        ),
      ],
    },
    {
      id: 'before',
      title: 'What works where',
      text: [
        tableBlock(
          ['Device', 'Lessons, blocks, Dock on the screen', 'Dock by USB', 'File for the micro:bit'],
          ['Chromebook', 'yes', 'yes', 'yes'],
          ['Windows, Mac or Linux, in Chrome or Edge', 'yes', 'yes', 'yes'],
          ['Windows, Mac or Linux, in Safari or Firefox', 'yes', 'no', 'yes'],
          ['iPad or Android tablet', 'yes', 'no', 'no'],
        ),
        p(
          'There is nothing to install: students build at ',
          link('/class', '/class'),
          ' in a browser. Where the cable does not work, save the program as a file: see ',
          link('#as-a-file', 'As a file'),
          '.',
        ),
      ],
    },
    {
      id: 'cable',
      title: 'With the cable',
      text: [
        numbered(
          ['Close other tabs and programs that use the micro:bit. Only one can use it at a time.'],
          ['Plug the micro:bit into the computer, with a cable that carries data.'],
          [
            'Build a program, and choose ',
            em('Run on the Dock'),
            '. The browser asks which device it may use.',
          ],
          ['Choose the micro:bit in the list, and connect.'],
          [
            'The program runs. The page shows the lights, the tones, the motor and the sensor of the Dock beside the Dock on the screen.',
          ],
        ),
        p(
          'The next time, the page connects the Dock automatically. When you leave the page, other tabs and programs can use the Dock.',
        ),
      ],
    },
    {
      id: 'python',
      title: 'The first time: MicroPython',
      text: [
        p(
          'A Dock runs programs in MicroPython. A new micro:bit does not have it, and MakeCode replaces it. To put it on:',
        ),
        numbered(
          [
            'Open ',
            mono('python.microbit.org'),
            ' on any computer, and save a project. The browser downloads a file that ends in ',
            mono('.hex'),
            '.',
          ],
          ['Plug the micro:bit in. It appears as a drive with the name MICROBIT.'],
          ['Copy the file to the drive. A light on the back flashes; wait until it stops.'],
        ),
        p('This is done once for each board. Blockyard then sends its programs by cable.'),
      ],
    },
    {
      id: 'as-a-file',
      title: 'As a file',
      text: [
        p(
          'Under ',
          em('Try it'),
          ', the page offers a file whenever it cannot reach a Dock, and under ',
          em('More for the Dock'),
          '. Copy it to the MICROBIT drive. The program then runs whenever the board gets power.',
        ),
        p(
          'For a micro:bit V1, the file is made here. For a V2, the page needs a file that you saved in the official Python editor, and puts the program into it.',
        ),
      ],
    },
    {
      id: 'names',
      title: 'Which Dock is which',
      text: [
        p(
          'The browser’s list shows every board under the same name, so plug in one Dock at a time. With several Docks connected, choose one under ',
          em('More for the Dock'),
          ', and ',
          em('Show its name'),
          ' to see it on the display. This computer remembers the Dock that ran the last program.',
        ),
      ],
    },
    {
      id: 'no-light',
      title: 'If it does not connect',
      text: [
        p('Go through these in order.'),
        numbered(
          ['Some cables only charge. Try another one.'],
          ['Is another tab or program connected to it? Close it.'],
          ['Unplug the cable and the battery pack, wait three seconds, and plug the cable in again.'],
          ['Does the micro:bit have MicroPython? See ', link('#python', 'The first time'), '.'],
          [
            'Does the list of devices stay empty on every computer? Then your school’s settings probably block devices. See ',
            em('Blocked by IT'),
            ' below.',
          ],
        ),
        p('No time to fix it now? Use the Dock on the screen. Every lesson works with it.'),
      ],
    },
    {
      id: 'restart',
      title: 'Restart and stop',
      text: [
        p(
          strong('Stop.'),
          ' ',
          em('Stop the Dock'),
          ' ends every program, even one that repeats forever, and turns everything off.',
        ),
        p(
          strong('Restart.'),
          ' Press the button on the back of the micro:bit. Programs are saved on the page, so nothing is lost.',
        ),
      ],
    },
    {
      id: 'school-settings',
      title: 'Blocked by IT',
      text: [
        p(
          'This section is for IT staff. There is nothing to install and no firewall port to open, because the Dock talks to the browser on the same computer.',
        ),
        p('On managed Chrome and Edge, these policies decide whether a page may ask for a device:'),
        bullets([
          strong('Web Serial:'),
          ' ',
          mono('DefaultSerialGuardSetting'),
          ', and for single addresses ',
          mono('SerialAskForUrls'),
          '.',
        ]),
        p('As the default, 2 blocks every page, and 3 lets a page ask the user.'),
        p(
          'To allow it only for Blockyard, keep the default at 2 and list the address in ',
          mono('SerialAskForUrls'),
          ':',
        ),
        lines('"DefaultSerialGuardSetting": 2,', '"SerialAskForUrls": ["https://the-address-of-this-page"]'),
        bullets(
          [
            mono('SerialAllowUsbDevicesForUrls'),
            ' with the same address, ',
            mono('vendor_id'),
            ` ${usbIds.vendor} and `,
            mono('product_id'),
            ` ${usbIds.product}, skips the permission prompt for students.`,
          ],
          [
            'Blockyard does not use WebUSB. Other sites for the micro:bit do, and need ',
            mono('WebUsbAllowDevicesForUrls'),
            '.',
          ],
          ['The address must not be listed in ', mono('SerialBlockedForUrls'), '.'],
          [
            'To see the active policies, open ',
            mono('chrome://policy'),
            ' or ',
            mono('edge://policy'),
            " on a student's computer.",
          ],
          ['Content filters must allow this site. The self-test checks that.'],
        ),
        p(
          'The self-test’s report lists the results as text. ',
          link('#self-test', 'Run the self-test'),
          ' on an affected computer and send the report.',
        ),
      ],
    },
  ],
};
