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
  table,
} from '../../../../messages/write-text.ts';

export const connectingTheDock: Guide = {
  title: 'Connecting the Dock',
  lead: 'The Dock connects with a USB cable or by Bluetooth. Try it before the lesson, on a computer in your classroom.',
  sections: [
    {
      id: 'parts',
      title: 'What is on a Dock',
      text: [p('Hold a Dock in your hands while you read this.')],
      figure: {
        src: '/pictures/guides/dock-parts.svg',
        width: 640,
        height: 400,
        alt: 'A Dock seen from the front with six numbered parts: the ring of eight lights, the button in the middle, the speaker beside it, and on its side the distance sensor, the motor port with a winch plugged in, and the USB port.',
        key: [
          [strong('Eight lights'), ' in a ring. Programs set them all, or one by one.'],
          [
            strong('Button.'),
            ' Starts the blocks under ',
            em('when button pressed'),
            ', and turns the Dock on.',
          ],
          [strong('Speaker'), ' for tones.'],
          [strong('Distance sensor.'), ' Measures 0 to 30 cm, straight ahead.'],
          [strong('Motor port'), ' for the winch or the crane arm.'],
          [strong('USB port'), ', to charge and to connect.'],
        ],
      },
      after: [
        p(
          'The name of each Dock is printed on its underside, such as ',
          em('Dock 4K7M'),
          '. The list in the app shows the same name.',
        ),
      ],
    },
    {
      id: 'self-test',
      title: 'Can this computer reach a Dock?',
      text: [
        p(
          'The self-test checks this browser, its connections to devices, and the network. It takes a few seconds, needs no Dock and installs nothing. Run it on a student computer, in a student account.',
        ),
      ],
    },
    {
      id: 'before',
      title: 'What works where',
      text: [
        table(
          ['Device', 'How the app runs', 'USB cable', 'Bluetooth'],
          ['Chromebook', 'in Chrome', 'yes', 'yes'],
          ['Windows', 'in Chrome or Edge', 'yes', 'yes'],
          ['Mac', 'in Chrome or Edge', 'yes', 'yes'],
          ['Android tablet', 'as an app', 'no', 'yes'],
          ['iPad', 'as an app', 'no', 'yes'],
        ),
        p(
          'Keep your browser up to date. Safari and Firefox show the lessons well, but cannot connect to a Dock reliably.',
        ),
      ],
    },
    {
      id: 'cable',
      title: 'With the cable',
      text: [p('The fastest way with a whole class: there are no names to compare, and the Docks charge.')],
      figure: {
        src: '/pictures/guides/cable-or-bluetooth.svg',
        width: 640,
        height: 400,
        alt: 'On the left a laptop with a Dock on a cable, on the right a tablet that sends waves to a Dock. Both Docks have all lights on.',
        key: [
          ['By ', strong('cable'), ', on a computer.'],
          ['By ', strong('Bluetooth'), ', on a computer or a tablet.'],
        ],
      },
      after: [
        numbered(
          ['Close other tabs and programs that use the Dock. Only one program can use it at a time.'],
          ['Plug the Dock into the computer. The Dock turns on by itself.'],
          [
            'In the Blockyard app, choose ',
            em('Connect'),
            ', then ',
            em('Cable'),
            '. The browser asks which device it may use.',
          ],
          ['Pick the Dock from the list and allow it.'],
          ['All eight lights blink once. The Dock is ready.'],
        ),
      ],
    },
    {
      id: 'bluetooth',
      title: 'By Bluetooth',
      text: [
        numbered(
          [
            'Turn Bluetooth on in the settings of the computer or tablet. Do not pair the Dock there; the app does that.',
          ],
          ['Press the button on the Dock. One light moves around the ring.'],
          [
            'In the Blockyard app, choose ',
            em('Connect'),
            ', then ',
            em('Bluetooth'),
            ', and pick the name that is printed on the underside.',
          ],
          ['All eight lights blink once. The Dock is ready.'],
        ),
        p(
          'With many Docks in one room, turn them on one table after another, so that each pair sees a short list with its own Dock.',
        ),
      ],
    },
    {
      id: 'lights',
      title: 'What the lights say',
      text: [p('When no program is running, the ring shows the state of the Dock.')],
      after: [p('Nothing on the Dock blinks faster than once a second.')],
    },
    {
      id: 'no-light',
      title: 'If it does not connect',
      text: [
        p('Go through these in order.'),
        numbered(
          ['Is the Dock charged? Leave it on the cable for ten minutes and try again.'],
          ['Some cables only charge. Try the cable that came with the Dock.'],
          ['Is another tab or program connected to it? Close it.'],
          ['Unplug the Dock, then close the browser and open it again.'],
          ['Restart the Dock, as described below.'],
          [
            'Does the list of devices stay empty on every computer? Then your school’s settings probably block devices. See ',
            em('Blocked by IT'),
            ' below.',
          ],
        ),
        p('No time to fix it now? Use the Dock on the screen in the app. Every lesson works with it.'),
      ],
    },
    {
      id: 'restart',
      title: 'Restart and update',
      text: [
        p(
          strong('Restart.'),
          ' Hold the button for ten seconds, until the ring goes dark. Then press the button once. Programs are saved in the app, so nothing is lost.',
        ),
        p(
          strong('Update.'),
          ' Sometimes the app offers an update for the Dock when you connect by cable, never in the middle of a program. While two lights are violet, leave the cable in until all eight lights blink.',
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
        bullets(
          [
            strong('USB cable, Web Serial:'),
            ' ',
            mono('DefaultSerialGuardSetting'),
            ', and for single addresses ',
            mono('SerialAskForUrls'),
            '.',
          ],
          [
            strong('USB cable, WebUSB:'),
            ' ',
            mono('DefaultWebUsbGuardSetting'),
            ', and for single addresses ',
            mono('WebUsbAskForUrls'),
            '.',
          ],
          [strong('Bluetooth:'), ' ', mono('DefaultWebBluetoothGuardSetting'), '.'],
        ),
        p(
          'For all three defaults, 2 blocks every page, and 3 lets a page ask the user. One way is enough: serial or Bluetooth.',
        ),
        p(
          'To open it for Blockyard and nothing else, keep the default at 2 and list the address in ',
          mono('SerialAskForUrls'),
          ':',
        ),
        lines('"DefaultSerialGuardSetting": 2,', '"SerialAskForUrls": ["https://the-address-of-this-page"]'),
        bullets(
          [mono('SerialAllowAllPortsForUrls'), ' with the same address skips the question to students.'],
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
