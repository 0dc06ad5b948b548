import type { Acting } from '../access/caller.ts';
import { readable } from '../classrooms/classroom-of.ts';
import { ensureJoinCode } from '../join-codes/ensure-join-code.ts';
import type { JoinCodePorts } from '../join-codes/join-code-ports.ts';

/** Returns the class code for the login cards; null if the class is not in the reader's scope. */
export async function classCodeOf(
  ports: Omit<JoinCodePorts, 'classrooms'>,
  by: Pick<Acting, 'actor'>,
  classroomId: string,
): Promise<string | null> {
  const found = await ports.transaction.run(({ joinCodes }) =>
    ensureJoinCode(ports, joinCodes, classroomId, readable(by)),
  );
  return found?.code.code ?? null;
}
