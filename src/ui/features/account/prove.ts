import type { ConfirmIdentityError, Proof } from '#application/client/security/confirm-identity.ts';
import type { Result } from '#domain/result.ts';

/** Proves one way; true where that confirmed the person, false where a second step follows. */
export type Prove = (proof: Proof) => Promise<Result<boolean, ConfirmIdentityError>>;
