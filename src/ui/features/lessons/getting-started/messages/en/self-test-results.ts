import { usbIds } from '#domain/lessons/programs/board/pin-map.ts';

export type SelfTestFinding = { readonly means: string; readonly next?: string };

const useAnother = 'Use Chrome or Edge on this computer, kept up to date.';
const askIt = 'If the list of devices stays empty, send the report below to your IT staff.';

export const findings = {
  browser: {
    name: 'Browser',
    good: { means: 'This browser can work with a Dock.' },
    tablet: {
      means: 'This looks like a tablet or a phone, whose browsers cannot reach a Dock.',
      next: 'Students build and run on the Dock on the screen, at /class. To use a real Dock, use a computer or a Chromebook.',
    },
    other: {
      means: 'This browser cannot reach a Dock. Lessons and the Dock on the screen work in it.',
      next: useAnother,
    },
  },
  secure: {
    name: 'Secure connection',
    good: {
      means: 'This page came over a secure connection, which browsers require for devices.',
    },
    bad: {
      means: 'This page did not come over a secure connection, so the browser cannot share a device with it.',
      next: 'Open the address with https:// in front. If that fails, a school filter may be blocking it.',
    },
  },
  serial: {
    name: 'USB cable',
    good: { means: 'The browser can ask for a Dock connected by USB (Web Serial).', next: askIt },
    bad: { means: 'The browser cannot reach a serial device.', next: useAnother },
  },
  network: {
    name: 'Network',
    good: { means: 'This computer can reach Blockyard.' },
    slow: {
      means: 'This computer can reach Blockyard, but slowly.',
      next: 'Open the lesson before class begins, and print the plan to be safe.',
    },
    bad: {
      means: 'Blockyard did not answer. The computer is offline, or a filter blocks this site.',
      next: 'Try another website. If only Blockyard fails, ask your IT staff to allow this site.',
    },
  },
  storage: {
    name: 'Local storage',
    good: {
      means: 'The browser saves small settings for this site, such as colors and checked boxes.',
    },
    bad: {
      means: 'The browser does not save anything for this site. You can teach, but your choices are lost.',
      next: 'Leave private browsing, or allow this site to store data.',
    },
  },
} as const satisfies Readonly<
  Record<string, { readonly name: string } & Readonly<Record<string, SelfTestFinding | string>>>
>;

export const marks = { good: 'OK', limited: 'Limited', bad: 'Problem' } as const;

export const verdicts = {
  cable: {
    title: 'This computer can reach a Dock by cable.',
    text: 'To be sure, connect a Dock below. Only that shows whether school policies block it.',
  },
  offline: {
    title: 'The browser could reach a Dock, but this site cannot be reached.',
    text: 'See ‘Network’ below for what to do.',
  },
  none: {
    title: 'This browser cannot reach a Dock.',
    text: 'See below for what to do. Meanwhile, the Dock on the screen works in every lesson.',
  },
} as const;

export const report = {
  heading: 'Report for IT',
  lead: 'The results as text, without any names. Send them to your IT staff.',
  copy: 'Copy the report',
  copied: 'Copied.',
  notCopied: 'The browser blocked copying. The text is selected, so copy it with Ctrl+C or ⌘C.',
  title: 'Blockyard self-test',
  page: 'Page',
  time: 'Time',
  browser: 'Browser',
  policies: (origin: string) => [
    'On managed Chrome and Edge, please check (chrome://policy, edge://policy):',
    `- Serial: DefaultSerialGuardSetting is not 2, or SerialAskForUrls contains ${origin}; SerialBlockedForUrls does not.`,
    `- To skip the permission prompt for students: SerialAllowUsbDevicesForUrls contains ${origin} with vendor_id ${usbIds.vendor} and product_id ${usbIds.product} (the micro:bit).`,
    '- Other sites may need WebUsbAllowDevicesForUrls for the same device. Blockyard does not.',
  ],
} as const;

export const dockTest = {
  title: 'Test a Dock',
  lead: 'Connect a Dock by cable, and test each part in turn.',
  connect: 'Connect a Dock',
  connecting: 'Choose the micro:bit in the browser’s list.',
  busy: 'The Dock is busy.',
  firmware: (name: string, version: string, firmware: string): string =>
    `The Dock ${name} is a micro:bit ${version} with MicroPython ${firmware}.`,
  old: 'This version of MicroPython is old. Save any project in the official Python editor and copy the file to the MICROBIT drive.',
  parts: { lights: 'Lights', tone: 'Tone', motor: 'Motor', sensor: 'Distance sensor', button: 'Button' },
  tryPart: (part: string): string => `Test: ${part}`,
  asks: {
    lights: 'Did all eight lights turn white, one after the other?',
    tone: 'Did you hear three tones?',
    motor: 'Did the motor turn one way, and then the other?',
  },
  yes: 'Yes',
  no: 'No',
  works: 'Works.',
  measured: (cm: number): string =>
    `Works. It measures ${cm} cm. Hold a hand in front of it and test it again.`,
  pressed: 'Works. The button press was received.',
  wrong: {
    lights:
      'Check the wire from pin 1 to DIN of the ring, and that the ring has 3V and GND. Some rings have an input and an output: use the input.',
    tone: 'On a micro:bit V1, check the buzzer between pin 0 and GND. On a V2, the speaker is built in; check that no program has turned it off.',
    motor:
      'Check the signal wire at pin 2, that the battery pack is on, and that its GND is connected to GND of the micro:bit.',
    sensor:
      'The sensor sent no echo. Check TRIG at pin 8, ECHO at pin 16, 3V and GND. The sensor has to work with 3 volts.',
    button: 'No button press was received within ten seconds. Press button A of the micro:bit, on the left.',
  },
} as const;
