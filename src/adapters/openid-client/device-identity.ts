import type {
  IdentityChange,
  IdentityProvider,
} from '#application/client/identity/ports/identity-provider.ts';
import type { Storage, StorageEntry } from '#application/client/platform/ports/storage.ts';
import type { TabLock } from '#application/client/platform/ports/tab-lock.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { Log } from '#application/ports/log.ts';
import type { SignedInIdentity } from '#domain/identity/account/session-user.ts';
import type { IdentityFailure } from '#domain/identity/sign-in/identity-failure.ts';
import { type IdToken, isExpired } from '#domain/identity/sign-in/token.ts';
import type { SessionRequired } from '#domain/identity/navigation/session.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { DeviceCode, DeviceGrants, GrantedTokens, GrantFailure } from './device-grants.ts';

export type DeviceIdentityPorts = {
  readonly grants: DeviceGrants;
  readonly storage: Storage;
  readonly lock: TabLock;
  readonly clock: Clock;
  readonly log: Log;
};

function decodeTokens(value: unknown): GrantedTokens | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!('accessToken' in value && 'refreshToken' in value && 'expiresAt' in value)) return null;
  const { accessToken, refreshToken, expiresAt } = value;
  if (typeof accessToken !== 'string' || typeof refreshToken !== 'string') return null;
  return typeof expiresAt === 'number' ? { accessToken, refreshToken, expiresAt } : null;
}

const deviceTokensEntry: StorageEntry<GrantedTokens> = {
  area: 'local',
  key: 'device-tokens',
  decode: decodeTokens,
};

/** The service gives a device only tokens. Other data about the user is in the profile. */
const identity: SignedInIdentity = {
  id: 'device',
  email: null,
  requiresPasswordSetup: false,
  signInMethod: 'device',
};

const idTokenOf = ({ accessToken, expiresAt }: GrantedTokens): IdToken => ({ token: accessToken, expiresAt });

/** A device can log in only through its user's browser. */
const notHere = async (): Promise<Result<never, IdentityFailure>> =>
  err({ kind: 'identity/operation-not-allowed' });

/**
 * The user who is logged in on this device, by tokens of our own service (ORG-8). Several processes share the storage, but only one renews the tokens at a
 * time, because using a refresh token twice logs the device out.
 */
export class DeviceIdentity implements IdentityProvider {
  readonly #ports: DeviceIdentityPorts;
  readonly #listeners = new Set<(change: IdentityChange) => void>();

  constructor(ports: DeviceIdentityPorts) {
    this.#ports = ports;
  }

  /** Logs in on this device. Passes the code for the user to `show`. Resolves when the user has approved or refused. */
  async logIn(deviceName: string, show: (code: DeviceCode) => void): Promise<Result<void, GrantFailure>> {
    const started = await this.#ports.grants.start(deviceName);
    if (!started.ok) return started;
    show(started.value.code);
    const tokens = await started.value.wait();
    if (!tokens.ok) return tokens;
    const before = this.#held();
    this.#keep(tokens.value);
    if (before !== null) await this.#revoke(before);
    return ok(undefined);
  }

  async ready(): Promise<void> {
    // Tokens are read on demand.
  }

  current(): SignedInIdentity | null {
    return this.#held() === null ? null : identity;
  }

  watch(listener: (change: IdentityChange) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async token({
    force,
  }: {
    readonly force: boolean;
  }): Promise<Result<IdToken, IdentityFailure | SessionRequired>> {
    const before = this.#held();
    if (before === null) return err({ kind: 'session/required' });
    if (!force && this.#holds(before)) return ok(idTokenOf(before));
    return this.#ports.lock.exclusive('device-tokens', async () => {
      const now = this.#held();
      if (now === null) return err({ kind: 'session/required' });
      const isRenewed = now.accessToken !== before.accessToken && this.#holds(now);
      return isRenewed ? ok(idTokenOf(now)) : this.#renew(now);
    });
  }

  /** If the server cannot be reached, this device deletes its tokens anyway. The server still lists the device. */
  async signOut(): Promise<void> {
    const held = this.#held();
    if (held === null) return;
    this.#forget();
    await this.#revoke(held);
  }

  readonly signIn = notHere;
  readonly signUp = notHere;
  readonly signInWithLink = notHere;
  readonly signInWithProvider = notHere;
  readonly leaveForProvider = notHere;
  readonly signInWithToken = notHere;
  readonly giveSecondFactor = notHere;
  readonly sendPasswordReset = notHere;
  readonly passwordPolicy = notHere;
  readonly returnFromProvider = async (): Promise<Result<null, never>> => ok(null);
  readonly connectPending = async (): Promise<Result<null, never>> => ok(null);
  readonly pendingConnection = (): null => null;

  async #revoke({ refreshToken }: GrantedTokens): Promise<void> {
    const revoked = await this.#ports.grants.revoke(refreshToken);
    if (revoked.ok) return;
    this.#ports.log.warn(
      'The login could not be revoked on the server: remove this computer from the devices in your settings',
      {
        kind: revoked.error.kind,
      },
    );
  }

  async #renew({ refreshToken }: GrantedTokens): Promise<Result<IdToken, IdentityFailure>> {
    const renewed = await this.#ports.grants.refresh(refreshToken);
    if (renewed.ok) return ok(this.#keep(renewed.value));
    if (renewed.error.kind !== 'device-login/expired')
      return err({ kind: 'identity/network-request-failed' });
    this.#forget();
    return err({ kind: 'identity/user-token-expired' });
  }

  #held(): GrantedTokens | null {
    return this.#ports.storage.read(deviceTokensEntry);
  }

  #holds(tokens: GrantedTokens): boolean {
    return !isExpired(tokens, this.#ports.clock.now());
  }

  #keep(tokens: GrantedTokens): IdToken {
    this.#ports.storage.write(deviceTokensEntry, tokens);
    const token = idTokenOf(tokens);
    for (const listener of this.#listeners) listener({ identity, token, signedInAt: null, here: true });
    return token;
  }

  #forget(): void {
    this.#ports.storage.forget(deviceTokensEntry);
    for (const listener of this.#listeners) listener(null);
  }
}
