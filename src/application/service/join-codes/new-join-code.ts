import type { NewJoinCode } from '../ports/join-codes.ts';
import { joinCodeOf, type JoinCodePorts } from './join-code-ports.ts';

/** There are 64 million codes: ten taken ones in a row indicate an error. */
export const maxTries = 10;

/** A random class code for a classroom, and its stored form. */
export function newJoinCode(
  { clock, secrets, vault }: Pick<JoinCodePorts, 'clock' | 'secrets' | 'vault'>,
  classroomId: string,
): { readonly code: string; readonly stored: NewJoinCode } {
  const code = secrets.joinCode();
  const sealed = vault.seal(code, joinCodeOf(classroomId));
  return {
    code,
    stored: { classroomId, sealed, digest: vault.digest(code, 'join-code'), at: clock.now() },
  };
}
