import { classroomRefusals, type Refused } from '#domain/classrooms/classrooms/classroom-refusals.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import { changeableClassroom } from './classroom-of.ts';
import type { ClassroomPorts } from './classroom-ports.ts';

/**
 * Unlinks a classroom from its provider (R17): it is then managed by hand, and provider files can only match it. The change set can be undone for 7 days.
 * Returns its id, or null if the classroom was already managed by hand.
 */
export type ReleaseClassroom = (
  caller: Caller,
  id: string,
) => Promise<Result<{ readonly changeSetId: string | null }, Refused<'release'>>>;

export function releaseClassroom({
  classrooms,
  clock,
  ids,
  transaction,
}: Pick<ClassroomPorts, 'classrooms' | 'clock' | 'ids' | 'transaction'>): ReleaseClassroom {
  return async (caller, id) => {
    const wanted = { id, action: 'classroom.release', kinds: classroomRefusals.release } as const;
    const found = await changeableClassroom(classrooms, caller, wanted);
    if (!found.ok) return found;
    const { organization, source } = found.value;
    if (source === null) return ok({ changeSetId: null });
    const [changeSetId, by] = [ids.next(), caller.account.id];
    await transaction.run(async ({ roster, audit }) => {
      const set = { kind: 'classroom-released', organization, by, at: clock.now(), undoes: null } as const;
      const change = { kind: 'classroom', id, field: 'source', from: source, to: null } as const;
      await roster.apply({ ...set, id: changeSetId }, [change]);
      await audit.record({ action: 'classroom/released', by, subject: id, organization });
    });
    return ok({ changeSetId });
  };
}
