import type { Acting } from '../access/caller.ts';
import { readable } from '../classrooms/classroom-of.ts';
import { joinCodeOf, type JoinCodePorts } from '../join-codes/join-code-ports.ts';
import { renewJoinCode } from '../join-codes/renew-join-code.ts';

/** The code of a class that somebody may see; null where it has none. */
export async function classCodeOf(
  { transaction, vault }: Pick<JoinCodePorts, 'transaction' | 'vault'>,
  by: Pick<Acting, 'actor'>,
  classroomId: string,
): Promise<string | null> {
  const found = await transaction.run(({ joinCodes }) => joinCodes.ofClassroom(classroomId, readable(by)));
  const code = found?.code ?? null;
  return code === null ? null : vault.open(code.sealed, joinCodeOf(classroomId));
}

/** The same, made where the class has none and whoever asks may change the class: a card without a code opens no class. */
export async function ensureClassCode(
  ports: JoinCodePorts,
  by: Acting,
  classroomId: string,
): Promise<string | null> {
  const there = await classCodeOf(ports, by, classroomId);
  if (there !== null) return there;
  const made = await renewJoinCode(ports)(by, classroomId);
  return made.ok ? made.value.code : null;
}
