import type { Acting } from '../../identity/caller/caller.ts';
import { readable } from '../classrooms/classroom-of.ts';
import { ensureClassCode } from '../class-codes/ensure-class-code.ts';
import type { ClassCodePorts } from '../class-codes/class-code-ports.ts';

/** Returns the class code for the login cards; null if the class is not in the reader's scope. */
export async function classCodeOf(
  ports: Omit<ClassCodePorts, 'classrooms'>,
  by: Pick<Acting, 'actor'>,
  classroomId: string,
): Promise<string | null> {
  const found = await ports.transaction.run(({ classCodes }) =>
    ensureClassCode(ports, classCodes, classroomId, readable(by)),
  );
  return found?.code.code ?? null;
}
