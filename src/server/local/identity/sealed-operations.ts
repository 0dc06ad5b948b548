import type { CredentialSeal } from './credential-seal.ts';
import type {
  ChangeOperations,
  EmulatorAnswer,
  EmulatorOperation,
  EmulatorOperations,
  EmulatorRequest,
} from './firebase-tools-internals.ts';
import { refuseUnless } from './identity-refusal.ts';

/** The kinds of credentials that a call may contain, each with its refusal. */
const brought = [
  ['idToken', 'unsigned', 'INVALID_ID_TOKEN'],
  ['token', 'unsigned', 'INVALID_CUSTOM_TOKEN : Invalid assertion format'],
  ['refreshToken', 'unsealed', 'INVALID_REFRESH_TOKEN'],
  ['mfaPendingCredential', 'unsealed', 'INVALID_MFA_PENDING_CREDENTIAL'],
] as const;

const issued = [
  ['idToken', 'signed'],
  ['id_token', 'signed'],
  // Firebase's SDK reads a refreshed ID token from this field.
  ['access_token', 'signed'],
  ['refreshToken', 'sealed'],
  ['refresh_token', 'sealed'],
  ['mfaPendingCredential', 'sealed'],
] as const;

function opened(seal: CredentialSeal, body: EmulatorRequest): EmulatorRequest {
  const found = brought.flatMap(([field, open, refusal]) => {
    const given = body[field];
    if (typeof given !== 'string') return [];
    const inside = seal[open](given);
    refuseUnless(inside, refusal);
    return [[field, inside]];
  });
  return { ...body, ...Object.fromEntries(found) };
}

function closed(seal: CredentialSeal, answer: EmulatorAnswer): EmulatorAnswer {
  const found = issued.flatMap(([field, close]) => {
    const given = answer[field];
    return typeof given === 'string' ? [[field, seal[close](given)]] : [];
  });
  return { ...answer, ...Object.fromEntries(found) };
}

const everyOperation = (tree: object, change: (stock: EmulatorOperation) => EmulatorOperation): object =>
  Object.fromEntries(
    Object.entries(tree).map(([name, branch]: [string, EmulatorOperation | object]) => [
      name,
      typeof branch === 'function' ? change(branch as EmulatorOperation) : everyOperation(branch, change),
    ]),
  );

/**
 * Signs issued tokens and accepts only signed tokens, because the emulator trusts every token. Wrap it around all other changes, which see the emulator's own
 * tokens.
 */
export const sealedOperations =
  (seal: CredentialSeal): ChangeOperations =>
  (operations) =>
    everyOperation(operations, (stock) => async (state, body, context) => {
      // GET calls have no body.
      const answer = await stock(state, body === undefined ? body : opened(seal, body), context);
      return answer === undefined ? answer : closed(seal, answer);
    }) as EmulatorOperations;
