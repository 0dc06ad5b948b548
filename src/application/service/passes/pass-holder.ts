import { actorAt } from '#domain/access/actor.ts';
import { scopeOf } from '#domain/access/scope-of.ts';
import type { Scope } from '#domain/access/scope.ts';
import type { AuditEntry } from '#domain/audit/audit.ts';
import type { PassRefused } from '#domain/passes/pass-refusals.ts';
import { standingOf } from '#domain/passes/substitute-pass.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { StoredPass } from '../ports/substitute-passes.ts';
import type { PassPorts } from './pass-ports.ts';

/** Who calls with a pass that is good now: no account, and a reach that is its maker's own. */
export type PassHolder = {
  readonly pass: StoredPass;
  /** What the maker of the pass may read at this moment: the pass ends where theirs does. */
  readonly scope: Scope;
};

const ends = { upcoming: 'pass/upcoming', over: 'pass/over', revoked: 'pass/revoked' } as const;

/** Whoever shows a pass may read as its maker may, now; a pass of somebody who is gone or disabled is a revoked one. */
export async function holderOf(
  { actors, clock }: Pick<PassPorts, 'actors' | 'clock'>,
  pass: StoredPass,
): Promise<Result<PassHolder, PassRefused<'read'>>> {
  const now = clock.now();
  const standing = standingOf(pass, now);
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

/** What the audit log says of somebody with a pass: they have no account, and act for its maker. */
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
