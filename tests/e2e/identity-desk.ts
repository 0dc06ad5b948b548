import { type APIRequestContext, expect } from '@playwright/test';
import type { Person } from './fixtures.ts';

/** A fault in the next calls to the identity service (see `src/server/local/identity/identity-faults.ts`). */
export type Fault = {
  readonly match: string;
  readonly message?: string;
  readonly status?: number;
  readonly times?: number;
  readonly drop?: boolean;
};

type PolicyRules = {
  readonly minPasswordLength?: number;
  readonly maxPasswordLength?: number;
  readonly containsLowercaseCharacter?: boolean;
  readonly containsUppercaseCharacter?: boolean;
  readonly containsNumericCharacter?: boolean;
  readonly containsNonAlphanumericCharacter?: boolean;
};

/** Controls the local identity service, as its operator would. */
export class IdentityDesk {
  readonly #request: APIRequestContext;

  constructor(request: APIRequestContext) {
    this.#request = request;
  }

  /** Registers a user with a password over the API, without a page. Returns their id. */
  async register({ email, password, ...names }: Person, emailVerified = false): Promise<string> {
    const made = await this.#request.post('/identitytoolkit.googleapis.com/v1/accounts:signUp?key=local', {
      data: { email, password, returnSecureToken: true },
    });
    const { idToken, localId } = (await made.json()) as { idToken: string; localId: string };
    const Authorization = `Bearer ${idToken}`;
    const opened = await this.#request.patch('/v1/app/users/me/ensure-profile', {
      headers: { Authorization, 'Idempotency-Key': `${localId}-opens` },
    });
    expect(opened.ok(), await opened.text()).toBe(true);
    const onboarded = await this.#request.patch('/v1/app/users/me/complete-onboarding', {
      headers: { Authorization, 'Idempotency-Key': localId },
      data: { ...names, utm: {} },
    });
    expect(onboarded.ok(), await onboarded.text()).toBe(true);
    // Allows sessions from the last day. By default, a session cannot be older than its account.
    const validSince = String(Math.floor(Date.now() / 1000) - 86_400);
    await this.changeAccount(localId, { validSince, ...(emailVerified ? { emailVerified } : {}) });
    return localId;
  }

  /** Registers a user who signed up through Google. The provider's window then offers their account. */
  async registerAtGoogle(email: string): Promise<void> {
    const account = {
      iss: '',
      aud: '',
      exp: 0,
      iat: 0,
      sub: email,
      email,
      email_verified: true,
      name: email,
    };
    const postBody = new URLSearchParams({ id_token: JSON.stringify(account), providerId: 'google.com' });
    await this.#post('/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=local', {
      requestUri: 'http://localhost',
      postBody: postBody.toString(),
      returnSecureToken: true,
    });
  }

  /** Removes a provider from an account, as the user would on another device. */
  async disconnect({ email, password }: Person, provider: 'google.com' | 'apple.com'): Promise<void> {
    const calls = '/identitytoolkit.googleapis.com/v1/accounts';
    const data = { email, password, returnSecureToken: true };
    const signedIn = await this.#request.post(`${calls}:signInWithPassword?key=local`, { data });
    const { idToken } = (await signedIn.json()) as { idToken: string };
    await this.#post(`${calls}:update?key=local`, { idToken, deleteProvider: [provider] });
  }

  async meet(fault: Fault): Promise<void> {
    await this.#post('/dev/identity/faults', fault);
  }

  async expireLinks(email: string): Promise<void> {
    await this.#post('/dev/identity/codes/expire', { email });
  }

  /** Makes the sessions of an account this many minutes old. */
  async ageSessions(email: string, minutes: number): Promise<void> {
    await this.#post('/dev/identity/sessions/age', { email, minutes });
  }

  async setPasswordPolicy(
    enforcementState: 'OFF' | 'AUDIT' | 'ENFORCE',
    customStrengthOptions: PolicyRules,
    schemaVersion = 1,
  ): Promise<void> {
    await this.#post('/dev/identity/password-policy', {
      enforcementState,
      customStrengthOptions,
      schemaVersion,
    });
  }

  async changeAccount(localId: string, change: Record<string, unknown>): Promise<void> {
    const path = '/identitytoolkit.googleapis.com/v1/projects/demo-blockyard/accounts:update';
    const headers = { Authorization: 'Bearer owner' };
    const reply = await this.#request.post(path, { headers, data: { localId, ...change } });
    expect(reply.ok()).toBe(true);
  }

  /** Restores the initial state. */
  async tidy(): Promise<void> {
    await this.#request.delete('/dev/identity/faults');
    await this.setPasswordPolicy('OFF', { minPasswordLength: 6, maxPasswordLength: 4096 });
  }

  async #post(path: string, data: object): Promise<void> {
    const reply = await this.#request.post(path, { data });
    expect(reply.ok(), `${path}: ${reply.status()}`).toBe(true);
  }
}
