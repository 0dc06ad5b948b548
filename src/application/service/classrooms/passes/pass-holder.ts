import { actorAt } from '#domain/organizations/access/actor.ts';
import { scopeOf } from '#domain/organizations/access/scope-of.ts';
import type { Scope } from '#domain/organizations/access/scope.ts';
import type { AuditEntry } from '#domain/audit.ts';
import type { PassRefused } from '#domain/classrooms/passes/pass-refusals.ts';
import { passStandingOf } from '#domain/classrooms/passes/substitute-pass.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { StoredPass } from '../ports/substitute-passes.ts';
import type { PassPorts } from './pass-ports.ts';

/** The caller with a valid pass: it has no account, and has the scope of the pass's creator. */
export type PassHolder = {
  readonly pass: StoredPass;
  /** The current read scope of the pass's creator. A pass stops working when its creator loses access. */
  readonly scope: Scope;
};

const ends = { upcoming: 'pass/upcoming', over: 'pass/over', revoked: 'pass/revoked' } as const;

/** The holder of a pass may read what its creator may currently read; a pass counts as revoked if its creator's account is deleted or disabled. */
export async function holderOf(
  { actors, clock }: Pick<PassPorts, 'actors' | 'clock'>,
  pass: StoredPass,
): Promise<Result<PassHolder, PassRefused<'read'>>> {
  const now = clock.now();
  const standing = passStandingOf(pass, now);
  if (standing !== 'current') return err({ kind: ends[standing] });
  const maker = await actors.load({ id: pass.madeBy });
  if (maker === null || maker.account.disabledAt !== null) return err({ kind: 'pass/revoked' });
  const { account, memberships } = maker;
  const actor = actorAt(now, {
    accountId: account.id,
    accountType: account.accountType,
    mailbox: null,
    memberships,
    grants: account.grants,
    signIn: { secondFactor: false, ageMs: Number.POSITIVE_INFINITY },
  });
  return ok({ pass, scope: scopeOf(actor, 'classroom.read') });
}

/** Returns the audit entry for a pass holder: without an account, on behalf of the pass's creator. */
export const passEntry = (
  action: 'classroom/pass-opened' | 'classroom/pass-read',
  { id, classroomId, madeBy, organization }: StoredPass,
): AuditEntry => ({
  action,
  by: null,
  onBehalfOf: madeBy,
  subject: classroomId,
  organization,
  before: null,
  after: { passId: id },
});
