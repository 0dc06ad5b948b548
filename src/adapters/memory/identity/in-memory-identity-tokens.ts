import type { Clock } from '#application/ports/clock.ts';
import type { TokenRefused } from '#application/service/identity/ports/token-verifier.ts';
import type { IdentityFailure } from '#domain/identity/sign-in/identity-failure.ts';
import type { SignInMethod } from '#domain/identity/sign-in/sign-in-method.ts';
import type { IdToken } from '#domain/identity/sign-in/token.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { IdentityUser, InMemoryIdentityUsers } from './in-memory-identity-users.ts';

/** The facts about the sign-in that started a session. Each of the session's tokens includes them. `signedInAt` is in epoch milliseconds. */
export type SignInFacts = {
  readonly signInMethod: SignInMethod;
  readonly secondFactor: boolean;
  readonly signedInAt: number;
};

export type TokenFacts = SignInFacts & { readonly user: IdentityUser };

type IssuedToken = IdToken & SignInFacts & { readonly userId: string; readonly issuedAt: number };

export class InMemoryIdentityTokens {
  readonly #clock: Clock;
  readonly #users: InMemoryIdentityUsers;
  readonly #tokens = new Map<string, IssuedToken>();
  #issued = 0;

  constructor(clock: Clock, users: InMemoryIdentityUsers) {
    this.#clock = clock;
    this.#users = users;
  }

  issue(userId: string, entry: SignInFacts, lifetime: number): IdToken {
    this.#issued += 1;
    const now = this.#clock.now();
    const token = { token: `memory-token-${this.#issued}`, expiresAt: now + lifetime };
    this.#tokens.set(token.token, { ...token, ...entry, userId, issuedAt: now });
    return token;
  }

  /** Returns the user and session for a new token, or an error if the user was disabled or logged out everywhere. */
  renewable(
    token: string,
  ): Result<{ readonly user: IdentityUser; readonly entry: SignInFacts }, IdentityFailure> {
    const issued = this.#tokens.get(token);
    const user = issued === undefined ? null : this.#users.byId(issued.userId);
    if (user?.disabled === true) return err({ kind: 'identity/user-disabled' });
    if (issued === undefined || user === null || issued.issuedAt < user.tokensFrom) {
      return err({ kind: 'identity/user-token-expired' });
    }
    const { signInMethod, secondFactor, signedInAt } = issued;
    return ok({ user, entry: { signInMethod, secondFactor, signedInAt } });
  }

  facts(token: string): Result<TokenFacts, TokenRefused> {
    const issued = this.#tokens.get(token);
    const user = issued === undefined ? null : this.#users.byId(issued.userId);
    if (issued === undefined || user === null) return err({ kind: 'token/invalid' });
    if (user.disabled) return err({ kind: 'token/disabled' });
    if (this.#clock.now() >= issued.expiresAt) return err({ kind: 'token/expired' });
    if (issued.issuedAt < user.tokensFrom) return err({ kind: 'token/revoked' });
    const { signInMethod, secondFactor, signedInAt } = issued;
    return ok({ user, signInMethod, secondFactor, signedInAt });
  }
}
