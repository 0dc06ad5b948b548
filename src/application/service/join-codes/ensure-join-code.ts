import type { OrganizationPath } from '#domain/organizations/organization.ts';
import type { Scope } from '#domain/access/scope.ts';
import type { JoinCode } from '#domain/join-codes/join-code.ts';
import type { JoinCodes } from '../ports/join-codes.ts';
import { joinCodeOf, type JoinCodePorts } from './join-code-ports.ts';
import { maxTries, newJoinCode } from './new-join-code.ts';

export type CodeOfClassroom = {
  readonly organization: OrganizationPath | null;
  readonly code: JoinCode;
};

/**
 * Returns the class code of a classroom in a scope. The first call creates it, so that every classroom has one, however it was created.
 * Null if there is no such classroom. Runs in a transaction; throws if every tried code is taken.
 */
export async function ensureJoinCode(
  ports: Pick<JoinCodePorts, 'clock' | 'secrets' | 'vault'>,
  joinCodes: JoinCodes,
  classroomId: string,
  scope: Scope,
): Promise<CodeOfClassroom | null> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    // oxlint-disable-next-line no-await-in-loop
    const found = await joinCodes.ofClassroom(classroomId, scope);
    if (found === null) return null;
    const { organization } = found;
    if (found.code !== null) {
      const { sealed, ...rest } = found.code;
      return { organization, code: { ...rest, code: ports.vault.open(sealed, joinCodeOf(classroomId)) } };
    }
    const { code, stored } = newJoinCode(ports, classroomId);
    // oxlint-disable-next-line no-await-in-loop
    const added = await joinCodes.add(stored);
    if (added) return { organization, code: { code, renewedAt: stored.at, pausedAt: null, closedOn: null } };
    // A concurrent call was first, or another classroom has this code.
  }
  throw new Error('every join code that was tried is taken');
}
