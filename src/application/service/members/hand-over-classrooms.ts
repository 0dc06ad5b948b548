import { emptyScope } from '#domain/access/scope.ts';
import type { HandOver, HandOverInvalid } from '#domain/organizations/hand-over.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { StoredMembership } from '../ports/organization-repository.ts';
import type { Stores } from '../ports/transaction.ts';
import type { MemberPorts } from './member-ports.ts';

type Leaving = {
  /** The account that acts. */
  readonly by: string;
  readonly from: StoredMembership & { readonly accountId: string };
  readonly handOver: HandOver;
};

/** Where one classroom goes: to the account of a colleague, or into the archive with null. */
type Step = { readonly classroomId: string; readonly to: string | null };

/** What a hand-over does, step by step; null where something in it is not the member's, or no colleague's. */
async function stepsOf(
  { classrooms, organizations }: Pick<Stores, 'classrooms' | 'organizations'>,
  { from, handOver }: Leaving,
): Promise<readonly Step[] | null> {
  const { organization, accountId } = from;
  const here = { ...emptyScope, organizations: [organization] };
  const colleague = async (id: string): Promise<string | null> => {
    const heir = await organizations.membership(id, here);
    const isPresent = heir?.organization === organization && heir.to === null && id !== from.id;
    return isPresent ? heir.accountId : null;
  };
  const steps: Step[] = [];
  for (const { classroomId, to } of handOver) {
    const room = await classrooms.byId(classroomId, here);
    const isOwned = room?.organization === organization && room.teachers[0]?.accountId === accountId;
    const heir = to === null ? null : await colleague(to);
    if (!isOwned || (to !== null && heir === null)) return null;
    steps.push({ classroomId, to: heir });
  }
  return steps;
}

/**
 * Gives classrooms that a member owns to colleagues of the same organization, or archives them. Everything is read before
 * anything is written: a refusal leaves all as it was.
 */
export async function handOverClassrooms(
  { clock }: Pick<MemberPorts, 'clock'>,
  stores: Pick<Stores, 'audit' | 'classrooms' | 'organizations'>,
  leaving: Leaving,
): Promise<Result<void, HandOverInvalid>> {
  const { audit, classrooms } = stores;
  const { by, from } = leaving;
  const { accountId, organization } = from;
  const steps = await stepsOf(stores, leaving);
  if (steps === null) return err({ kind: 'member/hand-over-invalid' });
  for (const { classroomId, to } of steps) {
    if (to === null) {
      await classrooms.setArchived(classroomId, clock.now());
      continue;
    }
    await classrooms.transfer(classroomId, to);
    const act = { by, subject: classroomId, organization, concerns: [accountId, to] };
    const values = { before: { accountId }, after: { accountId: to } };
    await audit.record({ action: 'classroom/transferred', ...act, ...values });
  }
  return ok(undefined);
}
