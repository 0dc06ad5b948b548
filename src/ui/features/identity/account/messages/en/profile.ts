import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import type { PersonDetails } from '#domain/identity/account/person-details.ts';
import { maxExportsADay } from '#domain/platform/privacy/personal-export.ts';
import { productName } from '#domain/product.ts';

const detailHints: Readonly<Partial<Record<keyof PersonDetails, string>>> = {
  displayName: 'Such as Ms. Rivera.',
};

export const profile = {
  notInView: 'You cannot see how this person logs in.',
  heading: 'Profile',
  lead: 'Your name, your school, and how you log in.',
  onThisPage: 'On this page',
  saved: 'Saved.',
  save: 'Save',
} as const;

export const namesWords = {
  heading: 'About you',
  lead: 'Your school and your classes see this name.',
  hints: detailHints,
  phoneHint: 'We call only if you ask us to. Clear the field to remove your number.',
} as const;

export const emailWords = {
  heading: 'Email',
  confirmed: 'Confirmed',
  notConfirmed: 'Not confirmed',
  confirm: 'Send a link to confirm',
  confirmSent: (email: string) =>
    `An email is on its way to ${bidiIsolate(email)}. Open its link, then come back here.`,
  confirmAgain: 'Send it again',
  opened: 'I opened the link',
  notConfirmedHint: 'With a confirmed address, you can get back in if you forget your password.',
  change: 'Change email',
  newEmail: 'New email',
  newEmailHint: 'We send a link there. Your address changes when you open it.',
  submit: 'Send the link',
  same: 'This is already your address. Type the new address.',
  nameFirst: 'Save your first and last name above, then change the address.',
  sentTitle: 'One step left: open the email',
  sent: (next: string, now: string) =>
    `If ${bidiIsolate(next)} can be used here, we sent a link to it and a notice to ${bidiIsolate(now)}. Until you open the link, log in with your old address.`,
} as const;

const withoutProvider = (name: string): string =>
  `After that, you cannot log in with ${name}. You can connect it again later.`;

export const signInOptionWords = {
  heading: 'Ways to log in',
  lead: 'Keep two ways, in case one fails.',
  password: 'Password',
  'google.com': 'Google',
  'apple.com': 'Apple',
  ofSchool: 'Your school’s login',
  within: { password: 'password', 'google.com': 'Google', 'apple.com': 'Apple' },
  mail: 'Link or code by email',
  mailHint: 'Always works, as long as you can read your email.',
  connected: 'Connected',
  notConnected: 'Not connected',
  passwordSet: 'Set',
  passwordNotSet: 'Not set',
  connect: (method: string) => `Connect ${method}`,
  remove: (method: string) => `Remove ${method}`,
  setPassword: 'Set a password',
  isConnected: (method: string) => `${method} is connected. You can now log in with it.`,
  isRemoved: (method: string) => `${method} is removed.`,
  lastWay: 'Apart from email, this is your only way to log in. Connect another way before you remove it.',
  removeTitle: (method: string) => `Remove ${method}?`,
  removeBody: {
    password: 'After that, you cannot log in with a password. You can set a new password later.',
    'google.com': withoutProvider('Google'),
    'apple.com': withoutProvider('Apple'),
  },
} as const;

export const passwordWords = {
  heading: 'Password',
  lead: 'A password is optional: a link by email always works.',
  setUpTitle: 'Choose your password',
  setUp: 'Your account was created for you without a password. Choose one now.',
  removedTitle: 'Your password was removed',
  removed:
    'It was set before your address was confirmed. Choose a new password, or log in with a link by email.',
  newPassword: 'New password',
  set: 'Set the password',
  change: 'Change the password',
  isSet: 'Your password is set.',
  isChanged: 'Your password is changed.',
  forAccount: 'Account',
} as const;

export const sessionsWords = {
  heading: 'Where you are logged in',
  lead: 'Lost a device, or used a shared computer? Log out there, or everywhere at once.',
} as const;

export const notificationsWords = {
  heading: 'Emails',
  lead: 'We always email you about your account, your classes and invitations.',
} as const;

export const appearanceWords = {
  heading: 'How Blockyard looks on this device',
  short: 'Colors and text size',
  textSize: 'Text size',
  textSizes: { normal: 'Normal', large: 'Large', larger: 'Larger' },
} as const;

/** The texts of the export section. The mail about a finished export refers to its heading. */
export const exportWords = {
  notInView: 'Only this person can download these files.',
  heading: 'Export my data',
  lead: `Get a ZIP file with everything that ${productName} stores about you, as tables for a spreadsheet and as JSON for other programs. You can make ${maxExportsADay} files a day.`,
} as const;

export const deleteAccountWords = {
  heading: 'Delete my account',
  lead: 'This cannot be undone.',
  open: 'Delete my account',
} as const;

export const confirmWords = {
  title: 'Confirm that it is you',
  lead: 'This change affects how you log in, so please confirm. We do not ask again for 5 minutes.',
  password: 'Your password',
  submit: 'Confirm',
  or: 'or',
  provider: (name: string) => `Confirm with ${name}`,
  sendCode: 'Email me a code',
  codeLead: (email: string) =>
    `We sent an email with 6 digits to ${bidiIsolate(email)}. The digits work for 10 minutes.`,
  code: 'Code from the email',
  sendAnother: 'Send another email',
  sentAnother: 'Another email is on its way. Only the code in that email works now.',
  sendLink: 'Email me a link to log in again',
  linkSent: (email: string) =>
    `A link is on its way to ${bidiIsolate(email)}. Open it in this browser, then start again here.`,
  authenticatorLead: 'Now the second step: open your authenticator app.',
  authenticator: 'Code from your authenticator app',
  otherWay: 'Confirm another way',
} as const;
