import * as z from 'zod/mini';
import {
  billingContactRequest,
  handOverRequest,
  memberActResponse,
  memberResponse,
  memberRoleRequest,
  membersQuery,
  membersResponse,
  moveMemberRequest,
} from '#adapters/wire/v1/members.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { memberRefusals as refusals } from '#domain/organizations/member-refusals.ts';
import { callerOf } from '../../../admission.ts';
import { describeProblems, replyProblem, replyRefusal } from '../../../problem.ts';
import type { ApiScope } from '../api-scope.ts';
import { pathId } from '../path-id.ts';
import { readMemberQuery } from './read-member-query.ts';

type Members = ServiceApp['members'];

const tags = ['Members'];
const ofMember = z.object({ id: pathId });
const done = { data: null };

/** Who belongs to the organization that a call is about, and below it; others are answered as if they did not exist (ORG-3). */
export function addMembers(app: ApiScope, { members }: Pick<ServiceApp, 'members'>): void {
  addReading(app, members);
  addChanging(app, members);
  addEnding(app, members);
}

function addReading(app: ApiScope, { page, read, readOwn }: Members): void {
  app.get(
    '/v1/app/members',
    {
      config: { action: 'teacher.list' },
      schema: {
        tags,
        operationId: 'listMembers',
        summary:
          'A page of the members of the organization and of those below it; as of a day (`on`), of those who belonged there then. Teachers see and ask for names alone.',
        querystring: membersQuery,
        response: { 200: membersResponse, ...describeProblems('call/malformed', ...refusals.page) },
      },
    },
    async (request, reply) => {
      const query = readMemberQuery(request.query);
      if (query === null) return replyProblem(reply, 'call/malformed');
      const found = await page(callerOf(request), query);
      if (!found.ok) return replyRefusal(reply, found.error);
      const { rows, ...place } = found.value;
      return { data: rows, page: place };
    },
  );

  app.get(
    '/v1/app/members/:id',
    {
      config: { action: 'teacher.list' },
      schema: {
        tags,
        operationId: 'readMember',
        summary: 'One member, with the classrooms that they own, and their memberships, past and present.',
        params: ofMember,
        response: { 200: memberResponse, ...describeProblems(...refusals.byId) },
      },
    },
    async (request, reply) => {
      const found = await read(callerOf(request), request.params.id);
      return found.ok ? { data: found.value } : replyRefusal(reply, found.error);
    },
  );

  app.get(
    '/v1/app/users/me/organization/membership',
    {
      config: { action: 'teacher.leave' },
      schema: {
        tags,
        operationId: 'readOwnMember',
        summary:
          'The caller as a member of the organization that the call is about: what leaving it concerns.',
        response: { 200: memberResponse, ...describeProblems(...refusals.byId) },
      },
    },
    async (request, reply) => {
      const found = await readOwn(callerOf(request));
      return found.ok ? { data: found.value } : replyRefusal(reply, found.error);
    },
  );
}

function addChanging(app: ApiScope, { changeRole, nameBillingContact, move }: Members): void {
  app.put(
    '/v1/app/members/:id/role',
    {
      config: { action: 'teacher.change-role' },
      schema: {
        tags,
        operationId: 'changeMemberRole',
        summary: 'Makes a manager of a teacher, or a teacher of a manager.',
        params: ofMember,
        body: memberRoleRequest,
        response: { 200: memberActResponse, ...describeProblems('form/invalid', ...refusals.changeRole) },
      },
    },
    async (request, reply) => {
      const changed = await changeRole(callerOf(request), request.params.id, request.body.role);
      return changed.ok ? done : replyRefusal(reply, changed.error);
    },
  );

  app.put(
    '/v1/app/members/:id/billing-contact',
    {
      config: { action: 'teacher.name-billing-contact' },
      schema: {
        tags,
        operationId: 'nameBillingContact',
        summary: 'Says whether a member looks after what the organization buys.',
        params: ofMember,
        body: billingContactRequest,
        response: {
          200: memberActResponse,
          ...describeProblems('form/invalid', ...refusals.nameBillingContact),
        },
      },
    },
    async (request, reply) => {
      const { billingContact } = request.body;
      const named = await nameBillingContact(callerOf(request), request.params.id, billingContact);
      return named.ok ? done : replyRefusal(reply, named.error);
    },
  );

  app.put(
    '/v1/app/members/:id/school',
    {
      config: { action: 'teacher.move' },
      schema: {
        tags,
        operationId: 'moveMember',
        summary: 'Moves a member within the district: one membership ends, another begins. Classrooms stay.',
        params: ofMember,
        body: moveMemberRequest,
        response: { 200: memberActResponse, ...describeProblems('form/invalid', ...refusals.move) },
      },
    },
    async (request, reply) => {
      const moved = await move(callerOf(request), request.params.id, request.body.organizationId);
      return moved.ok ? done : replyRefusal(reply, moved.error);
    },
  );
}

function addEnding(app: ApiScope, { deactivate, reactivate, leave }: Members): void {
  app.post(
    '/v1/app/members/:id/deactivation',
    {
      config: { action: 'teacher.deactivate' },
      schema: {
        tags,
        operationId: 'deactivateMember',
        summary:
          'Ends a membership, even after a license has ended. Classrooms go to colleagues, or to the archive where `to` is null; the others stay.',
        params: ofMember,
        body: handOverRequest,
        response: { 200: memberActResponse, ...describeProblems('form/invalid', ...refusals.deactivate) },
      },
    },
    async (request, reply) => {
      const ended = await deactivate(callerOf(request), request.params.id, request.body.handOver);
      return ended.ok ? done : replyRefusal(reply, ended.error);
    },
  );

  app.post(
    '/v1/app/members/:id/reactivation',
    {
      config: { action: 'teacher.invite' },
      schema: {
        tags,
        operationId: 'reactivateMember',
        summary: 'Lets a deactivated member back in, as what they were; it takes a seat.',
        params: ofMember,
        response: { 200: memberActResponse, ...describeProblems(...refusals.reactivate) },
      },
    },
    async (request, reply) => {
      const begun = await reactivate(callerOf(request), request.params.id);
      return begun.ok ? done : replyRefusal(reply, begun.error);
    },
  );

  app.post(
    '/v1/app/users/me/organization/leaving',
    {
      config: { action: 'teacher.leave' },
      schema: {
        tags,
        operationId: 'leaveOrganization',
        summary: 'Ends the caller’s own membership of the organization that the call is about.',
        body: handOverRequest,
        response: { 200: memberActResponse, ...describeProblems('form/invalid', ...refusals.leave) },
      },
    },
    async (request, reply) => {
      const left = await leave(callerOf(request), request.body.handOver);
      return left.ok ? done : replyRefusal(reply, left.error);
    },
  );
}
