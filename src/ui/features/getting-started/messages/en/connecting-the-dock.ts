import type { Guide } from './getting-started.ts';

export const connectingTheDock: Guide = {
  title: 'Connecting the Dock',
  lead: 'The Dock connects with a USB cable or by Bluetooth. Try it before the lesson, on a computer in your classroom.',
  sections: [
    {
      id: 'parts',
      title: 'What is on a Dock',
      text: 'Hold a Dock in your hands while you read this.',
      figure: {
        src: '/pictures/guides/dock-parts.svg',
        width: 640,
        height: 400,
        alt: 'A Dock seen from the front with six numbered parts: the ring of eight lights, the button in the middle, the speaker beside it, and on its side the distance sensor, the motor port with a winch plugged in, and the USB port.',
        key: [
          '**Eight lights** in a ring. Programs set them all, or one by one.',
          '**Button.** Starts the blocks under *when button pressed*, and turns the Dock on.',
          '**Speaker** for tones.',
          '**Distance sensor.** Measures 0 to 30 cm, straight ahead.',
          '**Motor port** for the winch or the crane arm.',
          '**USB port**, to charge and to connect.',
        ],
      },
      after: `
The name of each Dock is printed on its underside, such as *Dock 4K7M*. The list in the app shows the same name.
`,
    },
    {
      id: 'self-test',
      title: 'Can this computer reach a Dock?',
      text: `
The self-test checks this browser, its connections to devices, and the network. It takes a few seconds, needs no Dock and installs nothing. Run it on a student computer, in a student account.
`,
    },
    {
      id: 'before',
      title: 'What works where',
      text: `
| Device | How the app runs | USB cable | Bluetooth |
| --- | --- | --- | --- |
| Chromebook | in Chrome | yes | yes |
| Windows | in Chrome or Edge | yes | yes |
| Mac | in Chrome or Edge | yes | yes |
| Android tablet | as an app | no | yes |
| iPad | as an app | no | yes |

Keep your browser up to date. Safari and Firefox show the lessons well, but cannot connect to a Dock reliably.
`,
    },
    {
      id: 'cable',
      title: 'With the cable',
      text: 'The fastest way with a whole class: there are no names to compare, and the Docks charge.',
      figure: {
        src: '/pictures/guides/cable-or-bluetooth.svg',
        width: 640,
        height: 400,
        alt: 'On the left a laptop with a Dock on a cable, on the right a tablet that sends waves to a Dock. Both Docks have all lights on.',
        key: ['By **cable**, on a computer.', 'By **Bluetooth**, on a computer or a tablet.'],
      },
      after: `
1. Close other tabs and programs that use the Dock. Only one program can use it at a time.
2. Plug the Dock into the computer. The Dock turns on by itself.
3. In the Blockyard app, choose *Connect*, then *Cable*. The browser asks which device it may use.
4. Pick the Dock from the list and allow it.
5. All eight lights blink once. The Dock is ready.
`,
    },
    {
      id: 'bluetooth',
      title: 'By Bluetooth',
      text: `
1. Turn Bluetooth on in the settings of the computer or tablet. Do not pair the Dock there; the app does that.
2. Press the button on the Dock. One light moves around the ring.
3. In the Blockyard app, choose *Connect*, then *Bluetooth*, and pick the name that is printed on the underside.
4. All eight lights blink once. The Dock is ready.

With many Docks in one room, turn them on one table after another, so that each pair sees a short list with its own Dock.
`,
    },
    {
      id: 'lights',
      title: 'What the lights say',
      text: 'When no program is running, the ring shows the state of the Dock.',
      after: 'Nothing on the Dock blinks faster than once a second.',
    },
    {
      id: 'no-light',
      title: 'If it does not connect',
      text: `
Go through these in order.

1. Is the Dock charged? Leave it on the cable for ten minutes and try again.
2. Some cables only charge. Try the cable that came with the Dock.
3. Is another tab or program connected to it? Close it.
4. Unplug the Dock, then close the browser and open it again.
5. Restart the Dock, as described below.
6. Does the list of devices stay empty on every computer? Then your school’s settings probably block devices. See *Blocked by IT* below.

No time to fix it now? Use the Dock on the screen in the app. Every lesson works with it.
`,
    },
    {
      id: 'restart',
      title: 'Restart and update',
      text: `
**Restart.** Hold the button for ten seconds, until the ring goes dark. Then press the button once. Programs are saved in the app, so nothing is lost.

**Update.** Sometimes the app offers an update for the Dock when you connect by cable, never in the middle of a program. While two lights are violet, leave the cable in until all eight lights blink.
`,
    },
    {
      id: 'school-settings',
      title: 'Blocked by IT',
      text: `
This section is for IT staff. There is nothing to install and no firewall port to open, because the Dock talks to the browser on the same computer.

On managed Chrome and Edge, these policies decide whether a page may ask for a device:

- **USB cable, Web Serial:** \`DefaultSerialGuardSetting\`, and for single addresses \`SerialAskForUrls\`.
- **USB cable, WebUSB:** \`DefaultWebUsbGuardSetting\`, and for single addresses \`WebUsbAskForUrls\`.
- **Bluetooth:** \`DefaultWebBluetoothGuardSetting\`.

For all three defaults, 2 blocks every page, and 3 lets a page ask the user. One way is enough: serial or Bluetooth.

To open it for Blockyard and nothing else, keep the default at 2 and list the address in \`SerialAskForUrls\`:

\`\`\`
"DefaultSerialGuardSetting": 2,
"SerialAskForUrls": ["https://the-address-of-this-page"]
\`\`\`

- \`SerialAllowAllPortsForUrls\` with the same address skips the question to students.
- The address must not be listed in \`SerialBlockedForUrls\`.
- To see the active policies, open \`chrome://policy\` or \`edge://policy\` on a student's computer.
- Content filters must allow this site. The self-test checks that.

The self-test’s report lists the results as text. [Run the self-test](#self-test) on an affected computer and send the report.
`,
    },
  ],
};

/** What the ring shows when no program runs. */
export const lightsTable = {
  caption: 'The ring of lights and what to do',
  head: { ring: 'The ring', means: 'It means', next: 'What to do' },
  rows: {
    dark: {
      ring: 'Dark',
      means: 'The Dock is off, or its battery is empty.',
      next: 'Press the button. If the ring stays dark, charge the Dock for ten minutes.',
    },
    searching: {
      ring: 'One light moves around',
      means: 'The Dock is on and waits for the app.',
      next: 'Connect it. After five minutes, it turns itself off.',
    },
    ready: { ring: 'All eight blink once', means: 'Connected and ready.', next: 'Run a program.' },
    charging: {
      ring: 'More and more green lights',
      means: 'Charging. Each light is an eighth.',
      next: 'You can keep working.',
    },
    low: {
      ring: 'One red light, slow',
      means: 'The battery lasts for about ten minutes.',
      next: 'Connect the cable.',
    },
    updating: {
      ring: 'Two violet lights, opposite',
      means: 'The Dock is updating.',
      next: 'Leave the cable in until all eight lights blink.',
    },
  },
} as const;
