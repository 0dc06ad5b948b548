import * as z from 'zod/mini';
import { parseWithMessages } from '../parse-with-messages.ts';
import { readOptionalFile } from '../read-optional-file.ts';
import type { EmulatorState } from './firebase-tools-internals.ts';
import { passwordPolicySchema, type PasswordPolicyConfig } from './password-policy.ts';
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
  totp: z.array(totpEnrollmentSchema),
});

/** The stored state of the local identity service. It includes plain passwords, so never commit it. */
export type IdentityRecord = z.infer<typeof recordSchema>;

/** Thrown if the file exists but cannot be used. The message explains the fix. */
class IdentityFileUnusable extends Error {
  override readonly name = 'IdentityFileUnusable';

  constructor(file: string, reason: string) {
    super(
      `The local accounts in ${file} cannot be used: ${reason}. ` +
        'Delete the file, or move it away, and start again: there are then no local accounts.',
    );
  }
}

/**
 * Reads the accounts file. Returns `undefined` if it is missing. Throws `IdentityFileUnusable` for a broken file, or for a file of a different version or
 * project.
 */
export function readIdentityFile(file: string, projectId: string): IdentityRecord | undefined {
  const text = readOptionalFile(file);
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

export interface StoredIdentity {
  readonly projectId: string;
  readonly state: EmulatorState;
  readonly totp: TotpEnrollments;
}

export function identityRecordOf(
  { projectId, state, totp }: StoredIdentity,
  policy: PasswordPolicyConfig,
): IdentityRecord {
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

/** Restores a record. Accounts keep their `validSince`, so that browsers stay signed in. */
export function restoreRecord({ state, totp }: StoredIdentity, record: IdentityRecord): void {
  Object.assign(state._config, record.config);
  for (const user of record.users) state.overwriteUserWithLocalId(user.localId, user);
  for (const code of record.oobCodes) state.oobs.set(code.oobCode, code);
  for (const code of record.phoneCodes) state.verificationCodes.set(code.sessionInfo, code);
  totp.restore(record.totp);
}
