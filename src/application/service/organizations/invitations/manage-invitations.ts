import { scopeOf } from '#domain/organizations/access/scope-of.ts';
import type { InvitationRefused } from '#domain/organizations/invitations/invitation-refusals.ts';
import type {
  InvitationPage,
  InvitationPlace,
  SentInvitation,
} from '#domain/organizations/invitations/invitation-views.ts';
import { invitationLifetime, statusOf } from '#domain/organizations/invitations/invitation.ts';
import { idOfPath } from '#domain/identity/membership/organization.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import { type CallLimited, enforceRateLimits } from '../../platform/limits/limit-calls.ts';
import type { Ids } from '../../platform/ports/ids.ts';
import type { InvitationRepository, NamedInvitation } from '../ports/invitation-repository.ts';
import type { RateLimiter, RateRule } from '../../platform/ports/rate-limiter.ts';
import type { Secrets } from '../../platform/ports/secrets.ts';
import type { Transaction } from '../../ports/transaction.ts';
import { coversRole } from './covers-role.ts';
import { invitationLink, type PublicUrl } from './mail-invitation.ts';

export type ManageInvitations = {
  readonly list: (caller: Caller, after: InvitationPlace | null) => Promise<InvitationPage>;
  /** Sends an invitation again, which is then valid for 30 days, even if it expired or was revoked (R3). */
  readonly resend: (
    caller: Caller,
    id: string,
  ) => Promise<Result<void, InvitationRefused<'change'> | CallLimited>>;
  readonly revoke: (caller: Caller, id: string) => Promise<Result<void, InvitationRefused<'change'>>>;
  /** Creates a link to share by hand; earlier links still work. */
  readonly link: (caller: Caller, id: string) => Promise<Result<string, InvitationRefused<'change'>>>;
};

export type ManageInvitationsPorts = {
  readonly invitations: InvitationRepository;
  readonly transaction: Transaction;
  readonly limiter: RateLimiter;
  readonly secrets: Pick<Secrets, 'fingerprint' | 'linkKey'>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly publicUrl: PublicUrl;
};

const pageSize = 50;
const resent: RateRule = { name: 'invitation sent again', limit: 3, windowMs: 86_400_000 };

export function manageInvitations(ports: ManageInvitationsPorts): ManageInvitations {
  const { invitations, transaction, limiter, secrets, clock, ids, publicUrl } = ports;

  const present = (row: NamedInvitation): SentInvitation => {
    const { id, email, role, organizationName, inviter, invitedAt, expiresAt } = row;
    return {
      id,
      email,
      role,
      organizationName,
      inviter,
      invitedAt,
      expiresAt,
      status: statusOf(row, clock.now()),
    };
  };

  /** A user who may not send the invitation may not change it, either. */
  const changeable = async (
    { actor }: Caller,
    id: string,
    action: 'invitation.revoke' | 'teacher.invite',
  ): Promise<Result<NamedInvitation, InvitationRefused<'change'>>> => {
    const found = await invitations.byId(id, scopeOf(actor, action));
    if (found === null) return err({ kind: 'invitation/not-found' });
    const covered = coversRole(actor, action, found);
    if (!covered.ok) return covered;
    return found.state === 'accepted' ? err({ kind: 'invitation/used' }) : ok(found);
  };

  return {
    list: async ({ actor }, after) => {
      const found = await invitations.page(scopeOf(actor, 'invitation.revoke'), pageSize + 1, after);
      const shown = found.rows.slice(0, pageSize);
      const last = found.rows.length > pageSize ? shown.at(-1) : undefined;
      const next = last === undefined ? null : { id: last.id, invitedAt: last.invitedAt };
      return { rows: shown.map(present), total: found.total, after: next };
    },
    resend: async (caller, id) => {
      const found = await changeable(caller, id, 'teacher.invite');
      if (!found.ok) return found;
      const now = clock.now();
      const within = await enforceRateLimits(limiter, [{ ...resent, key: id }], now);
      if (!within.ok) return within;
      const { role, message, email, organization } = found.value;
      const by = caller.account.id;
      await transaction.run(async (stores) => {
        const batch = ids.next();
        const organizationId = idOfPath(organization);
        const times = { invitedAt: now, expiresAt: now + invitationLifetime };
        const again = { organizationId, role, message, invitedBy: by, batch, ...times };
        await stores.invitations.invite({ ...again, addresses: [{ id, email }] });
        await stores.audit.record({ action: 'invitation/resent', by, subject: id, organization });
        await stores.jobs.enqueue('send-invitations', { batch, total: 1 }, by);
      });
      return ok(undefined);
    },
    revoke: async (caller, id) => {
      const found = await changeable(caller, id, 'invitation.revoke');
      if (!found.ok) return found;
      const { organization } = found.value;
      await transaction.run(async (stores) => {
        if (!(await stores.invitations.settle(id, 'revoked'))) return;
        await stores.audit.record({
          action: 'invitation/revoked',
          by: caller.account.id,
          subject: id,
          organization,
        });
      });
      return ok(undefined);
    },
    link: async (caller, id) => {
      const found = await changeable(caller, id, 'teacher.invite');
      if (!found.ok) return found;
      const key = secrets.linkKey();
      const isLinked = await invitations.addLink(id, secrets.fingerprint(key));
      return isLinked ? ok(invitationLink(publicUrl, key)) : err({ kind: 'invitation/used' });
    },
  };
}
