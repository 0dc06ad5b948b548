/** What a check found; `next` is what to do about it. */
type Finding = { readonly means: string; readonly next?: string };

const useAnother = 'Use Chrome or Edge on this computer, kept up to date.';
const askIt = 'If the list of devices stays empty, send the report below to your IT staff.';

/** The name of each check, and what each of its findings means. */
export const findings = {
  browser: {
    name: 'Browser',
    good: { means: 'This browser can work with a Dock.' },
    tablet: {
      means: 'This looks like a tablet or a phone, whose browsers cannot reach a Dock.',
      next: 'Install the Blockyard app on the tablet. The app connects by Bluetooth.',
    },
    other: { means: 'The Blockyard app does not support this browser.', next: useAnother },
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
    name: 'USB cable (Web Serial)',
    good: { means: 'The browser can ask for a Dock on a cable.', next: askIt },
    bad: { means: 'The browser cannot reach a serial device.', next: useAnother },
  },
  usb: {
    name: 'USB cable (WebUSB)',
    good: { means: 'The browser also supports WebUSB, the second way to use a cable.' },
    bad: {
      means: 'The browser does not support WebUSB, the second way to use a cable.',
      next: 'Nothing to do if Web Serial works.',
    },
  },
  bluetooth: {
    name: 'Bluetooth',
    good: { means: 'The browser can ask for a Dock by Bluetooth, and Bluetooth is on.' },
    off: {
      means:
        'The browser supports Bluetooth but cannot find it. Bluetooth is off, missing, or turned off by the school.',
      next: 'Turn on Bluetooth in the computer’s settings and run the test again, or use the cable.',
    },
    bad: { means: 'The browser cannot use Bluetooth.', next: 'Use the cable, or Chrome or Edge.' },
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
  Record<string, { readonly name: string } & Readonly<Record<string, Finding | string>>>
>;

export const marks = { good: 'OK', limited: 'Limited', bad: 'Problem' } as const;

/** What all findings come to. */
export const verdicts = {
  both: {
    title: 'This computer can reach a Dock, by cable and by Bluetooth.',
    text: 'To be sure, connect one Dock before the lesson. School policies show only then.',
  },
  cable: {
    title: 'This computer can reach a Dock by cable.',
    text: 'To be sure, connect one Dock before the lesson. School policies show only then.',
  },
  bluetooth: {
    title: 'This computer can reach a Dock by Bluetooth.',
    text: 'To be sure, connect one Dock before the lesson. School policies show only then.',
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
    `- Serial: DefaultSerialGuardSetting is not 2, or SerialAskForUrls holds ${origin}; SerialBlockedForUrls does not.`,
    `- USB: DefaultWebUsbGuardSetting is not 2, or WebUsbAskForUrls holds ${origin}.`,
    '- Bluetooth: DefaultWebBluetoothGuardSetting is not 2.',
  ],
} as const;
