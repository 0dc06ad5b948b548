import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import { productName } from '#domain/product.ts';

export const twoStepWords = {
  heading: 'Two-step login',
  lead: 'An app on your phone shows a code that you type after your password. Then a stolen password alone is not enough.',
  requiredTitle: 'Set up two-step login first',
  required:
    'Your account can see other people’s data, so a password alone is not enough. Set up an authenticator app below; it takes two minutes.',
  off: 'Off',
  on: 'On',
  setUp: 'Set up an authenticator app',
  confirmEmail: 'Confirm your email address before you set up two-step login.',
  steps: {
    scan: 'Scan this with your authenticator app',
    scanHint:
      'Any authenticator app works, such as Google Authenticator, Microsoft Authenticator or 1Password.',
    type: 'Or type this key into the app',
    code: 'Type the code that the app shows',
  },
  qrTitle: 'QR code with the key for your authenticator app. The same key is below as text.',
  secret: 'Key',
  copyKey: 'Copy the key',
  copied: 'Copied.',
  notCopied: 'Your browser blocked copying. Select the text and copy it yourself.',
  code: 'Code from the app',
  codeHint: '6 digits. A new code appears every 30 seconds.',
  name: 'Name of the device',
  nameHint: 'A name helps you recognize it later.',
  defaultName: 'My phone',
  finish: 'Turn on two-step login',
  isOn: 'Two-step login is on.',
  added: (date: string) => `Added ${date}`,
  remove: (name: string) => `Remove ${bidiIsolate(name)}`,
  removeTitle: (name: string) => `Remove ${bidiIsolate(name)}?`,
  removeBody: 'Codes from this app stop working right away.',
  removeLastBody:
    'Codes from this app and your recovery codes stop working right away. After that, you log in with one step again.',
  isRemoved: (name: string) => `${bidiIsolate(name)} is removed.`,
  recovery: 'Recovery codes',
  recoveryHint: 'Each code works once, for when you do not have your phone.',
  renew: 'Make new recovery codes',
  renewTitle: 'Make new recovery codes?',
  renewBody: 'The codes you have now will stop working.',
  codesTitle: 'Save these 10 recovery codes',
  codesLead:
    'You see these codes only now, and each code works once. Print them or save them with your passwords, not on your phone.',
  codesMissing:
    'Two-step login is on, but there are no recovery codes yet. Make them now, so that you can log in without your phone.',
  copyCodes: 'Copy',
  download: 'Download',
  print: 'Print',
  fileName: `${productName.toLowerCase()}-recovery-codes.txt`,
  fileHead: (email: string) =>
    `${productName} recovery codes${email === '' ? '' : ` of ${bidiIsolate(email)}`}`,
  fileFoot: 'Each code works once. New codes replace these.',
  saved: 'I have saved these codes',
  done: 'Done',
} as const;
