import type { Guide } from './getting-started.ts';

export const connectingTheDock: Guide = {
  title: 'Connecting the Dock',
  lead: 'The Dock connects with a USB cable or by Bluetooth. Try one before the lesson, on a computer of the room where you teach.',
  sections: [
    {
      id: 'parts',
      title: 'What is on a Dock',
      text: 'Have one in your hands while you read this.',
      figure: {
        src: '/pictures/guides/dock-parts.svg',
        width: 640,
        height: 400,
        alt: 'A Dock seen from the front with six numbered parts: the ring of eight lights, the button in the middle, the speaker beside it, and on its side the distance sensor, the motor port with a winch plugged in, and the USB port.',
        key: [
          '**Eight lights** in a ring. Programs set them all, or one by one.',
          '**Button.** Starts the blocks under *when button pressed*. It is also the switch.',
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
The self-test looks at this browser, its ways to a device, and the network. It takes a few seconds, needs no Dock and installs nothing. Run it on a computer that students will use, in their account.
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

Use a browser that is kept up to date. Safari and Firefox show the lessons well, but give a page no way to a Dock by Bluetooth or cable that the app can rely on.
`,
    },
    {
      id: 'cable',
      title: 'With the cable',
      text: 'The quickest way with a whole class: no names to compare, and the Dock charges meanwhile.',
      figure: {
        src: '/pictures/guides/cable-or-bluetooth.svg',
        width: 640,
        height: 400,
        alt: 'On the left a laptop with a Dock on a cable, on the right a tablet that sends waves to a Dock. Both Docks have all lights on.',
        key: ['By **cable**, on a computer.', 'By **Bluetooth**, on a computer or a tablet.'],
      },
      after: `
1. Close other tabs and programs that use the Dock. Only one can hold it at a time.
2. Plug the Dock into the computer. It wakes up by itself.
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
2. Press the button on the Dock. One light runs round the ring.
3. In the Blockyard app, choose *Connect*, then *Bluetooth*, and pick the name that is printed on the underside.
4. All eight lights blink once. The Dock is ready.

With many Docks in one room, wake them one table after another. Then each pair finds a short list, with its own Dock in it.
`,
    },
    {
      id: 'lights',
      title: 'What the lights say',
      text: 'When no program is running, the ring tells you how the Dock is.',
      after: 'Nothing on the Dock blinks faster than once a second.',
    },
    {
      id: 'no-light',
      title: 'If it does not connect',
      text: `
Go through these in order.

1. Is the Dock charged? Leave it on the cable for ten minutes and try again.
2. Some cables only charge. Try another one, best the one that came with the Dock.
3. Is another tab or program connected to it? Close it.
4. Unplug the Dock, close the browser, open it again.
5. Restart the Dock, as below.
6. The list of devices stays empty on every computer? Then the school's settings probably forbid it. Read on.

No time to look for it now? Open the Dock on the screen in the app. The lesson works with it.
`,
    },
    {
      id: 'restart',
      title: 'Restart and update',
      text: `
**Restart.** Hold the button for ten seconds, until the ring goes dark. Let go and press it once. Programs are kept in the app, so nothing is lost.

**Update.** Now and then the app has a newer version of the Dock's own program. It offers it when you connect by cable, never in the middle of a program. Two violet lights mean that it is working; leave the cable in until all eight blink.
`,
    },
    {
      id: 'school-settings',
      title: 'Blocked by IT',
      text: `
This part is for the person who looks after the school's computers. Nothing has to be installed and no port of the firewall opened: the Dock speaks to the browser on the same computer.

On managed Chrome and Edge, these policies decide whether a page may ask for a device:

- **USB cable, Web Serial:** \`DefaultSerialGuardSetting\`, and for single addresses \`SerialAskForUrls\`.
- **USB cable, WebUSB:** \`DefaultWebUsbGuardSetting\`, and for single addresses \`WebUsbAskForUrls\`.
- **Bluetooth:** \`DefaultWebBluetoothGuardSetting\`.

In the three defaults the value 2 blocks every page; 3 lets a page ask, and the person decides. One way is enough: serial or Bluetooth.

To open it for Blockyard and nothing else, keep the default at 2 and list the address in \`SerialAskForUrls\`:

\`\`\`
"DefaultSerialGuardSetting": 2,
"SerialAskForUrls": ["https://the-address-of-this-page"]
\`\`\`

- \`SerialAllowAllPortsForUrls\` with the same address spares students the question.
- The address must not be listed in \`SerialBlockedForUrls\`.
- To see what is in force, open \`chrome://policy\` or \`edge://policy\` on a student's computer.
- Content filters must let this site through. The self-test says whether it can be reached.

The report of the self-test says in text what was found on a computer. [Run it there](#self-test) and send it along.
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
      means: 'Off, or the battery is empty.',
      next: 'Press the button. Still dark? Charge it for ten minutes.',
    },
    searching: {
      ring: 'One light runs round',
      means: 'On, and waiting for an app.',
      next: 'Connect it. After five minutes it switches itself off.',
    },
    ready: { ring: 'All eight blink once', means: 'Connected and ready.', next: 'Run a program.' },
    charging: {
      ring: 'Green lights, more and more',
      means: 'Charging. Each light is an eighth.',
      next: 'You can work meanwhile.',
    },
    low: {
      ring: 'One red light, slow',
      means: 'The battery lasts for about ten minutes.',
      next: 'Put it on the cable.',
    },
    updating: {
      ring: 'Two violet lights, opposite',
      means: 'It gets a newer version of its own program.',
      next: 'Leave the cable in until all eight blink.',
    },
  },
} as const;
