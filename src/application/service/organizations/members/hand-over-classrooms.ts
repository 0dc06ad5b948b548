import { emptyScope } from '#domain/organizations/access/scope.ts';
import type { HandOver, HandOverInvalid } from '#domain/organizations/members/hand-over.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { StoredMembership } from '../ports/organization-repository.ts';
import type { Stores } from '../../ports/transaction.ts';
import type { MemberPorts } from './member-ports.ts';

type Leaving = {
  readonly by: string;
  readonly from: StoredMembership & { readonly accountId: string };
  readonly handOver: HandOver;
};

/** What happens to one classroom: the account id of the colleague who gets it, or null to archive it. */
type Step = { readonly classroomId: string; readonly to: string | null };

/** Returns the steps of a hand-over. Null if a classroom does not belong to the member or a target is not a colleague. */
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
    const classroom = await classrooms.byId(classroomId, here);
    const isOwned =
      classroom?.organization === organization && classroom.teachers[0]?.accountId === accountId;
    const heir = to === null ? null : await colleague(to);
    if (!isOwned || (to !== null && heir === null)) return null;
    steps.push({ classroomId, to: heir });
  }
  return steps;
}

/**
 * Gives a member's own classrooms to colleagues in the same organization, or archives them. Reads everything before it writes, so a refusal does not change any
 * data.
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
