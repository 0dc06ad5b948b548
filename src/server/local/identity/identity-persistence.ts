import { replaceFileInTurn } from '../replace-file.ts';
import { writeInTurn } from '../write-in-turn.ts';
import { readIdentityFile, recordOf, restoreRecord, type StoredIdentity } from './identity-file.ts';
import {
  changedPolicy,
  newProjectPolicy,
  type PasswordPolicy,
  type PasswordPolicyChange,
} from './password-policy.ts';

/** Writes the identity service to its file; it has the password policy, too. */
export interface IdentityPersistence {
  /** Resolves when the file holds all that is so now; throws where it cannot be written. */
  readonly save: () => Promise<void>;
  readonly policy: () => PasswordPolicy;
  readonly changePolicy: (change: PasswordPolicyChange) => Promise<void>;
}

/**
 * Restores what the file holds, and writes changes to it from then on; without a file, in memory only.
 * Throws `IdentityFileUnusable` when the file is broken.
 */
export function persistIdentity(identity: StoredIdentity, dataFile: string | undefined): IdentityPersistence {
  const record = dataFile === undefined ? undefined : readIdentityFile(dataFile, identity.projectId);
  let policy = record?.policy ?? newProjectPolicy;
  let written = '';
  if (record !== undefined) restoreRecord(identity, record);
  // Many calls at once change much; one write stores all of it.
  const save = writeInTurn(async () => {
    if (dataFile === undefined) return;
    const text = JSON.stringify(recordOf(identity, policy));
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
