import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
export const mailSent = {
  heading: 'Check your inbox',
  code: 'Code from the email',
  codeHint: 'The 6 digits work for 10 minutes. The link in the same email works too.',
  submit: 'Continue',
  openMail: (program: string) => `Open ${program}`,
  hint: 'Nothing after a minute? Look in the spam folder, or send another email.',
  resend: 'Send another email',
  resendIn: (seconds: number) => `Send another email in ${seconds} s`,
  resent: 'Another email is on its way. Only the newest email works.',
  change: 'Use another address',
} as const;

export const loggedInAlready = {
  heading: 'You are already logged in',
  lead: (email: string | null) => (email === null ? 'On this device.' : `As ${bidiIsolate(email)}.`),
  hint: 'If this is you, continue without the link. If the email is for someone else, log out first.',
  goOn: 'Continue',
  logOut: 'Log out and use the link',
} as const;

export const secondStep = {
  heading: 'Second step',
  lead: 'Open your authenticator app and type the code that it shows for Blockyard.',
  code: 'Code from your authenticator app',
  submit: 'Log in',
  lost: 'No phone? Use a recovery code',
  recoveryHeading: 'Use a recovery code',
  recoveryLead:
    'Type one of the ten codes that you saved when you set up two-step login. It turns two-step login off, so you can set it up again.',
  recoveryCode: 'Recovery code',
  recoverySubmit: 'Turn off two-step login',
  back: 'Back to login',
  backToCode: 'Use the authenticator app instead',
} as const;
