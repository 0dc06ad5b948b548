import type { IdentityDirectory } from '#application/service/identity/ports/identity-directory.ts';
import type { TokenVerifier } from '#application/service/identity/ports/token-verifier.ts';
import { err, ok } from '#domain/result.ts';
import type { CredentialSeal } from './credential-seal.ts';

/** Verifies the signature first. firebase-admin does not do this for an emulator's tokens. */
export const sealedVerifier = (verifier: TokenVerifier, seal: CredentialSeal): TokenVerifier => ({
  verify: async (token) => {
    const inside = seal.unsigned(token);
    return inside === null ? err({ kind: 'token/invalid' }) : verifier.verify(inside);
  },
});

/** Signs tokens for mailbox owners. firebase-admin does not sign them for an emulator. */
export const sealedDirectory = (directory: IdentityDirectory, seal: CredentialSeal): IdentityDirectory => ({
  tokenForOwnerOf: async (email) => {
    const made = await directory.tokenForOwnerOf(email);
    return made.ok ? ok(seal.signed(made.value)) : made;
  },
  verifyAddress: (id) => directory.verifyAddress(id),
  idOf: (email) => directory.idOf(email),
  standing: (id) => directory.standing(id),
  lacksPassword: (id) => directory.lacksPassword(id),
  countWithoutProvider: (ids) => directory.countWithoutProvider(ids),
  endSessions: (id) => directory.endSessions(id),
  setDisabled: (id, disabled) => directory.setDisabled(id, disabled),
  removeSecondFactors: (id) => directory.removeSecondFactors(id),
  finishPasswordSetup: (id) => directory.finishPasswordSetup(id),
  erase: (id) => directory.erase(id),
});
