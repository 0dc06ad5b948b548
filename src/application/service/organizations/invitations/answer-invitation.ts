import { emptyScope } from '#domain/organizations/access/scope.ts';
import type { InvitationRefused } from '#domain/organizations/invitations/invitation-refusals.ts';
import type { WaitingInvitation } from '#domain/organizations/invitations/invitation-views.ts';
import { standingOf } from '#domain/organizations/invitations/invitation.ts';
import { idOfPath } from '#domain/identity/membership/organization.ts';
import { hasSeatForInvited } from '#domain/organizations/members/seats.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import type { Ids } from '../../platform/ports/ids.ts';
import type { InvitationRepository, NamedInvitation } from '../ports/invitation-repository.ts';
import type { Stores, Transaction } from '../../ports/transaction.ts';

/** Lists the open invitations of a verified mailbox, and accepts or declines them. An invitation takes effect only when it is accepted (R1). */
export type AnswerInvitation = {
  /** Newest first; empty without a verified mailbox. */
  readonly waiting: (caller: Caller) => Promise<readonly WaitingInvitation[]>;
  /** Returns the organization's id. Accepting again is not an error. */
  readonly answer: (
    caller: Caller,
    id: string,
    answer: 'accepted' | 'declined',
  ) => Promise<Result<string, InvitationRefused<'answer'>>>;
};

export type AnswerInvitationPorts = {
  readonly invitations: InvitationRepository;
  readonly transaction: Transaction;
  readonly clock: Clock;
  readonly ids: Ids;
};

type Answered = Result<string, InvitationRefused<'answer'>>;

export function answerInvitation({
  invitations,
  transaction,
  clock,
  ids,
}: AnswerInvitationPorts): AnswerInvitation {
  /** Seats are counted after the organization is locked, so that two users cannot get the last seat (R5). */
  const accept = async (
    { organizations, invitations: within, audit }: Stores,
    { id: accountId }: Caller['account'],
    { id, organization, role, email }: NamedInvitation,
  ): Promise<Answered> => {
    const at = clock.now();
    await organizations.lock(organization);
    const seats = await organizations.countSeats(organization, at);
    const about = { scope: emptyScope, now: at, seatsOf: seats.organization };
    const [known] = await within.facts([email], organization, about);
    if (!hasSeatForInvited(role, seats, known?.seat ?? null)) {
      await within.note(id, { noSeatAt: at });
      return err({ kind: 'organization/no-free-seat' });
    }
    if (!(await within.settle(id, 'accepted'))) return err({ kind: 'invitation/used' });
    const organizationId = idOfPath(organization);
    await organizations.join({ id: ids.next(), accountId, organizationId, role, billingContact: false, at });
    await organizations.choose(accountId, organizationId);
    const act = { by: accountId, subject: id, organization, before: null } as const;
    await audit.record({ ...act, action: 'invitation/accepted', after: { role } });
    return ok(organizationId);
  };

  const decline = async (
    { invitations: within, audit }: Stores,
    { id: by }: Caller['account'],
    { id, organization }: NamedInvitation,
  ): Promise<Answered> => {
    if (!(await within.settle(id, 'declined'))) return err({ kind: 'invitation/used' });
    await audit.record({ action: 'invitation/declined', by, subject: id, organization });
    return ok(idOfPath(organization));
  };

  return {
    waiting: async ({ actor: { mailbox } }) => {
      const rows = mailbox === null ? [] : await invitations.waiting(mailbox, clock.now());
      return rows.map(({ id, role, message, expiresAt, organizationName, inviter }) => ({
        id,
        role,
        message,
        expiresAt,
        organizationName,
        inviter,
      }));
    },
    answer: async ({ account, actor: { mailbox }, memberships }, id, answer) => {
      const found = mailbox === null ? null : await invitations.ofMailbox(id, mailbox);
      if (found === null) return err({ kind: 'invitation/not-found' });
      const standing = standingOf(found, clock.now());
      const isMember = memberships.some(({ organization }) => organization === found.organization);
      if (standing === 'accepted' && answer === 'accepted' && isMember)
        return ok(idOfPath(found.organization));
      if (standing === 'expired') return err({ kind: 'invitation/expired' });
      if (standing === 'revoked') return err({ kind: 'invitation/revoked' });
      if (standing !== 'pending') return err({ kind: 'invitation/used' });
      return transaction.run((stores) => (answer === 'accepted' ? accept : decline)(stores, account, found));
    },
  };
}
