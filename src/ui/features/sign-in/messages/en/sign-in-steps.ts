import { bidiIsolate } from '#domain/account/bidi-isolate.ts';
/** After a mail was asked for: the link in it, or its code. */
export const mailSent = {
  heading: 'Check your inbox',
  code: 'Code from the mail',
  codeHint: '6 digits that work for 10 minutes. The link in the same mail works too.',
  submit: 'Continue',
  openMail: (program: string) => `Open ${program}`,
  hint: 'Nothing after a minute? Look in the spam folder, or send another mail.',
  resend: 'Send another mail',
  resendIn: (seconds: number) => `Send another mail in ${seconds} s`,
  resent: 'Another mail is on its way. Only the newest one works.',
  change: 'Use another address',
} as const;

/** A sign-in link was opened where somebody is logged in. */
export const loggedInAlready = {
  heading: 'You are logged in already',
  lead: (email: string | null) => (email === null ? 'On this device.' : `As ${bidiIsolate(email)}.`),
  hint: 'Is that you? Go on without the link. If the mail is for somebody else, log out first.',
  goOn: 'Go on',
  logOut: 'Log out and use the link',
} as const;

/** The second step of a sign-in. */
export const secondStep = {
  heading: 'Second step',
  lead: 'Open your authenticator app and type the code that it shows for Blockyard.',
  code: 'Code from your authenticator app',
  submit: 'Log in',
  lost: 'No phone? Use a recovery code',
  recoveryHeading: 'Use a recovery code',
  recoveryLead:
    'One of the ten codes that you saved when you set up the second step. It turns the second step off, so that you can set it up again.',
  recoveryCode: 'Recovery code',
  recoverySubmit: 'Turn the second step off',
  back: 'Back to the log-in',
  backToCode: 'Use the authenticator app instead',
} as const;
