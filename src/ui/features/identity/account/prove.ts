import type { ConfirmIdentityError, Proof } from '#application/client/identity/security/confirm-identity.ts';
import type { Result } from '#domain/result.ts';

/** Confirms the user's identity by one method. Resolves to false if a second step is required. */
export type Prove = (proof: Proof) => Promise<Result<boolean, ConfirmIdentityError>>;
