import type {
  TokenRefused,
  TokenVerifier,
  VerifiedIdentity,
} from '#application/service/identity/ports/token-verifier.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { InMemoryIdentityService } from './in-memory-identity-service.ts';

export class InMemoryTokenVerifier implements TokenVerifier {
  readonly #service: InMemoryIdentityService;

  constructor(service: InMemoryIdentityService) {
    this.#service = service;
  }

  verify(token: string): Promise<Result<VerifiedIdentity, TokenRefused>> {
    if (!this.#service.online) return Promise.resolve(err({ kind: 'token/unverifiable' }));
    const facts = this.#service.tokenFacts(token);
    if (!facts.ok) return Promise.resolve(facts);
    const { user, signInMethod, signedInAt, secondFactor } = facts.value;
    const { id, email, emailVerified, displayName } = user;
    const signInAgeMs = this.#service.ageOf(facts.value);
    return Promise.resolve(
      ok({
        id,
        email,
        emailVerified,
        displayName,
        phoneNumber: null,
        signInMethod,
        signedInAt,
        signInAgeMs,
        secondFactor,
      }),
    );
  }
}
