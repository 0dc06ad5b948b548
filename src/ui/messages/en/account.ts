import type { PasswordRule } from '#domain/identity/password-policy.ts';
import { productName } from '#domain/product.ts';

const passwordRules: Readonly<Record<PasswordRule['rule'], (length: number) => string>> = {
  'min-length': (length) => `at least ${length} characters`,
  'max-length': (length) => `at most ${length} characters`,
  lowercase: () => 'a lower-case letter',
  uppercase: () => 'an upper-case letter',
  numeric: () => 'a digit',
  'non-alphanumeric': () => 'a sign such as ! or #',
};

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
  google: 'Continue with Google',
  apple: 'Continue with Apple',
  or: 'or',
  names: { email: 'email', 'google.com': 'Google', 'apple.com': 'Apple' },
} as const;

export const login = {
  heading: 'Welcome back',
  lead: 'Log in to your classes and lessons.',
  submit: 'Log in',
  linkInstead: 'Email me a link',
  linkSent: (email: string) =>
    `If ${email} can sign in here, a link is on its way. It works once, and the newest mail has the one that works.`,
  forgot: 'Forgot your password?',
  resetSent: (email: string) =>
    `If ${email} has an account with a password, a mail with the next step is on its way.`,
  noAccount: `New to ${productName}?`,
  signUp: 'Sign up',
  studentHint: 'Are you a student? Open the Blockyard app and use your class code.',
  sessionLost:
    'You were signed out because your session ended. Log in again and you will be back where you were.',
  confirmHeading: 'One more step',
  confirmPrompt: 'Please provide your email for confirmation',
  confirmHint:
    'This link was opened in another browser than the one that asked for it. Type the address that the mail went to.',
  confirmSubmit: 'Continue',
  following: 'Signing you in …',
  linkFailedHeading: 'This link does not work any more',
} as const;

export const signUp = {
  heading: `Start with ${productName}`,
  lead: 'Every lesson and your first classes, free for 30 days. No card.',
  submit: 'Sign up',
  passwordHint: 'Leave it empty and we send you a link instead.',
  phoneHint: 'Only for support calls that you ask for.',
  haveAccount: 'Already have an account?',
  login: 'Log in',
} as const;

export const signUpComplete = {
  heading: 'Check your inbox',
  lead: (email: string) => `We sent a link to ${email}. Open it on this device and you are in.`,
  leadWithoutEmail: 'We sent you a link. Open it on this device and you are in.',
  hint: 'Nothing there after a minute? Look in the spam folder, or ask for another one.',
  resend: 'Send it again',
  resendIn: (seconds: number) => `Send it again in ${seconds} s`,
  resent: 'Another link is on its way. Only the newest one works.',
  change: 'Use another address',
} as const;

export const socialComplete = {
  heading: 'You are in',
  lead: (provider: string) => `Your account is signed in with ${provider}.`,
  as: (email: string) => `Address: ${email}`,
  relay: 'Apple hides your own address and passes our mails on to you. That works fine here.',
  next: 'Continue',
} as const;

export const onboarding = {
  heading: 'Nearly there',
  lead: (count: number) =>
    count === 1 ? 'One question, then the lessons.' : `${count} questions, then the lessons.`,
  schoolHint: 'Leave it empty if you teach on your own.',
  submit: 'Finish',
  done: 'There is nothing left to ask. Your lessons are waiting.',
  toLessons: 'Go to the lessons',
} as const;

export const profile = {
  heading: 'Profile',
  lead: 'How you appear to your school and your classes.',
  emailHint: 'The address you sign in with.',
  submit: 'Save',
  saved: 'Saved.',
  signInMethod: 'You sign in with',
  schoolOrDistrict: 'School or district',
  none: 'none given',
  account: 'Account',
  appearance: 'How Blockyard looks on this device',
  textSize: 'Text size',
  textSizes: { normal: 'Normal', large: 'Large', larger: 'Larger' },
} as const;
