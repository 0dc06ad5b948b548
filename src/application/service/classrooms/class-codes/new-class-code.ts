import type { NewClassCode } from '../ports/class-codes.ts';
import { classCodeContext, type ClassCodePorts } from './class-code-ports.ts';

/** There are 64 million codes, so ten codes in a row that are already in use indicate an error. */
export const maxTries = 10;

/** Returns a random class code for a classroom in its stored form. */
export function newClassCode(
  { clock, secrets, vault }: Pick<ClassCodePorts, 'clock' | 'secrets' | 'vault'>,
  classroomId: string,
): { readonly code: string; readonly stored: NewClassCode } {
  const code = secrets.classCode();
  const sealed = vault.seal(code, classCodeContext(classroomId));
  return {
    code,
    stored: { classroomId, sealed, digest: vault.digest(code, 'class-code'), at: clock.now() },
  };
}
