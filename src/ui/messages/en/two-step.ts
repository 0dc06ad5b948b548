import { isolated } from '#domain/account/isolated.ts';
import { productName } from '#domain/product.ts';

/** The words of the second step in the profile. */
export const twoStepWords = {
  heading: 'Two-step sign-in',
  lead: 'After your password, link or provider, a code from an app on your phone. Who has only your password does not get in.',
  requiredTitle: 'Your account needs a second step first',
  required:
    'You look after the data of other people, so your account must not be opened by a password alone. Set up an authenticator app below; it takes two minutes. The rest of Blockyard opens when it is done.',
  off: 'Off',
  on: 'On',
  setUp: 'Set up an authenticator app',
  confirmEmail: 'Your email must be confirmed before a second step can be set up.',
  steps: {
    scan: 'Scan this with your authenticator app',
    scanHint: 'Any app will do: Google Authenticator, Microsoft Authenticator, 1Password, Aegis …',
    type: 'Or type this key into the app',
    code: 'Type the code that the app shows',
  },
  qrTitle: 'QR code with the key for your authenticator app. The same key stands beside it as text.',
  secret: 'Key',
  copyKey: 'Copy the key',
  copied: 'Copied.',
  notCopied: 'Your browser did not let us copy. Select the text and copy it yourself.',
  code: 'Code from the app',
  codeHint: '6 digits. A new code appears every 30 seconds.',
  name: 'Name of the device',
  nameHint: 'So that you know later which one it is.',
  defaultName: 'My phone',
  finish: 'Turn it on',
  isOn: 'Two-step sign-in is on.',
  added: (date: string) => `Added ${date}`,
  remove: (name: string) => `Remove ${isolated(name)}`,
  removeTitle: (name: string) => `Remove ${isolated(name)}?`,
  removeBody: 'Its codes stop working at once.',
  removeLastBody:
    'Its codes stop working at once, and signing in takes one step again. Your recovery codes are of no use then.',
  isRemoved: (name: string) => `${isolated(name)} is removed.`,
  recovery: 'Recovery codes',
  recoveryHint: 'Each gets you in once when you do not have your phone.',
  renew: 'Make new recovery codes',
  renewTitle: 'Make new recovery codes?',
  renewBody: 'The codes that you have now stop working.',
  codesTitle: 'Keep these 10 recovery codes',
  codesLead:
    'They are shown this once. Each works once, when you do not have your phone. Print them or put them where you keep passwords, not on the phone itself.',
  codesMissing:
    'Two-step sign-in is on, but the recovery codes could not be made just now. Make them now, so that you are not locked out without your phone.',
  copyCodes: 'Copy',
  download: 'Download',
  print: 'Print',
  fileName: `${productName.toLowerCase()}-recovery-codes.txt`,
  fileHead: (email: string) => `${productName} recovery codes${email === '' ? '' : ` of ${isolated(email)}`}`,
  fileFoot: 'Each code works once. New codes end these.',
  kept: 'I have kept these codes',
  done: 'Done',
} as const;
