import { replaceFileInTurn } from '../replace-file.ts';
import { writeInTurn } from '../write-in-turn.ts';
import { readIdentityFile, recordOf, restoreRecord, type StoredIdentity } from './identity-file.ts';
import {
  changedPolicy,
  newProjectPolicy,
  type PasswordPolicy,
  type PasswordPolicyChange,
} from './password-policy.ts';

/** Keeps everything on disk; the password policy is in its hands. */
export interface IdentityKeeper {
  /** Resolves when the file holds all that is so now; throws where it cannot be written. */
  readonly save: () => Promise<void>;
  readonly policy: () => PasswordPolicy;
  readonly changePolicy: (change: PasswordPolicyChange) => Promise<void>;
}

/**
 * Puts back what the file holds, and keeps it from then on; without a file, in memory only.
 * Throws `IdentityFileUnusable` when the file is broken.
 */
export function identityKeeper(kept: StoredIdentity, dataFile: string | undefined): IdentityKeeper {
  const record = dataFile === undefined ? undefined : readIdentityFile(dataFile, kept.projectId);
  let policy = record?.policy ?? newProjectPolicy;
  let written = '';
  if (record !== undefined) restoreRecord(kept, record);
  // Many calls at once change much; one write keeps all of it.
  const save = writeInTurn(async () => {
    if (dataFile === undefined) return;
    const text = JSON.stringify(recordOf(kept, policy));
    if (text === written) return;
    await replaceFileInTurn(dataFile, text);
    written = text;
  });
  return {
    save,
    policy: () => policy,
    changePolicy: (change) => {
      policy = changedPolicy(policy, change);
      return save();
    },
  };
}
