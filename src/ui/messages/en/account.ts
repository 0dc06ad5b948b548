import type { SignInMethod } from '#domain/identity/sign-in/sign-in-method.ts';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import type { PasswordRule } from '#domain/identity/sign-in/password-policy.ts';
import { productName } from '#domain/product.ts';

const passwordRules: Readonly<Record<PasswordRule['rule'], (length: number) => string>> = {
  'min-length': (length) => `at least ${length} characters`,
  'max-length': (length) => `at most ${length} characters`,
  lowercase: () => 'a lowercase letter',
  uppercase: () => 'an uppercase letter',
  numeric: () => 'a digit',
  'non-alphanumeric': () => 'a symbol such as ! or #',
};

/** The text next to the password rules if they are only advice. */
export const passwordAdvice = 'These rules are only advice. They make the password harder to guess.';

export const passwordRule = (rule: PasswordRule): string =>
  passwordRules[rule.rule]('length' in rule ? rule.length : 0);

/** Labels of the fields that several pages share (ONB-1). */
export const fields = {
  email: 'Email',
  firstName: 'First name',
  lastName: 'Last name',
  schoolOrDistrict: 'School or district',
  displayName: 'Name that students see',
  roleTitle: 'Role',
  gradesTaught: 'Grades you teach',
  phoneNumber: 'Phone number',
  password: 'Password',
  optional: 'optional',
} as const;

const methodNames: Readonly<Partial<Record<SignInMethod, string>>> = {
  email: 'email',
  'google.com': 'Google',
  'apple.com': 'Apple',
  'microsoft.com': 'Microsoft',
  device: 'a device',
};

export const providers = {
  goOnWith: (provider: string) => `Continue with ${provider}`,
  with: 'continue with',
  or: 'or continue with',
  orEmail: 'or with your email',
  connected: (provider: string) => `${provider} is connected. You can now log in either way.`,
  notConnected:
    'You are logged in, but the other way to log in is not connected yet. Connect it in your profile.',
  pending: (provider: string, email: string | null) =>
    `${email === null ? 'This address' : bidiIsolate(email)} already has an account here. Log in to that account in this browser within 10 minutes to connect ${provider}.`,
  nameOf: (method: SignInMethod): string => methodNames[method] ?? 'your school’s login',
} as const;

export const login = {
  heading: 'Welcome back',
  lead: 'Log in to your classes and lessons.',
  submit: 'Log in',
  linkInstead: 'Email me a link',
  linkSent: (email: string) =>
    `If ${bidiIsolate(email)} can log in here, an email with a link and a code is on its way. Use the link or the code from the newest email.`,
  passwordFailed: 'Signed up with Google or Apple? Use their button below.',
  forgot: 'Forgot your password?',
  resetSent: (email: string) =>
    `If ${bidiIsolate(email)} has an account with a password, an email with the next step is on its way.`,
  noAccount: `New to ${productName}?`,
  signUp: 'Sign up',
  studentHint: 'Are you a student? Go to /class and type your class code.',
  sessionLost: 'You were logged out because your session ended. Log in again to continue where you were.',
  left: new Map([
    ['everywhere', 'You are logged out on every device. Log in again on the devices that you use.'],
    ['deleted', 'Your account is deleted. We sent you an email to confirm.'],
  ]),
  recovered: 'Two-step login is off. Log in, then set it up again in your profile.',
  confirmHeading: 'One more step',
  confirmPrompt: 'Please provide your email for confirmation',
  confirmHint: 'You asked for this email in another browser. Type the address that we sent it to.',
  confirmSubmit: 'Continue',
  opening: 'Opening the link …',
  following: 'Logging you in …',
  linkFailedHeading: 'This link no longer works',
  linkNotFollowed: 'That did not work',
} as const;

export const signUpWords = {
  heading: `Start with ${productName}`,
  lead: 'Every lesson and your first classes, free for 30 days. No credit card.',
  submit: 'Sign up',
  passwordHint: 'Optional. Without a password, we email you a link.',
  canWait: 'You can add these later',
  phoneHint: 'We call only if you ask us to.',
  haveAccount: 'Already have an account?',
  login: 'Log in',
} as const;

export const signUpComplete = {
  heading: 'Check your inbox',
  lead: (email: string) =>
    `We sent an email to ${bidiIsolate(email)}. Open its link on this device, or type its code here.`,
  leadWithoutEmail: 'We sent you a link. Open it on this device.',
  hint: 'Nothing after a minute? Look in the spam folder, or ask for another email.',
  change: 'Use another address',
} as const;

export const socialComplete = {
  heading: 'You are signed up',
  lead: (provider: string) => `You are logged in with ${provider}.`,
  relay: 'Apple hides your own address and forwards our emails to you. That works fine here.',
} as const;

export const notYou = {
  signedInAs: (who: string) => `Logged in as ${bidiIsolate(who)}.`,
  question: 'Not you?',
  logOut: 'Log out',
} as const;

export const onboarding = {
  heading: 'Almost done',
  lead: (count: number) =>
    count === 1 ? 'One question, then the lessons.' : `${count} questions, then the lessons.`,
  canWait: 'You can add these later',
  submit: 'Finish',
  done: 'You are all set. Your lessons are ready.',
  toLessons: 'Go to the lessons',
  passwordHeading: 'Choose a password',
  passwordLead: 'Your account was created for you. With a password, you can log in without an email.',
  passwordRemovedHeading: 'Choose a new password',
  passwordRemovedLead:
    'Your old password was removed, because it was set before your address was confirmed. Choose a new password, or log in with a link by email.',
  passwordSubmit: 'Save the password',
  passwordSaved: 'Your password is saved.',
  later: 'Later',
} as const;
