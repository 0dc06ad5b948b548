import type { ConfirmIdentityError, Proof } from '#application/client/identity/security/confirm-identity.ts';
import type { Result } from '#domain/result.ts';

/** Confirms the user by one method; false if a second step follows. */
export type Prove = (proof: Proof) => Promise<Result<boolean, ConfirmIdentityError>>;
