import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';

export const devicesPage = {
  heading: 'App login code',
  lead: 'Log in to an app or another device without typing a password in front of a class.',
} as const;

export const appCodeWords = {
  heading: 'Log in to the app',
  lead: 'The code works once, for one app. Anyone who sees it can log in to your account, so turn off the projector first.',
  show: 'Show a code',
  showAnother: 'Show another code',
  renew: 'New code',
  scan: 'Scan this with the app, or type the code there.',
  qr: 'QR code with the login code',
  spelled: (code: string): string => `The code is ${Array.from(code.replace('-', '')).join(', ')}.`,
  endsIn: (left: string): string => `A new code appears in ${left}.`,
  copy: 'Copy the code',
  waiting: 'Waiting for your app …',
  ended: 'The code expired because it was not used for half an hour.',
  loggedIn: (name: string): string => `Logged in on ${bidiIsolate(name)}.`,
  notYou: 'Was that not you? Log it out in the list below.',
} as const;

export const deviceCodeWords = {
  heading: 'Enter the code that your device shows',
  lead: 'The Blockyard command line and some apps show a code of their own.',
  code: 'Code on the device',
  hint: '8 letters and digits. The hyphen does not matter.',
  find: 'Continue',
  asks: (name: string): string => `${bidiIsolate(name)} wants to log in to your account`,
  from: (client: string, network: string): string => `${client}, from the network address ${network}.`,
  sameNetwork: 'You are on the same network.',
  otherNetwork: 'You are on a different network.',
  warning:
    'Did someone send you this code? Then press “Refuse”. Only log in a device that you have with you.',
  approve: 'Log this device in',
  refuse: 'Refuse',
  approved: 'Done. The device continues in a few seconds.',
  refused: 'The device was refused.',
} as const;

export const pairedWords = {
  heading: 'Your devices',
  lead: 'Apps and command-line tools that are logged in to your account.',
  none: 'No device is logged in.',
  about: (client: string, pairedOn: string, seenOn: string): string =>
    `${client} · logged in on ${pairedOn} · last seen on ${seenOn}`,
  logOut: (name: string): string => `Log out ${bidiIsolate(name)}`,
  askTitle: (name: string): string => `Log out ${bidiIsolate(name)}?`,
  ask: 'The device needs a new code to log in again. Nothing that you made is lost.',
  isLoggedOut: (name: string): string => `${bidiIsolate(name)} is logged out.`,
} as const;
