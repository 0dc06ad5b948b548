import { FirebaseError } from 'firebase/app';
import {
  type Auth,
  EmailAuthProvider,
  linkWithCredential,
  multiFactor,
  OAuthProvider,
  reauthenticateWithCredential,
  reload,
  revokeAccessToken,
  sendEmailVerification,
  TotpMultiFactorGenerator,
  type TotpSecret,
  unlink,
  updatePassword,
  type User,
  type UserCredential,
} from 'firebase/auth';
import type { AuthenticatorKey } from '#domain/identity/sign-in/second-factor.ts';
import { type FederatedProvider, isFederatedProvider } from '#domain/identity/sign-in/sign-in-method.ts';
import type { SignInOption, SignInOptions } from '#domain/identity/sign-in/sign-in-options.ts';
import type { ProviderWindow } from './provider-window.ts';

const isWayIn = (id: string): id is SignInOption => id === 'password' || isFederatedProvider(id);

/** Reads data from a fresh copy of a user, which is loaded from the provider and deleted afterward. */
export type WithCopy = <T>(user: User, read: (copy: User) => T) => Promise<T>;

const issuer = 'Blockyard';

/**
 * Returns the login methods of a user that the SDK has just loaded. The SDK reports a password for users of login links, too. Only the provider's raw reply
 * shows whether a password exists.
 */
function waysInOf(user: User): SignInOptions {
  const { reloadUserInfo } = user as User & { readonly reloadUserInfo?: { readonly passwordHash?: string } };
  const hasPassword = reloadUserInfo?.passwordHash !== undefined;
  return {
    email: user.email,
    emailVerified: user.emailVerified,
    ways: user.providerData
      .map(({ providerId }) => providerId)
      .filter(isWayIn)
      .filter((method) => method !== 'password' || hasPassword),
    secondFactors: multiFactor(user).enrolledFactors.map(({ uid, displayName, enrollmentTime }) => ({
      id: uid,
      name: displayName ?? '',
      enrolledAt: Date.parse(enrollmentTime),
    })),
  };
}

export function accountCalls(auth: Auth, window: ProviderWindow, withCopy: WithCopy) {
  let appleToken: string | null = null;
  let enrolling: { readonly uid: string; readonly secret: TotpSecret } | null = null;

  const hasPassword = (user: User): boolean =>
    user.providerData.some(({ providerId }) => providerId === 'password');
  const passwordOf = (user: User, password: string) =>
    EmailAuthProvider.credential(user.email ?? '', password);

  return {
    signInOptions: (user: User): Promise<SignInOptions> => withCopy(user, waysInOf),
    connect: (user: User, provider: FederatedProvider): Promise<UserCredential> =>
      window.connect(user, provider),
    disconnect: (user: User, method: SignInOption) => unlink(user, method),
    setPassword: async (user: User, password: string): Promise<void> => {
      await reload(user);
      if (hasPassword(user)) await updatePassword(user, password);
      else await linkWithCredential(user, passwordOf(user, password));
    },
    sendEmailConfirmation: (user: User) => sendEmailVerification(user),
    confirmByPassword: (user: User, password: string): Promise<UserCredential> =>
      reauthenticateWithCredential(user, passwordOf(user, password)),
    confirmByProvider: async (user: User, provider: FederatedProvider): Promise<void> => {
      const confirmed = await window.confirm(user, provider);
      if (provider !== 'apple.com') return;
      appleToken = OAuthProvider.credentialFromResult(confirmed)?.accessToken ?? null;
    },
    withdrawFromApple: async (): Promise<void> => {
      if (appleToken !== null) await revokeAccessToken(auth, appleToken);
      appleToken = null;
    },
    startAuthenticator: async (user: User): Promise<AuthenticatorKey> => {
      const secret = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession());
      enrolling = { uid: user.uid, secret };
      const uri = secret.generateQrCodeUrl(user.email ?? user.uid, issuer);
      return { secret: secret.secretKey, uri };
    },
    finishAuthenticator: async (user: User, code: string, name: string): Promise<void> => {
      if (enrolling?.uid !== user.uid) {
        throw new FirebaseError(
          'auth/missing-multi-factor-session',
          'No authenticator app is being enrolled',
        );
      }
      const assertion = TotpMultiFactorGenerator.assertionForEnrollment(enrolling.secret, code);
      await multiFactor(user).enroll(assertion, name);
      enrolling = null;
    },
    removeSecondFactor: (user: User, id: string) => multiFactor(user).unenroll(id),
  };
}
