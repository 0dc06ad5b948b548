import { replaceFileInTurn } from '../replace-file.ts';
import { writeInTurn } from '../write-in-turn.ts';
import { readIdentityFile, identityRecordOf, restoreRecord, type StoredIdentity } from './identity-file.ts';
import {
  changedPolicy,
  newProjectPolicy,
  type PasswordPolicyConfig,
  type PasswordPolicyChange,
} from './password-policy.ts';

/** Writes the identity service's state, including the password policy, to its file. */
export interface IdentityPersistence {
  /** Resolves when the file contains the current state. Rejects if it cannot be written. */
  readonly save: () => Promise<void>;
  readonly policy: () => PasswordPolicyConfig;
  readonly changePolicy: (change: PasswordPolicyChange) => Promise<void>;
}

/**
 * Restores the state from the file, and writes later changes to it. Without a file, the state is only in memory. Throws `IdentityFileUnusable` if the file is
 * broken.
 */
export function persistIdentity(identity: StoredIdentity, dataFile: string | undefined): IdentityPersistence {
  const record = dataFile === undefined ? undefined : readIdentityFile(dataFile, identity.projectId);
  let policy = record?.policy ?? newProjectPolicy;
  let written = '';
  if (record !== undefined) restoreRecord(identity, record);
  // One write saves the changes of many concurrent calls.
  const save = writeInTurn(async () => {
    if (dataFile === undefined) return;
    const text = JSON.stringify(identityRecordOf(identity, policy));
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
