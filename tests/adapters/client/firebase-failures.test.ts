import { connectAuthEmulator } from 'firebase/auth';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { FirebaseIdentityAccount } from '#adapters/firebase/firebase-identity-account.ts';
import { FirebaseIdentityProvider } from '#adapters/firebase/firebase-identity-provider.ts';
import { FirebaseMailedLinks } from '#adapters/firebase/firebase-mailed-links.ts';
import { FirebaseSdk } from '#adapters/firebase/firebase-sdk.ts';
import { type IdentityCode, identityCodes } from '#domain/identity/sign-in/identity-failure.ts';
import type { Result } from '#domain/result.ts';
import { type LocalIdentity, startLocalIdentity } from '#server/local/identity/local-identity.ts';
import { standInWindow } from '../../contract/client/stand-in-window.ts';

const ada = { email: 'ada@lovelace.test', password: 'difference-engine' };
const google = { email: ada.email, displayName: 'Ada' };
const link = 'http://localhost/login?mode=signIn&oobCode=x&apiKey=local';

let service: LocalIdentity;
beforeAll(async () => {
  service = await startLocalIdentity({ projectId: 'demo-test' });
});
beforeEach(() => service.reset());
afterAll(() => service.stop());

function aTab() {
  const provider = standInWindow();
  const sdk = new FirebaseSdk({
    config: { apiKey: 'local', authDomain: 'localhost', projectId: 'demo-test' },
    mode: 'memory',
    redirect: async () => (auth) =>
      connectAuthEmulator(auth, `http://${service.adminHost}`, { disableWarnings: true }),
    window: provider.window,
  });
  onTestFinished(() => sdk.close());
  return {
    identity: new FirebaseIdentityProvider(sdk),
    account: new FirebaseIdentityAccount(sdk),
    links: new FirebaseMailedLinks(sdk),
    answerPopup: provider.answer,
  };
}

type Tab = ReturnType<typeof aTab>;
type Asked = Promise<Result<unknown, { readonly kind: string }>>;

type Call = {
  readonly match: string;
  readonly before?: (tab: Tab) => Asked;
  readonly ask: (tab: Tab) => Asked;
};

const atGoogle = ({ identity, answerPopup }: Tab): Asked => {
  answerPopup('google.com', google);
  return identity.signInWithProvider('google.com');
};
const enrolling = async (tab: Tab): Asked => {
  await atGoogle(tab);
  return tab.account.startAuthenticator();
};
const signUp = ({ identity }: Tab): Asked => identity.signUp(ada);

const calls = {
  signIn: { match: 'accounts:signInWithPassword', ask: ({ identity }) => identity.signIn(ada) },
  signUp: { match: 'accounts:signUp', ask: signUp },
  link: {
    match: 'accounts:signInWithEmailLink',
    ask: ({ identity }) => identity.signInWithLink(ada.email, link),
  },
  popup: { match: 'accounts:signInWithIdp', ask: atGoogle },
  customToken: {
    match: 'accounts:signInWithCustomToken',
    ask: ({ identity }) => identity.signInWithToken('x'),
  },
  sendReset: { match: 'accounts:sendOobCode', ask: ({ identity }) => identity.sendPasswordReset(ada.email) },
  reset: { match: 'accounts:resetPassword', ask: ({ links }) => links.resetPassword('x', 'analytical') },
  apply: { match: 'accounts:update', ask: ({ links }) => links.apply('x') },
  refresh: { match: '/v1/token', before: signUp, ask: ({ identity }) => identity.token({ force: true }) },
  update: {
    match: 'accounts:update',
    before: signUp,
    ask: ({ account }) => account.setPassword('analytical'),
  },
  enrol: {
    match: 'mfaEnrollment:start',
    before: atGoogle,
    ask: ({ account }) => account.startAuthenticator(),
  },
  finish: {
    match: 'mfaEnrollment:finalize',
    before: enrolling,
    ask: ({ account }) => account.finishAuthenticator('123456', 'Phone'),
  },
  withdraw: {
    match: 'mfaEnrollment:withdraw',
    before: atGoogle,
    ask: ({ account }) => account.removeSecondFactor('x'),
  },
} as const satisfies Readonly<Record<string, Call>>;

/** Rows: the error code of the identity service, the call that receives it, and the code that the pages get (spec §8). */
const answered: readonly (readonly [string, keyof typeof calls, IdentityCode])[] = [
  ['INVALID_EMAIL', 'signIn', 'invalid-email'],
  ['INVALID_IDENTIFIER', 'signIn', 'invalid-email'],
  ['MISSING_EMAIL', 'sendReset', 'invalid-email'],
  ['INVALID_PASSWORD', 'signIn', 'wrong-password'],
  ['MISSING_PASSWORD', 'signIn', 'missing-password'],
  ['INVALID_LOGIN_CREDENTIALS', 'signIn', 'invalid-credential'],
  ['INVALID_IDP_RESPONSE : No such token', 'popup', 'invalid-credential'],
  ['EMAIL_EXISTS', 'signUp', 'email-already-in-use'],
  ['PASSWORD_LOGIN_DISABLED', 'signIn', 'operation-not-allowed'],
  ['OPERATION_NOT_ALLOWED : The provider is off.', 'popup', 'operation-not-allowed'],
  ['CONFIGURATION_NOT_FOUND', 'signIn', 'operation-not-allowed'],
  ['FEDERATED_USER_ID_ALREADY_LINKED', 'popup', 'credential-already-in-use'],
  ['EMAIL_NOT_FOUND', 'signIn', 'user-not-found'],
  ['TOO_MANY_ATTEMPTS_TRY_LATER : Try again later.', 'signIn', 'too-many-requests'],
  ['RESET_PASSWORD_EXCEED_LIMIT', 'sendReset', 'too-many-requests'],
  ['QUOTA_EXCEEDED : Too many mails.', 'sendReset', 'too-many-requests'],
  ['EXPIRED_OOB_CODE', 'link', 'expired-action-code'],
  ['EXPIRED_OOB_CODE', 'reset', 'expired-action-code'],
  ['INVALID_OOB_CODE', 'apply', 'invalid-action-code'],
  ['CREDENTIAL_TOO_OLD_LOGIN_AGAIN', 'update', 'requires-recent-login'],
  ['INVALID_ID_TOKEN', 'update', 'invalid-user-token'],
  ['INVALID_REFRESH_TOKEN', 'refresh', 'invalid-user-token'],
  ['TOKEN_EXPIRED', 'refresh', 'user-token-expired'],
  ['USER_NOT_FOUND', 'refresh', 'user-token-expired'],
  ['USER_DISABLED', 'signIn', 'user-disabled'],
  ['USER_DISABLED', 'refresh', 'user-disabled'],
  ['WEAK_PASSWORD : At least 6 characters', 'signUp', 'password-does-not-meet-requirements'],
  [
    'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing [an upper case character]',
    'reset',
    'password-does-not-meet-requirements',
  ],
  ['INVALID_CODE', 'finish', 'invalid-verification-code'],
  ['INVALID_SESSION_INFO', 'finish', 'invalid-verification-id'],
  ['SESSION_EXPIRED', 'finish', 'code-expired'],
  ['INVALID_CUSTOM_TOKEN : Expired', 'customToken', 'code-expired'],
  ['ADMIN_ONLY_OPERATION', 'signUp', 'admin-restricted-operation'],
  ['MFA_ENROLLMENT_NOT_FOUND', 'withdraw', 'multi-factor-info-not-found'],
  ['INVALID_MFA_PENDING_CREDENTIAL', 'enrol', 'multi-factor-info-not-found'],
  ['TOTP_CHALLENGE_TIMEOUT : Start again.', 'enrol', 'code-expired'],
  ['TOO_MANY_ENROLLMENT_ATTEMPTS : Start again.', 'finish', 'too-many-requests'],
  ['UNVERIFIED_EMAIL : Verify it first.', 'enrol', 'unverified-email'],
  ['SECOND_FACTOR_EXISTS', 'finish', 'second-factor-already-in-use'],
  ['SECOND_FACTOR_LIMIT_EXCEEDED', 'enrol', 'maximum-second-factor-count-exceeded'],
  ['UNSUPPORTED_FIRST_FACTOR : Not after this one.', 'enrol', 'unsupported-first-factor'],
  ['EMAIL_CHANGE_NEEDS_VERIFICATION', 'apply', 'email-change-needs-verification'],
  ['RECAPTCHA_NOT_ENABLED', 'signIn', 'recaptcha-not-enabled'],
  ['MISSING_RECAPTCHA_VERSION', 'signIn', 'missing-recaptcha-token'],
  ['MISSING_RECAPTCHA_TOKEN', 'link', 'missing-recaptcha-token'],
  ['INVALID_RECAPTCHA_TOKEN', 'signIn', 'invalid-recaptcha-token'],
  ['Firebase App Check token is invalid.', 'signIn', 'invalid-recaptcha-token'],
  ['UNAUTHORIZED_DOMAIN : Not on the list.', 'sendReset', 'unauthorized-domain'],
  ['API key not valid. Please pass a valid API key.', 'signIn', 'unauthorized-domain'],
  ['CREDENTIAL_MISMATCH', 'customToken', 'unauthorized-domain'],
  ['INVALID_TENANT_ID', 'signIn', 'tenant-id-mismatch'],
];

test.each(answered)('[AUT-11] %s at %s is reported as %s', async (message, at, code) => {
  const { match, before, ask }: Call = calls[at];
  const tab = aTab();
  await before?.(tab);
  service.faults.add({ match, message });
  expect(await ask(tab)).toEqual({ ok: false, error: { kind: `identity/${code}` } });
});

test('[AUT-11] an unknown error keeps its name for the log', async () => {
  service.faults.add({ match: 'accounts:signInWithPassword', message: 'BRAND_NEW : What is this?' });
  expect(await aTab().identity.signIn(ada)).toEqual({
    ok: false,
    error: { kind: 'identity/unknown', code: 'auth/brand-new' },
  });
});

/** Failures that the service does not report, and the steps that cause each. */
const caused: Readonly<Partial<Record<IdentityCode, (tab: Tab) => Asked>>> = {
  'network-request-failed': ({ identity }) => {
    service.faults.add({ match: 'accounts:signInWithPassword', drop: true });
    return identity.signIn(ada);
  },
  'tenant-id-mismatch': ({ identity }) => identity.signInWithLink(ada.email, `${link}&tenantId=another`),
  'account-exists-with-different-credential': async (tab) => {
    await signUp(tab);
    tab.answerPopup('google.com', { ...google, emailVerified: false });
    return tab.identity.signInWithProvider('google.com');
  },
  'multi-factor-auth-required': async (tab) => {
    const key = await enrolling(tab);
    const { secret } = (key.ok ? key.value : {}) as { readonly secret: string };
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    await tab.account.finishAuthenticator(code, 'Phone');
    return atGoogle(tab);
  },
  'multi-factor-info-not-found': ({ identity }) => identity.giveSecondFactor('123456'),
  'user-mismatch': async (tab) => {
    tab.answerPopup('google.com', { ...google, email: 'grace@hopper.test' });
    await tab.identity.signInWithProvider('google.com');
    await signUp(tab);
    return tab.account.confirmByProvider('google.com');
  },
  'provider-already-linked': async (tab) => {
    await atGoogle(tab);
    return tab.account.connect('google.com');
  },
  'no-such-provider': async (tab) => {
    await atGoogle(tab);
    return tab.account.disconnect('apple.com');
  },
};

describe('failures that the service does not report', () => {
  test.each(Object.entries(caused))('[AUT-11] %s', async (code, cause) => {
    expect(await cause(aTab())).toMatchObject({ ok: false, error: { kind: `identity/${code}` } });
  });
});

/** Failures that need a browser. tests/e2e/identity/{ways-in,identity-errors}.spec.ts cause them. */
const inBrowsers: readonly IdentityCode[] = [
  'popup-blocked',
  'popup-closed-by-user',
  'cancelled-popup-request',
  'web-storage-unsupported',
];

test("[AUT-11] every code has its cause here, or in the browser's suite", () => {
  const known = [...answered.map(([, , code]) => code), ...Object.keys(caused), ...inBrowsers];
  expect(new Set(known)).toEqual(new Set(identityCodes));
});
