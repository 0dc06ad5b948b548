import { memberOperations as operations } from '#adapters/wire/organizations/members.ts';
import { routes, withForm } from '../../mount-operation.ts';
import { readMemberQuery } from './read-member-query.ts';

/** Routes for members of the call's organization and of those below it. Other members return 404 (ORG-3). */
export const memberRoutes = routes(operations, { tag: 'Members' }, ({ members }) => ({
  listMembers: {
    action: 'teacher.list',
    summary:
      'A page of the members of the organization and of those below it; as of a day (`on`), of those who belonged there then. Teachers see and ask for names alone.',
    problems: ['call/malformed'],
    handle: ({ caller, query }) => withForm(readMemberQuery(query), (table) => members.page(caller, table)),
  },
  readMember: {
    action: 'teacher.list',
    summary: 'One member, with the classrooms that they own, and their memberships, past and present.',
    handle: ({ caller, params }) => members.read(caller, params.id),
  },
  readOwnMember: {
    action: 'teacher.leave',
    summary: 'The caller’s membership of the organization of this call, and the effects of leaving it.',
    handle: ({ caller }) => members.readOwn(caller),
  },
  changeMemberRole: {
    action: 'teacher.change-role',
    summary: 'Makes a manager of a teacher, or a teacher of a manager.',
    problems: ['form/invalid'],
    handle: ({ caller, params, body }) => members.changeRole(caller, params.id, body.role),
  },
  nameBillingContact: {
    action: 'teacher.name-billing-contact',
    summary: 'Sets whether a member is a billing contact.',
    problems: ['form/invalid'],
    handle: async ({ caller, params, body }) => {
      const { billingContact } = body;
      return members.nameBillingContact(caller, params.id, billingContact);
    },
  },
  moveMember: {
    action: 'teacher.move',
    summary: 'Moves a member within the district: one membership ends, another begins. Classrooms stay.',
    problems: ['form/invalid'],
    handle: ({ caller, params, body }) => members.move(caller, params.id, body.organizationId),
  },
  deactivateMember: {
    action: 'teacher.deactivate',
    summary:
      'Ends a membership, even after a license has ended. Classrooms go to colleagues, or to the archive where `to` is null; the others stay.',
    problems: ['form/invalid'],
    handle: ({ caller, params, body }) => members.deactivate(caller, params.id, body.handOver),
  },
  reactivateMember: {
    action: 'teacher.invite',
    summary: 'Reactivates a member with their previous role. It takes a seat if they teach.',
    handle: ({ caller, params }) => members.reactivate(caller, params.id),
  },
  leaveOrganization: {
    action: 'teacher.leave',
    summary: 'Ends the caller’s membership of the organization of this call.',
    problems: ['form/invalid'],
    handle: ({ caller, body }) => members.leave(caller, body.handOver),
  },
}));
