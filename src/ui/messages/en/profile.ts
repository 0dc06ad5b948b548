import { isolated } from '#domain/account/isolated.ts';
/** The words of `/settings/profile`. */
export const profile = {
  heading: 'Profile',
  lead: 'Who you are here, and how you get in.',
  onThisPage: 'On this page',
  firstName: 'First name',
  lastName: 'Last name',
  saved: 'Saved.',
  save: 'Save',
  none: 'none given',
  schoolOrDistrict: 'School or district',
} as const;

export const namesWords = {
  heading: 'Your name',
  lead: 'How you appear to your school and your classes.',
} as const;

export const emailWords = {
  heading: 'Email',
  confirmed: 'Confirmed',
  notConfirmed: 'Not confirmed',
  confirm: 'Send a link to confirm',
  confirmSent: (email: string) =>
    `A mail is on its way to ${isolated(email)}. Open its link, then come back here.`,
  confirmAgain: 'Send it again',
  opened: 'I have opened it',
  notConfirmedHint: 'Confirm it, so that you get back in when you forget your password.',
  change: 'Change email',
  newEmail: 'New email',
  newEmailHint: 'We send a link there. Your address changes when you open it.',
  submit: 'Send the link',
  same: 'This is your address already. Type the new one.',
  nameFirst: 'Save your first and last name above, then change the address.',
  sentTitle: 'One step left: open the mail',
  sent: (next: string, now: string) =>
    `If ${isolated(next)} can be used here, a link is on its way to it. Open it and your address changes; until then you sign in with ${isolated(now)}. A notice went to ${isolated(now)}, so that nobody changes it behind your back.`,
} as const;

const withoutProvider = (name: string): string =>
  `You will not sign in with ${name} any more. You can connect it again later.`;

export const waysWords = {
  heading: 'Ways to sign in',
  lead: 'Keep two, so that you get in when one fails.',
  password: 'Password',
  'google.com': 'Google',
  'apple.com': 'Apple',
  /** The same within a sentence. */
  within: { password: 'password', 'google.com': 'Google', 'apple.com': 'Apple' },
  mail: 'Link or code by email',
  mailHint: 'Always works, as long as the mailbox is yours.',
  connected: 'Connected',
  notConnected: 'Not connected',
  passwordSet: 'Set',
  passwordNotSet: 'Not set',
  connect: (way: string) => `Connect ${way}`,
  remove: (way: string) => `Remove ${way}`,
  setPassword: 'Set a password',
  isConnected: (way: string) => `${way} is connected. You can sign in with it from now on.`,
  isRemoved: (way: string) => `${way} is removed.`,
  lastWay: 'It is the only one besides the mail, so it stays. Add another one first.',
  removeTitle: (way: string) => `Remove ${way}?`,
  removeBody: {
    password: 'You will not sign in with a password any more. You can set a new one later.',
    'google.com': withoutProvider('Google'),
    'apple.com': withoutProvider('Apple'),
  },
} as const;

export const passwordWords = {
  heading: 'Password',
  lead: 'You can also do without one: a link by email always works.',
  setUpTitle: 'Choose your password',
  setUp: 'Your account was made for you, without a password. Choose one now and it is yours.',
  newPassword: 'New password',
  set: 'Set the password',
  change: 'Change the password',
  isSet: 'Your password is set.',
  isChanged: 'Your password is changed.',
  forAccount: 'Account',
} as const;

export const sessionsWords = {
  heading: 'Where you are signed in',
  lead: 'Did you use a computer that others use too, or lose a device? Sign out on all of them at once.',
  signOut: 'Sign out everywhere',
  askTitle: 'Sign out everywhere?',
  ask: 'Every browser and device is signed out within a minute, this one too. Save what you are typing in other tabs first; another device keeps what was typed there until you log in again.',
} as const;

export const appearanceWords = {
  heading: 'How Blockyard looks on this device',
  short: 'Colours and text size',
  textSize: 'Text size',
  textSizes: { normal: 'Normal', large: 'Large', larger: 'Larger' },
} as const;

export const deleteWords = {
  heading: 'Delete my account',
  lead: 'For good. We cannot bring it back, and neither can you.',
  open: 'Delete my account',
  dialogTitle: 'Delete your account for good?',
  goes: 'What goes, at once',
  goesList: [
    'your name, address, phone number and school',
    'every way to sign in, and your recovery codes',
    'what is left of your trial',
  ],
  stays: 'What stays',
  staysList: ['what you printed or downloaded', 'the settings of this device: colours and text size'],
  mail: 'A last mail tells you that it is done. You can sign up again later, as somebody new.',
  type: (text: string) => `To be sure, type ${text}`,
  typeError: (text: string) => `Type exactly ${text}.`,
  submit: 'Delete my account for good',
} as const;

export const confirmWords = {
  title: 'Confirm that it is you',
  lead: 'This changes how you get into your account, so we ask once more. Then we do not ask again for 5 minutes.',
  password: 'Your password',
  submit: 'Confirm',
  or: 'or',
  provider: (name: string) => `Confirm with ${name}`,
  sendCode: 'Email me a code',
  codeLead: (email: string) =>
    `We sent a mail with 6 digits to ${isolated(email)}. They hold for 10 minutes.`,
  code: 'Code from the mail',
  sendAnother: 'Send another mail',
  sentAnother: 'Another mail is on its way. Only its code works now.',
  sendLink: 'Email me a link to sign in again',
  linkSent: (email: string) =>
    `A link is on its way to ${isolated(email)}. Open it in this browser, then start again here.`,
  authenticatorLead: 'Now the second step: open your authenticator app.',
  authenticator: 'Code from your authenticator app',
  otherWay: 'Confirm in another way',
} as const;
