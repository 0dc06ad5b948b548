import { memberOperations as operations } from '#adapters/wire/organizations/members.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { err } from '#domain/result.ts';
import { mounter } from '../../mount-operation.ts';
import type { ApiScope } from '../api-scope.ts';
import { readMemberQuery } from './read-member-query.ts';

type Members = ServiceApp['members'];

/** Members of the call's organization and those below; others are answered with 404 (ORG-3). */
export function addMembers(app: ApiScope, { members }: Pick<ServiceApp, 'members'>): void {
  addReading(app, members);
  addChanging(app, members);
  addEnding(app, members);
}

function addReading(app: ApiScope, { page, read, readOwn }: Members): void {
  const mount = mounter(app, operations, { tag: 'Members' });
  mount(
    'listMembers',
    {
      action: 'teacher.list',
      summary:
        'A page of the members of the organization and of those below it; as of a day (`on`), of those who belonged there then. Teachers see and ask for names alone.',
      problems: ['call/malformed'],
    },
    async ({ caller, query: asked }) => {
      const query = readMemberQuery(asked);
      if (query === null) return err({ kind: 'call/malformed' });
      return page(caller, query);
    },
  );

  mount(
    'readMember',
    {
      action: 'teacher.list',
      summary: 'One member, with the classrooms that they own, and their memberships, past and present.',
    },
    ({ caller, params }) => read(caller, params.id),
  );

  mount(
    'readOwnMember',
    {
      action: 'teacher.leave',
      summary: 'The caller’s membership of the organization of this call, and the effects of leaving it.',
    },
    ({ caller }) => readOwn(caller),
  );
}

function addChanging(app: ApiScope, { changeRole, nameBillingContact, move }: Members): void {
  const mount = mounter(app, operations, { tag: 'Members' });
  mount(
    'changeMemberRole',
    {
      action: 'teacher.change-role',
      summary: 'Makes a manager of a teacher, or a teacher of a manager.',
      problems: ['form/invalid'],
    },
    ({ caller, params, body }) => changeRole(caller, params.id, body.role),
  );

  mount(
    'nameBillingContact',
    {
      action: 'teacher.name-billing-contact',
      summary: 'Sets whether a member is a billing contact.',
      problems: ['form/invalid'],
    },
    async ({ caller, params, body }) => {
      const { billingContact } = body;
      return nameBillingContact(caller, params.id, billingContact);
    },
  );

  mount(
    'moveMember',
    {
      action: 'teacher.move',
      summary: 'Moves a member within the district: one membership ends, another begins. Classrooms stay.',
      problems: ['form/invalid'],
    },
    ({ caller, params, body }) => move(caller, params.id, body.organizationId),
  );
}

function addEnding(app: ApiScope, { deactivate, reactivate, leave }: Members): void {
  const mount = mounter(app, operations, { tag: 'Members' });
  mount(
    'deactivateMember',
    {
      action: 'teacher.deactivate',
      summary:
        'Ends a membership, even after a license has ended. Classrooms go to colleagues, or to the archive where `to` is null; the others stay.',
      problems: ['form/invalid'],
    },
    ({ caller, params, body }) => deactivate(caller, params.id, body.handOver),
  );

  mount(
    'reactivateMember',
    {
      action: 'teacher.invite',
      summary: 'Reactivates a member with their previous role. It takes a seat if they teach.',
    },
    ({ caller, params }) => reactivate(caller, params.id),
  );

  mount(
    'leaveOrganization',
    {
      action: 'teacher.leave',
      summary: 'Ends the caller’s membership of the organization of this call.',
      problems: ['form/invalid'],
    },
    ({ caller, body }) => leave(caller, body.handOver),
  );
}
