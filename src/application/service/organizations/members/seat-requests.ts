import { scopeOf } from '#domain/organizations/access/scope-of.ts';
import type { MemberRefused } from '#domain/organizations/members/member-refusals.ts';
import { idOfPath } from '#domain/identity/membership/organization.ts';
import { maxSeatRequests, type SeatWaiting } from '#domain/organizations/members/seat-waiting.ts';
import { freeSeats, type SeatStanding } from '#domain/organizations/members/seats.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import { mailSeatRequest } from './mail-of-seats.ts';
import type { MemberPorts } from './member-ports.ts';

type Ports = Pick<MemberPorts, 'transaction' | 'clock'>;

/**
 * Requests a seat in the caller's organization, with a note that may be empty (LIC-8). With automatic assignment and a free seat, the caller gets it
 * immediately. Otherwise, the request joins the waiting list, and the members who assign seats get one email. Idempotent.
 */
export type AskForSeat = (
  caller: Caller,
  note: string,
) => Promise<Result<SeatStanding, MemberRefused<'askForSeat'>>>;

export const askForSeat =
  ({ transaction, clock }: Ports): AskForSeat =>
  ({ account, membership }, note) =>
    transaction.run(async (stores): Promise<Result<SeatStanding, MemberRefused<'askForSeat'>>> => {
      if (membership === null) return err({ kind: 'organization/not-a-member' });
      if (membership.role !== 'teacher') return err({ kind: 'member/takes-no-seat' });
      const { id, organization, name } = membership;
      const [by, at] = [account.id, clock.now()];
      await stores.organizations.lock(organization);
      const seats = await stores.organizations.countSeats(organization, at);
      const entry = { by, subject: by, organization };
      if (!seats.byPerson && freeSeats(seats) !== 0) {
        if (await stores.seats.give(id))
          await stores.audit.record({ action: 'account/seat-given', ...entry });
        return ok('held');
      }
      if (await stores.seats.ask(id, { at, note })) {
        await stores.audit.record({ action: 'account/seat-asked', ...entry });
        await mailSeatRequest(stores, { organization, name, account, note });
        return ok('asked');
      }
      const standing = (await stores.organizations.membershipsOf(by)).find((own) => own.id === id);
      if (standing === undefined) return err({ kind: 'organization/not-a-member' });
      return ok(standing.seated ? 'held' : 'asked');
    });

export type ListSeatRequests = (
  caller: Caller,
) => Promise<Result<readonly SeatWaiting[], MemberRefused<'seatRequests'>>>;

export const listSeatRequests =
  ({ transaction }: Pick<Ports, 'transaction'>): ListSeatRequests =>
  async ({ actor, membership }) => {
    if (membership === null) return err({ kind: 'account/not-permitted' });
    const scope = scopeOf(actor, 'license.assign-seats');
    const found = await transaction.run(({ seats }) => seats.waiting(scope, maxSeatRequests));
    return ok(found.map(({ accountId: _account, email: _email, ...shown }) => shown));
  };

/**
 * Sets whether the caller's organization assigns seats per person. Existing seats do not change. With automatic assignment, members without a seat get the free
 * seats, oldest request first.
 */
export type SetSeatAssignment = (
  caller: Caller,
  byPerson: boolean,
) => Promise<Result<void, MemberRefused<'setSeatAssignment'>>>;

export const setSeatAssignment =
  ({ transaction, clock }: Ports): SetSeatAssignment =>
  ({ account, membership }, byPerson) =>
    transaction.run(async ({ audit, organizations, seats }) => {
      if (membership === null) return err({ kind: 'account/not-permitted' });
      const { organization } = membership;
      await organizations.lock(organization);
      await seats.setByPerson(idOfPath(organization), byPerson);
      const left = freeSeats(await organizations.countSeats(organization, clock.now()));
      const given = byPerson ? [] : await seats.fill(organization, left);
      const subject = idOfPath(organization);
      const after = { byPerson, given: given.length };
      const action = 'organization/seat-assignment-changed';
      await audit.record({ action, by: account.id, subject, organization, before: null, after });
      return ok(undefined);
    });
