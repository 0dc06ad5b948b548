import type { MemberRefused } from '#domain/organizations/members/member-refusals.ts';
import type { SeatDecision } from '#domain/organizations/members/seat-waiting.ts';
import { freeSeats } from '#domain/organizations/members/seats.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Acting } from '../../identity/caller/caller.ts';
import type { Stores } from '../../ports/transaction.ts';
import { actOnMember, type MemberActFacts } from './act-on-member.ts';
import { mailSeatChange } from './mail-of-seats.ts';
import type { MemberPorts } from './member-ports.ts';

type Refused = MemberRefused<'decideSeat'>;

/**
 * Gives a teacher a seat, removes it, or declines their request. The message may be empty (LIC-8). Seats are counted while the organization is locked, so only
 * one of several concurrent calls gets the last seat. No other teacher loses a seat.
 */
export type DecideSeat = (
  caller: Acting,
  id: string,
  decision: { readonly decision: SeatDecision; readonly why: string },
) => Promise<Result<void, Refused>>;

const outcomes = {
  give: { action: 'account/seat-given', mail: 'seat-given' },
  free: { action: 'account/seat-freed', mail: 'seat-freed' },
  decline: { action: 'account/seat-declined', mail: 'seat-declined' },
} as const;

async function decide(
  { seats, organizations }: Pick<Stores, 'seats' | 'organizations'>,
  { id, seated, organization }: MemberActFacts['member'],
  { decision, now }: { readonly decision: SeatDecision; readonly now: number },
): Promise<Refused['kind'] | 'unchanged' | null> {
  if (decision === 'give') {
    if (seated) return 'unchanged';
    if (freeSeats(await organizations.countSeats(organization, now)) === 0)
      return 'organization/no-free-seat';
    await seats.give(id);
    return null;
  }
  if (decision === 'free') return (await seats.free(id)) ? null : 'unchanged';
  return (await seats.decline(id)) ? null : 'member/status-changed';
}

export const decideSeat =
  (ports: Pick<MemberPorts, 'transaction' | 'clock'>): DecideSeat =>
  (caller, id, { decision, why }) =>
    actOnMember<void, Refused>(
      ports,
      caller,
      { id, action: 'license.assign-seats' },
      async ({ stores, member }) => {
        if (member.to !== null) return err({ kind: 'member/status-changed' });
        if (member.role !== 'teacher') return err({ kind: 'member/takes-no-seat' });
        const refused = await decide(stores, member, { decision, now: ports.clock.now() });
        if (refused === 'unchanged') return ok(undefined);
        if (refused !== null) return err({ kind: refused });
        const { action, mail } = outcomes[decision];
        const { accountId: subject, organization } = member;
        await stores.audit.record({ action, by: caller.account.id, subject, organization });
        await mailSeatChange(stores, mail, { accountId: subject, organization, why });
        return ok(undefined);
      },
    );
