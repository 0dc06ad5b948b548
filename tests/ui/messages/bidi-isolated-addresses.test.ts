import { expect, test } from 'vitest';
import { login, notYou, providers, signUpComplete } from '#ui/messages/en/account.ts';
import { describeFailure } from '#ui/messages/describe-failure.ts';

const address = 'נועה@נמל.example';
const isolated = `\u2068${address}\u2069`;

test.each([
  ['a link was sent', login.linkSent],
  ['a reset was sent', login.resetSent],
  ['a sign-up is to be confirmed', signUpComplete.lead],
  ['somebody is logged in', notYou.signedInAs],
  ['a provider waits for the other way in', (email: string) => providers.pending('Google', email)],
  [
    'a provider’s address has an account',
    (email: string) =>
      describeFailure({
        kind: 'identity/account-exists-with-different-credential',
        email,
      }),
  ],
])(
  '[UI-4] if %s, a right-to-left address does not change the direction of the text around it',
  (_what, says) => {
    expect(says(address)).toContain(isolated);
    expect(says('ada@quay.test')).not.toMatch(/[\u2068\u2069]/);
  },
);
