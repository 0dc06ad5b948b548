import { bidiIsolate } from '#domain/account/bidi-isolate.ts';
import type { PasswordRule } from '#domain/identity/password-policy.ts';
import { productName } from '#domain/product.ts';

const passwordRules: Readonly<Record<PasswordRule['rule'], (length: number) => string>> = {
  'min-length': (length) => `at least ${length} characters`,
  'max-length': (length) => `at most ${length} characters`,
  lowercase: () => 'a lowercase letter',
  uppercase: () => 'an uppercase letter',
  numeric: () => 'a digit',
  'non-alphanumeric': () => 'a symbol such as ! or #',
};

/** What stands by the list of rules, where they are only advice, and where they cannot be read. */
export const passwordAdvice = 'These rules are only advice. They make the password harder to guess.';

export const passwordRule = (rule: PasswordRule): string =>
  passwordRules[rule.rule]('length' in rule ? rule.length : 0);

/** Labels of the fields that several pages share (ONB-1). */
export const fields = {
  email: 'Email',
  firstName: 'First name',
  lastName: 'Last name',
  schoolOrDistrict: 'School or district',
  phoneNumber: 'Phone number',
  password: 'Password',
  optional: 'optional',
} as const;

export const providers = {
  goOnWith: (provider: string) => `Continue with ${provider}`,
  with: 'continue with',
  or: 'or continue with',
  orEmail: 'or with your email',
  withoutWindow: 'Continue without a window',
  closed: 'The sign-in window was closed too early. Try again when you are ready.',
  canceled: 'Another sign-in window was opened. Finish that one, or try again.',
  stillClosed: 'Does the window close by itself? This works without one:',
  refused: (provider: string) =>
    `${provider} did not confirm that it is you. Try again, or log in with a link by email.`,
  blocked: 'Your browser blocked the sign-in window. You can go on in this one instead.',
  allow: (site: string, provider: string) =>
    `Is this a school’s device? Its administrator can allow pop-ups for ${site}, and the address ${provider}.`,
  connected: (provider: string) => `${provider} is connected. From now on you can log in either way.`,
  notConnected:
    'You are logged in, but the other way to sign in is not connected yet. Connect it in your profile.',
  held: (provider: string, email: string | null) =>
    `${email === null ? 'This address' : bidiIsolate(email)} already has an account here. Log in to it in this browser within 10 minutes, and ${provider} is connected.`,
  names: { email: 'email', 'google.com': 'Google', 'apple.com': 'Apple' },
} as const;

export const login = {
  heading: 'Welcome back',
  lead: 'Log in to your classes and lessons.',
  submit: 'Log in',
  linkInstead: 'Email me a link',
  linkSent: (email: string) =>
    `If ${bidiIsolate(email)} can sign in here, a mail with a link and a code is on its way. Use one of them; only the newest mail works.`,
  passwordFailed: 'Signed up with Google or Apple? Use their button below.',
  forgot: 'Forgot your password?',
  resetSent: (email: string) =>
    `If ${bidiIsolate(email)} has an account with a password, a mail with the next step is on its way.`,
  noAccount: `New to ${productName}?`,
  signUp: 'Sign up',
  studentHint: 'Are you a student? Open the Blockyard app and use your class code.',
  sessionLost: 'You were signed out because your session ended. Log in again to go on where you were.',
  /** By how somebody left of their own will. */
  left: new Map([
    ['everywhere', 'You are logged out on every device. Log in again where you need it.'],
    ['deleted', 'Your account is deleted. A mail confirms it.'],
  ]),
  recovered: 'The second step is off. Log in, then set it up again in your profile.',
  confirmHeading: 'One more step',
  confirmPrompt: 'Please provide your email for confirmation',
  confirmHint: 'The mail was asked for in another browser. Type the address that it went to.',
  confirmSubmit: 'Continue',
  opening: 'Opening the link …',
  following: 'Signing you in …',
  linkFailedHeading: 'This link does not work any more',
  linkNotFollowed: 'That did not work just now',
} as const;

export const signUp = {
  heading: `Start with ${productName}`,
  lead: 'Every lesson and your first classes, free for 30 days. No card.',
  submit: 'Sign up',
  passwordHint: 'Optional. Without a password, we send you a link.',
  canWait: 'These can wait',
  phoneHint: 'Only for support calls that you ask for.',
  haveAccount: 'Already have an account?',
  login: 'Log in',
} as const;

export const signUpComplete = {
  heading: 'Check your inbox',
  lead: (email: string) =>
    `We sent a mail to ${bidiIsolate(email)}. Open its link on this device, or type its code here, and you are in.`,
  leadWithoutEmail: 'We sent you a link. Open it on this device and you are in.',
  hint: 'Nothing after a minute? Look in the spam folder, or ask for another mail.',
  change: 'Use another address',
} as const;

export const socialComplete = {
  heading: 'You are in',
  lead: (provider: string) => `Your account is signed in with ${provider}.`,
  relay: 'Apple hides your own address and passes our mails on to you. That works fine here.',
} as const;

/** For somebody who finds another person's account open on a screen that several use. */
export const notYou = {
  signedInAs: (who: string) => `Logged in as ${bidiIsolate(who)}.`,
  question: 'Not you?',
  logOut: 'Log out',
} as const;

export const onboarding = {
  heading: 'Nearly there',
  lead: (count: number) =>
    count === 1 ? 'One question, then the lessons.' : `${count} questions, then the lessons.`,
  schoolHint: 'Leave it empty if you teach on your own.',
  submit: 'Finish',
  done: 'There is nothing left to ask. Your lessons are waiting.',
  toLessons: 'Go to the lessons',
  passwordHeading: 'Choose a password',
  passwordLead: 'Your account was made for you. With a password, you can log in without a mail.',
  passwordRemovedHeading: 'Choose a new password',
  passwordRemovedLead:
    'Your old password was removed, because it was set before your address was confirmed. Choose a new one, or log in by mail from now on.',
  passwordSubmit: 'Save the password',
  passwordSaved: 'Your password is saved.',
  later: 'Later',
} as const;
