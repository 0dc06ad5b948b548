import * as z from 'zod/mini';
import { parseWithMessages } from '../parse-with-messages.ts';
import { readFileIfThere } from '../read-file-if-there.ts';
import type { EmulatorState } from './firebase-tools-internals.ts';
import { passwordPolicySchema, type PasswordPolicy } from './password-policy.ts';
import { totpEnrollmentSchema, type TotpEnrollments } from './totp-enrollments.ts';

const recordSchema = z.object({
  version: z.literal(1),
  projectId: z.string(),
  config: z.record(z.string(), z.unknown()),
  policy: passwordPolicySchema,
  users: z.array(z.looseObject({ localId: z.string() })),
  oobCodes: z.array(
    z.looseObject({
      oobCode: z.string(),
      email: z.string(),
      newEmail: z.optional(z.string()),
      requestType: z.string(),
    }),
  ),
  phoneCodes: z.array(z.looseObject({ sessionInfo: z.string() })),
  /** Files from before there were authenticator apps have none. */
  totp: z._default(z.array(totpEnrollmentSchema), []),
});

/** All that the local identity service keeps, as it stands in its file (plain passwords included: never commit one). */
export type IdentityRecord = z.infer<typeof recordSchema>;

/** The file is there and cannot be used; the message says what to do about it. */
class IdentityFileUnusable extends Error {
  override readonly name = 'IdentityFileUnusable';

  constructor(file: string, reason: string) {
    super(
      `The local accounts in ${file} cannot be used: ${reason}. ` +
        'Delete the file, or move it away, and start again: the local accounts then begin empty.',
    );
  }
}

/**
 * Reads the file of accounts; `undefined` when there is none yet.
 * Throws `IdentityFileUnusable` on one that is broken, of another version, or of another project.
 */
export function readIdentityFile(file: string, projectId: string): IdentityRecord | undefined {
  const text = readFileIfThere(file);
  if (text === undefined) return undefined;
  const parsed = parseWithMessages(recordSchema, jsonOf(file, text));
  if (!parsed.ok) throw new IdentityFileUnusable(file, parsed.error);
  if (parsed.value.projectId !== projectId) {
    const found = `it belongs to the project "${parsed.value.projectId}", not to "${projectId}"`;
    throw new IdentityFileUnusable(file, found);
  }
  return parsed.value;
}

function jsonOf(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) throw new IdentityFileUnusable(file, error.message);
    throw error;
  }
}

/** All that is stored, as it runs. */
export interface StoredIdentity {
  readonly projectId: string;
  readonly state: EmulatorState;
  readonly totp: TotpEnrollments;
}

/** What is to be stored of the emulator's state and of ours. */
export function recordOf({ projectId, state, totp }: StoredIdentity, policy: PasswordPolicy): IdentityRecord {
  const users = [...state.users.values()];
  const factors = new Set(
    users.flatMap((user) => user.mfaInfo ?? []).map((factor) => factor.mfaEnrollmentId),
  );
  return {
    version: 1,
    projectId,
    config: state._config,
    policy,
    users,
    oobCodes: [...state.oobs.values()],
    phoneCodes: [...state.verificationCodes.values()],
    totp: totp.list().filter((enrollment) => factors.has(enrollment.mfaEnrollmentId)),
  };
}

/** Puts a record back; accounts keep their `validSince`, so that signed-in browsers stay signed in. */
export function restoreRecord({ state, totp }: StoredIdentity, record: IdentityRecord): void {
  Object.assign(state._config, record.config);
  for (const user of record.users) state.overwriteUserWithLocalId(user.localId, user);
  for (const code of record.oobCodes) state.oobs.set(code.oobCode, code);
  for (const code of record.phoneCodes) state.verificationCodes.set(code.sessionInfo, code);
  totp.restore(record.totp);
}
