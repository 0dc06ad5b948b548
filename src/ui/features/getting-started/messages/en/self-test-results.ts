/** What a check found; `next` is what to do about it. */
type Finding = { readonly means: string; readonly next?: string };

const useAnother = 'Use Chrome or Edge on this computer, kept up to date.';
const askIt =
  'If the list of devices stays empty, send the report below to the person who looks after the computers.';

/** The name of each check, and what each of its findings means. */
export const findings = {
  browser: {
    name: 'Browser',
    good: { means: 'This browser is one that can work with a Dock.' },
    tablet: {
      means: 'This looks like a tablet or a phone. Browsers here cannot reach a Dock.',
      next: 'Use the Blockyard app that is installed on the tablet. It connects by Bluetooth.',
    },
    other: { means: 'The app is not made for this browser.', next: useAnother },
  },
  secure: {
    name: 'Secure connection',
    good: {
      means: 'This page came over a secure connection. Browsers ask for that before they share a device.',
    },
    bad: {
      means: 'This page did not come over a secure connection, so the browser shares no device with it.',
      next: 'Open the address with https:// in front. If that fails, a filter of the school may be in the way.',
    },
  },
  serial: {
    name: 'USB cable (Web Serial)',
    good: { means: 'The browser can ask for a Dock on a cable.', next: askIt },
    bad: { means: 'The browser cannot reach a serial device.', next: useAnother },
  },
  usb: {
    name: 'USB cable (WebUSB)',
    good: { means: 'The browser has the second way to a cable too.' },
    bad: {
      means: 'The browser lacks the second way to a cable.',
      next: 'Nothing, if the first one is there.',
    },
  },
  bluetooth: {
    name: 'Bluetooth',
    good: { means: 'The browser can ask for a Dock by Bluetooth, and Bluetooth is on.' },
    off: {
      means:
        'The browser knows Bluetooth, but finds none: it is off, missing, or switched off by the school.',
      next: 'Turn Bluetooth on in the settings of the computer and run the test again. Or use the cable.',
    },
    bad: { means: 'The browser cannot use Bluetooth.', next: 'Use the cable, or Chrome or Edge.' },
  },
  network: {
    name: 'Network',
    good: { means: 'Blockyard answers.' },
    slow: {
      means: 'Blockyard answers, but slowly.',
      next: 'Open the lesson before class begins, and print the plan to be safe.',
    },
    bad: {
      means: 'Blockyard did not answer. The computer is offline, or a filter holds the answer back.',
      next: 'Try another page. If only this one fails, ask the person who looks after the network to allow this site.',
    },
  },
  storage: {
    name: 'Local storage',
    good: {
      means: 'The browser keeps small things for this site, such as the color mode and checked boxes.',
    },
    bad: {
      means: 'The browser keeps nothing for this site. You can teach, but what you choose is forgotten.',
      next: 'Leave private browsing, or allow this site to store data.',
    },
  },
} as const satisfies Readonly<
  Record<string, { readonly name: string } & Readonly<Record<string, Finding | string>>>
>;

export const marks = { good: 'In order', limited: 'Take note', bad: 'Problem' } as const;

/** What all findings come to. */
export const verdicts = {
  both: {
    title: 'This computer can reach a Dock, by cable and by Bluetooth.',
    text: 'School policies show only when a device is asked for. Connect one Dock before the lesson to be sure.',
  },
  cable: {
    title: 'This computer can reach a Dock by cable.',
    text: 'Connect one Dock before the lesson to be sure: school policies show only when a device is asked for.',
  },
  bluetooth: {
    title: 'This computer can reach a Dock by Bluetooth.',
    text: 'Connect one Dock before the lesson to be sure: school policies show only when a device is asked for.',
  },
  offline: {
    title: 'The browser could reach a Dock, but this site cannot be reached.',
    text: 'See the advice beside Network below.',
  },
  none: {
    title: 'This browser cannot reach a Dock.',
    text: 'See below what to do. Meanwhile, the Dock on the screen works in every lesson.',
  },
} as const;

export const report = {
  heading: 'Report for IT',
  lead: 'What was found, as text. It names no person. Send it to the person who looks after the computers.',
  copy: 'Copy the report',
  copied: 'Copied.',
  notCopied: 'The browser did not allow copying. The text is marked: copy it with Ctrl+C or ⌘C.',
  title: 'Blockyard self-test',
  page: 'Page',
  time: 'Time',
  browser: 'Browser',
  policies: (origin: string) => [
    'On managed Chrome and Edge, please check (chrome://policy, edge://policy):',
    `- Serial: DefaultSerialGuardSetting is not 2, or SerialAskForUrls holds ${origin}; SerialBlockedForUrls does not.`,
    `- USB: DefaultWebUsbGuardSetting is not 2, or WebUsbAskForUrls holds ${origin}.`,
    '- Bluetooth: DefaultWebBluetoothGuardSetting is not 2.',
  ],
} as const;
