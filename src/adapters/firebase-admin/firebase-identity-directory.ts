import type { Auth, UserRecord } from 'firebase-admin/auth';
import type {
  OwnerRefused,
  IdentityDirectory,
  IdentityStanding,
} from '#application/service/identity/ports/identity-directory.ts';
import type { EmailAddress } from '#domain/platform/forms/text-fields.ts';
import { isFederatedProvider } from '#domain/identity/sign-in/sign-in-method.ts';
import { err, ok, type Result } from '#domain/result.ts';

/** The custom claim of an account that a different user created and that has no password yet. */
const passwordSetupClaim = 'requiresPasswordSetup';

type AskedAuth = Pick<
  Auth,
  | 'createCustomToken'
  | 'createUser'
  | 'deleteUser'
  | 'getUser'
  | 'getUserByEmail'
  | 'getUsers'
  | 'revokeRefreshTokens'
  | 'setCustomUserClaims'
  | 'updateUser'
>;

/** The maximum number of accounts that Firebase returns per call. */
const maxAccountsPerCall = 100;

const hasProvider = ({ providerData }: UserRecord): boolean =>
  providerData.some(({ providerId }) => isFederatedProvider(providerId));

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

export class FirebaseIdentityDirectory implements IdentityDirectory {
  readonly #auth: AskedAuth;

  constructor(auth: AskedAuth) {
    this.#auth = auth;
  }

  async tokenForOwnerOf(email: EmailAddress): Promise<Result<string, OwnerRefused>> {
    const user = (await this.#userOf(email)) ?? (await this.#open(email));
    if (user.disabled) return err({ kind: 'entry/disabled' });
    if ((user.multiFactor?.enrolledFactors ?? []).length > 0) return err({ kind: 'entry/second-factor' });
    if (!user.emailVerified) await this.#giveToOwner(user, email);
    return ok(await this.#auth.createCustomToken(user.uid));
  }

  async verifyAddress(id: string): Promise<void> {
    await this.#found(this.#auth.updateUser(id, { emailVerified: true }));
  }

  async idOf(email: EmailAddress): Promise<string | null> {
    return (await this.#userOf(email))?.uid ?? null;
  }

  async standing(id: string): Promise<IdentityStanding | null> {
    const user = await this.#found(this.#auth.getUser(id));
    if (user === null) return null;
    const { disabled, tokensValidAfterTime: mark } = user;
    return { disabled, sessionsMark: mark ?? '', sessionsFrom: mark === undefined ? 0 : Date.parse(mark) };
  }

  /** Firebase reports a password for users of login links, too. Only the hash shows whether they have one. */
  async lacksPassword(id: string): Promise<boolean> {
    const user = await this.#found(this.#auth.getUser(id));
    return user !== null && user.passwordHash === undefined;
  }

  async countWithoutProvider(ids: readonly string[]): Promise<number> {
    const chunks = Array.from({ length: Math.ceil(ids.length / maxAccountsPerCall) }, (_none, index) =>
      ids.slice(index * maxAccountsPerCall, (index + 1) * maxAccountsPerCall),
    );
    let connected = 0;
    for (const chunk of chunks) {
      const { users } = await this.#auth.getUsers(chunk.map((uid) => ({ uid })));
      connected += users.filter(hasProvider).length;
    }
    return ids.length - connected;
  }

  endSessions(id: string): Promise<void> {
    return this.#auth.revokeRefreshTokens(id);
  }

  async setDisabled(id: string, disabled: boolean): Promise<void> {
    const user = await this.#found(this.#auth.updateUser(id, { disabled }));
    if (user !== null && disabled) await this.#auth.revokeRefreshTokens(id);
  }

  async removeSecondFactors(id: string): Promise<void> {
    await this.#auth.updateUser(id, { multiFactor: { enrolledFactors: null } });
  }

  async finishPasswordSetup(id: string): Promise<void> {
    const { customClaims } = await this.#auth.getUser(id);
    const { [passwordSetupClaim]: finished, ...others } = customClaims ?? {};
    if (finished !== undefined) await this.#auth.setCustomUserClaims(id, others);
  }

  async erase(id: string): Promise<void> {
    try {
      await this.#auth.deleteUser(id);
    } catch (error) {
      if (!hasCode(error, 'auth/user-not-found')) throw error;
    }
  }

  /**
   * The person who opened the account without access to the mailbox may be a stranger, so they lose access. Deleting the password also deletes the address, so
   * the address is set again and marked as verified.
   */
  async #giveToOwner({ uid, providerData }: UserRecord, email: EmailAddress): Promise<void> {
    const providersToUnlink = providerData.map(({ providerId }) => providerId);
    await this.#auth.revokeRefreshTokens(uid);
    await this.#auth.updateUser(uid, { providersToUnlink });
    await this.#auth.updateUser(uid, { email, emailVerified: true });
  }

  #userOf(email: EmailAddress): Promise<UserRecord | null> {
    return this.#found(this.#auth.getUserByEmail(email));
  }

  async #found(lookup: Promise<UserRecord>): Promise<UserRecord | null> {
    try {
      return await lookup;
    } catch (error) {
      if (hasCode(error, 'auth/user-not-found')) return null;
      throw error;
    }
  }

  async #open(email: EmailAddress): Promise<UserRecord> {
    try {
      return await this.#auth.createUser({ email, emailVerified: true });
    } catch (error) {
      if (hasCode(error, 'auth/email-already-exists')) return this.#auth.getUserByEmail(email);
      throw error;
    }
  }
}
