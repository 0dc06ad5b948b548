import type { Scope } from '#domain/organizations/access/scope.ts';
import type { ClassCode } from '#domain/classrooms/class-codes/class-code.ts';
import type { OrganizationPath } from '#domain/identity/membership/organization.ts';
import type { ClassCodes } from '../ports/class-codes.ts';
import { classCodeContext, type ClassCodePorts } from './class-code-ports.ts';
import { maxTries, newClassCode } from './new-class-code.ts';

export type CodeOfClassroom = {
  readonly organization: OrganizationPath | null;
  readonly code: ClassCode;
};

/**
 * Returns the class code of a classroom in a scope. The first call creates it, so that every classroom has one. Null if there is no such classroom. Runs in a
 * transaction; throws if every tried code is taken.
 */
export async function ensureClassCode(
  ports: Pick<ClassCodePorts, 'clock' | 'secrets' | 'vault'>,
  classCodes: ClassCodes,
  classroomId: string,
  scope: Scope,
): Promise<CodeOfClassroom | null> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    // oxlint-disable-next-line no-await-in-loop
    const found = await classCodes.ofClassroom(classroomId, scope);
    if (found === null) return null;
    const { organization } = found;
    if (found.code !== null) {
      const { sealed, ...rest } = found.code;
      return {
        organization,
        code: { ...rest, code: ports.vault.open(sealed, classCodeContext(classroomId)) },
      };
    }
    const { code, stored } = newClassCode(ports, classroomId);
    // oxlint-disable-next-line no-await-in-loop
    const added = await classCodes.add(stored);
    if (added) return { organization, code: { code, renewedAt: stored.at, pausedAt: null, closedOn: null } };
    // A concurrent call created it first, or a different classroom has this code.
  }
  throw new Error('all class codes that were tried are in use');
}
