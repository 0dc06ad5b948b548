import type { MemberService } from '#application/client/organizations/ports/member-service.ts';
import { activityDefaults } from '#domain/activity.ts';
import { memberDefaults } from '#domain/organizations/members/member-table.ts';
import { activityOperations as activity } from '../../wire/platform/activity.ts';
import {
  memberActOperations as acts,
  memberOperations as members,
} from '../../wire/organizations/members.ts';
import { seatOperations as seats } from '../../wire/organizations/seats.ts';
import { overHttp } from '../sender.ts';
import { sentSelection, tableSearch } from '../table-search.ts';

export const apiMemberService = overHttp<MemberService>((send) => ({
  page: ({ timeZone, on, ...table }, options) =>
    send(members.listMembers, {
      query: tableSearch(table, memberDefaults, { timeZone, ...(on !== undefined && { on }) }),
      ...options,
    }),
  byId: (id, options) => send(members.readMember, { params: { id }, ...options }),
  own: (options) => send(members.readOwnMember, options),
  activity: (id, { timeZone, ...table }, options) =>
    send(activity.listMemberActivity, {
      params: { id },
      query: tableSearch(table, activityDefaults, { timeZone }),
      ...options,
    }),
  changeRole: (id, role) => send(members.changeMemberRole, { params: { id }, body: { role } }),
  nameBillingContact: (id, billingContact) =>
    send(members.nameBillingContact, { params: { id }, body: { billingContact } }),
  move: (id, organizationId) => send(members.moveMember, { params: { id }, body: { organizationId } }),
  deactivate: (id, handOver) => send(members.deactivateMember, { params: { id }, body: { handOver } }),
  reactivate: (id) => send(members.reactivateMember, { params: { id } }),
  decideSeat: (id, decision, why) => send(seats.decideSeat, { params: { id }, body: { decision, why } }),
  seatRequests: (options) => send(seats.listSeatRequests, options),
  setSeatAssignment: (byPerson) => send(seats.setSeatAssignment, { body: { byPerson } }),
  askForSeat: (note) => send(seats.askForSeat, { body: { note } }),
  actOnMany: (act, { selection: chosen, timeZone }) => {
    const { filter, selection } = sentSelection(chosen);
    const query = tableSearch({ ...memberDefaults, filter, start: null }, memberDefaults, { timeZone });
    if (act.kind === 'deactivate') return send(acts.deactivateMembers, { query, body: { selection } });
    if (act.kind === 'seat')
      return send(acts.decideSeats, { query, body: { selection, decision: act.decision } });
    return send(acts.moveMembers, { query, body: { selection, organizationId: act.organizationId } });
  },
  leave: (handOver) => send(members.leaveOrganization, { body: { handOver } }),
}));
