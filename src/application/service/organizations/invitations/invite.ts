import { scopeOf } from '#domain/organizations/access/scope-of.ts';
import {
  type AnsweredPiece,
  answerPieces,
  isSent,
  seatsToOffer,
} from '#domain/organizations/invitations/address-answers.ts';
import type { InvitationForm } from '#domain/organizations/invitations/invitation-draft.ts';
import type { InvitationRefused } from '#domain/organizations/invitations/invitation-refusals.ts';
import type { InvitedAnswer, InvitingAnswer } from '#domain/organizations/invitations/invitation-views.ts';
import { invitationLifetime } from '#domain/organizations/invitations/invitation.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import { type CallLimited, enforceRateLimits } from '../../platform/limits/limit-calls.ts';
import type { Ids } from '../../platform/ports/ids.ts';
import type { InvitationRepository } from '../ports/invitation-repository.ts';
import type { OrganizationRepository, StoredOrganization } from '../ports/organization-repository.ts';
import type { RateLimiter, RateRule } from '../../platform/ports/rate-limiter.ts';
import type { Stores, Transaction } from '../../ports/transaction.ts';
import { coversRole } from './covers-role.ts';

/** Returns the effect of inviting for each entry of a pasted text (R6). Does not send emails. */
export type PreviewInvitations = (
  caller: Caller,
  form: InvitationForm,
) => Promise<Result<InvitingAnswer, InvitationRefused<'invite'>>>;

/** Invites all people who can be invited, returns the result per entry, and enqueues a job that sends the emails. */
export type SendInvitations = (
  caller: Caller,
  form: InvitationForm,
) => Promise<Result<InvitedAnswer, InvitationRefused<'invite'> | CallLimited>>;

export type InvitePorts = {
  readonly invitations: InvitationRepository;
  readonly organizations: OrganizationRepository;
  readonly transaction: Transaction;
  readonly limiter: RateLimiter;
  readonly clock: Clock;
  readonly ids: Ids;
};

/** Rate limit of invitations per account (SEC-3); each call may contain thousands of addresses. */
const invited: RateRule = { name: 'people invited', limit: 60, windowMs: 3_600_000 };

type Reads = Pick<InvitePorts, 'invitations' | 'organizations'>;

type Inviting = Pick<InvitationForm, 'message' | 'role'> & {
  readonly organizationId: string;
  readonly path: string;
  readonly answer: InvitingAnswer<AnsweredPiece>;
  readonly now: number;
  readonly ids: Ids;
};

export async function organizationFor(
  { organizations }: Pick<Reads, 'organizations'>,
  { actor }: Pick<Caller, 'actor'>,
  { organizationId, role }: Pick<InvitationForm, 'organizationId' | 'role'>,
): Promise<Result<StoredOrganization, InvitationRefused<'invite'>>> {
  const found = await organizations.byId(organizationId, scopeOf(actor, 'teacher.invite'));
  if (found === null) return err({ kind: 'organization/no-such-school' });
  const covered = coversRole(actor, 'teacher.invite', { organization: found.path, role });
  if (!covered.ok) return covered;
  return ok(found);
}

export async function answersFor(
  { invitations, organizations }: Reads,
  { actor }: Pick<Caller, 'actor'>,
  {
    path,
    pieces,
    role,
    now,
  }: Pick<InvitationForm, 'pieces' | 'role'> & { readonly path: string; readonly now: number },
): Promise<InvitingAnswer<AnsweredPiece>> {
  const emails = [...new Set(pieces.flatMap(({ email }) => email ?? []))];
  const seats = await organizations.countSeats(path, now);
  const about = { scope: scopeOf(actor, 'teacher.list'), now, seatsOf: seats.organization };
  const given = { facts: await invitations.facts(emails, path, about), role, seats };
  const answers = answerPieces(pieces, given);
  const offered = seatsToOffer(given);
  const holders = new Set(given.facts.flatMap(({ email, seat }) => (seat === null ? [] : [email])));
  const used = answers.filter(({ answer, email }) => isSent(answer) && email !== null && !holders.has(email));
  return { answers, seatsLeft: offered === null ? null : Math.max(0, offered - used.length) };
}

export function previewInvitations(
  ports: Pick<InvitePorts, 'invitations' | 'organizations' | 'clock'>,
): PreviewInvitations {
  return async (caller, form) => {
    const organization = await organizationFor(ports, caller, form);
    if (!organization.ok) return organization;
    return ok(
      await answersFor(ports, caller, { ...form, path: organization.value.path, now: ports.clock.now() }),
    );
  };
}

/** Saves the invitations of valid entries and enqueues their emails, in the current transaction. */
export async function inviteAnswered(
  stores: Pick<Stores, 'audit' | 'invitations' | 'jobs'>,
  { account }: Pick<Caller, 'account'>,
  { organizationId, path, role, message, answer, now, ids }: Inviting,
): Promise<InvitedAnswer> {
  const emails = answer.answers.flatMap((piece) => (isSent(piece.answer) ? (piece.email ?? []) : []));
  if (emails.length === 0) return { ...answer, jobId: null };
  const batch = ids.next();
  const addresses = emails.map((email) => ({ id: ids.next(), email }));
  const times = { invitedAt: now, expiresAt: now + invitationLifetime };
  await stores.invitations.invite({
    organizationId,
    role,
    message,
    invitedBy: account.id,
    batch,
    ...times,
    addresses,
  });
  const act = { by: account.id, subject: organizationId, organization: path, before: null } as const;
  const after = { role, batch, count: emails.length };
  await stores.audit.record({ ...act, action: 'invitation/sent', after });
  const jobId = await stores.jobs.enqueue('send-invitations', { batch, total: emails.length }, account.id);
  return { ...answer, jobId };
}

/** Writes all rows in one transaction. A job, which can continue after a crash, then sends the emails. */
export function sendInvitations({
  transaction,
  limiter,
  clock,
  ids,
  ...ports
}: InvitePorts): SendInvitations {
  return async (caller, form) => {
    const organization = await organizationFor(ports, caller, form);
    if (!organization.ok) return organization;
    const now = clock.now();
    const within = await enforceRateLimits(limiter, [{ ...invited, key: caller.account.id }], now);
    if (!within.ok) return within;
    const { id: organizationId, path } = organization.value;
    const { role, message } = form;
    return transaction.run(async (stores) => {
      const answer = await answersFor(stores, caller, { ...form, path, now });
      return ok(
        await inviteAnswered(stores, caller, { organizationId, path, role, message, answer, now, ids }),
      );
    });
  };
}
