import type { Guide } from '../getting-started.ts';

export const connectingTheDock: Guide = {
  title: 'Connecting the Dock',
  lead: 'The Dock connects with a USB cable or by Bluetooth. Try one before the lesson, on a computer of the room where you teach.',
  sections: [
    {
      id: 'before',
      title: 'Before you start',
      text: `
- Charge the Dock.
- Use Google Chrome or Microsoft Edge on the computer, in a recent version. Safari and the browsers of iPads and iPhones cannot reach devices by USB or Bluetooth.
- Close other programs and tabs that use the Dock. Only one can hold it at a time.
`,
    },
    {
      id: 'cable',
      title: 'With the cable',
      text: `
1. Plug the Dock into the computer.
2. In the Blockyard app, choose to connect by cable. The browser asks which device it may use.
3. Pick the Dock from the list and allow it.
4. All eight lights blink once. The Dock is ready.
`,
    },
    {
      id: 'bluetooth',
      title: 'By Bluetooth',
      text: `
1. Turn Bluetooth on in the settings of the computer. Do not pair the Dock there; the app does it.
2. In the Blockyard app, choose to connect by Bluetooth, and pick the Dock from the list.
3. All eight lights blink once. The Dock is ready.

With many Docks in one room, connect them one after another, so that each pair finds its own in the list. Cables are quicker with a whole class.
`,
    },
    {
      id: 'no-light',
      title: 'If it does not connect',
      text: `
Go through these in order.

1. Is the Dock charged? Leave it on the cable for ten minutes and try again.
2. Some cables only charge. Try another one.
3. Is another tab or program connected to it? Close it.
4. Unplug the Dock, close the browser, open it again.
5. The list of devices stays empty on every computer? Then the school's settings probably forbid it. Read on.
`,
    },
    {
      id: 'school-settings',
      title: 'For whoever looks after the computers',
      text: `
On managed Chrome and Edge, these policies decide whether a page may ask for a device:

| Connection | Policy that must not block | Or allow this site alone |
| --- | --- | --- |
| USB cable (serial) | \`DefaultSerialGuardSetting\` | \`SerialAskForUrls\` |
| USB cable (WebUSB) | \`DefaultWebUsbGuardSetting\` | \`WebUsbAskForUrls\` |
| Bluetooth | \`DefaultWebBluetoothGuardSetting\` | |

The value 2 blocks; 3 lets the page ask. Nothing has to be installed.
`,
    },
  ],
};
