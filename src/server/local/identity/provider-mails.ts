import { html } from '../html.ts';
import type { ChangeOperations, EmulatorOobCode } from './firebase-tools-internals.ts';
import { withAccounts } from './with-accounts.ts';

export interface ProviderMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Sends the provider's mails. Their links open pages at `publicUrl`. */
export interface ProviderMails {
  /** The product's origin. The provider's links open its `/login`. */
  readonly publicUrl: string;
  readonly apiKey: string;
  send(mail: ProviderMail): Promise<unknown>;
}

const kinds: Readonly<Record<string, { readonly mode: string; readonly subject: string; says: string }>> = {
  EMAIL_SIGNIN: { mode: 'signIn', subject: 'Log in', says: 'Follow this link to log in.' },
  PASSWORD_RESET: {
    mode: 'resetPassword',
    subject: 'Reset your password',
    says: 'Follow this link to reset your password.',
  },
  VERIFY_EMAIL: {
    mode: 'verifyEmail',
    subject: 'Confirm your email address',
    says: 'Follow this link to confirm your email address.',
  },
  VERIFY_AND_CHANGE_EMAIL: {
    mode: 'verifyAndChangeEmail',
    subject: 'Confirm your new email address',
    says: 'Follow this link to confirm your new email address.',
  },
  RECOVER_EMAIL: {
    mode: 'recoverEmail',
    subject: 'Your email address was changed',
    says: 'The email address of your account was changed. If it was not you, follow this link to change it back.',
  },
};

/** Sends the mails that the real service sends with its codes. */
export interface ProviderPost {
  /** Mails the codes that browsers request. The links that an administrator requests are returned instead. */
  readonly change: ChangeOperations;
  readonly deliver: (code: EmulatorOobCode) => Promise<void>;
}

export function providerPost(mails: ProviderMails | undefined): ProviderPost {
  const deliver = async (code: EmulatorOobCode, continueUrl?: string): Promise<void> => {
    if (mails !== undefined) await mails.send(mailOf(mails, code, continueUrl));
  };
  return {
    deliver,
    change: (operations) => {
      const { sendOobCode } = operations.identitytoolkit.accounts;
      return withAccounts(operations, {
        sendOobCode: async (state, body, context) => {
          const before = new Set(state.oobs.keys());
          const answer = await sendOobCode(state, body, context);
          const code = [...state.oobs.values()].find(({ oobCode }) => !before.has(oobCode));
          if (code !== undefined && context.security?.Oauth2 === undefined)
            await deliver(code, body.continueUrl);
          return answer;
        },
      });
    },
  };
}

function mailOf(mails: ProviderMails, code: EmulatorOobCode, continueUrl?: string): ProviderMail {
  const kind = kinds[code.requestType];
  if (kind === undefined) throw new Error(`There is no mail for ${code.requestType}.`);
  const { mode, subject, says } = kind;
  const { publicUrl, apiKey } = mails;
  const query = new URLSearchParams({ mode, oobCode: code.oobCode, apiKey, lang: 'en' });
  if (continueUrl !== undefined) query.set('continueUrl', continueUrl);
  const link = `${publicUrl}/login?${query.toString()}`;
  const from = 'This mail is from the identity provider, or rather from its stand-in on this computer.';
  const page = html`<p>Hello,</p>
    <p>${says}</p>
    <p><a href="${link}">${link}</a></p>
    <p>If you did not ask for this, you can ignore it.</p>
    <p>${from}</p>`;
  return {
    to: code.newEmail ?? code.email,
    subject,
    text: `Hello,\n\n${says}\n\n${link}\n\nIf you did not ask for this, you can ignore it.\n\n${from}\n`,
    html: page.markup,
  };
}
