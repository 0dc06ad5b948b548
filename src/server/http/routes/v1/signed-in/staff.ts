import * as z from 'zod/mini';
import { successResponse } from '#adapters/wire/v1/account.ts';
import {
  accountTypeRequest,
  compRequest,
  disabledRequest,
  erasureRequest,
  trialRequest,
  viewAsRequest,
  viewAsResponse,
} from '#adapters/wire/v1/staff.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import type { FormInvalid } from '#domain/account/field-problem.ts';
import { parseForm } from '#domain/account/parse-form.ts';
import type { Result } from '#domain/result.ts';
import { personRefusals } from '#domain/staff/person.ts';
import { parseComp, parseTrialExtension } from '#domain/staff/staff-forms.ts';
import { parseStaffReason, type StaffReason, type StaffReasonDraft } from '#domain/staff/staff-reason.ts';
import { callerOf } from '../../../admission.ts';
import { describeProblems, replyRefusal } from '../../../problem.ts';
import { type ApiScope, success } from '../api-scope.ts';
import { pathAccountId, pathId } from '../path-id.ts';

type Staff = ServiceApp['staff'];

const tags = ['Staff'];
const ofPerson = z.object({ id: pathAccountId });
const described = { 200: successResponse, ...describeProblems('form/invalid', ...personRefusals) };

const parseReason = (
  reason: StaffReasonDraft,
): Result<{ readonly reason: StaffReason }, FormInvalid<'reason'>> =>
  parseForm({ reason: parseStaffReason(reason) });

/** What our staff do for people: each with a recent sign-in and a second step, each in the audit log of both (ORG-5). */
export function addStaff(app: ApiScope, { staff }: Pick<ServiceApp, 'staff'>): void {
  addViewAs(app, staff);
  addAccountActs(app, staff);
  addErasure(app, staff);
}

function addViewAs(app: ApiScope, { startViewAs, endViewAs }: Staff): void {
  app.post(
    '/v1/app/users/:id/view-as',
    {
      config: { action: 'directory.act' },
      schema: {
        tags,
        operationId: 'startViewAs',
        summary:
          'Begins to view the product as a person, for 30 minutes: calls with its id as Blockyard-View-As are answered as theirs, and only GET is.',
        params: ofPerson,
        body: viewAsRequest,
        response: {
          200: viewAsResponse,
          ...describeProblems('form/invalid', 'person/not-found', 'view-as/staff'),
        },
      },
    },
    async (request, reply) => {
      const form = parseReason(request.body.reason);
      if (!form.ok) return replyRefusal(reply, form.error);
      const view = await startViewAs(callerOf(request), request.params.id, form.value.reason);
      return view.ok ? { data: view.value } : replyRefusal(reply, view.error);
    },
  );

  app.delete(
    '/v1/app/view-as/:id',
    {
      config: { action: 'directory.view-as' },
      schema: {
        tags,
        operationId: 'endViewAs',
        summary: 'Ends a view of the caller’s; one that has ended stays ended.',
        params: z.object({ id: pathId }),
        response: { 200: successResponse },
      },
    },
    async (request) => {
      await endViewAs(callerOf(request), request.params.id);
      return success;
    },
  );
}

function addErasure(app: ApiScope, { erase }: Staff): void {
  app.post(
    '/v1/app/users/:id/erasure',
    {
      config: { action: 'directory.act' },
      schema: {
        tags,
        operationId: 'eraseUser',
        summary:
          'Deletes an account with everything that is known of the person, at once and for good. `address` is that of the account, typed once more.',
        params: ofPerson,
        body: erasureRequest,
        response: described,
      },
    },
    async (request, reply) => {
      const form = parseReason(request.body.reason);
      if (!form.ok) return replyRefusal(reply, form.error);
      const { address } = request.body;
      const done = await erase(callerOf(request), request.params.id, address, form.value.reason);
      return done.ok ? success : replyRefusal(reply, done.error);
    },
  );
}

function addAccountActs(
  app: ApiScope,
  { setDisabled, extendTrial, giveComp, changeType, resendLink }: Staff,
): void {
  app.put(
    '/v1/app/users/:id/disabled',
    {
      config: { action: 'directory.act' },
      schema: {
        tags,
        operationId: 'setUserDisabled',
        summary: 'Disables an account, which ends its sessions, or enables it again.',
        params: ofPerson,
        body: disabledRequest,
        response: described,
      },
    },
    async (request, reply) => {
      const form = parseReason(request.body.reason);
      if (!form.ok) return replyRefusal(reply, form.error);
      const { disabled } = request.body;
      const done = await setDisabled(callerOf(request), request.params.id, disabled, form.value.reason);
      return done.ok ? success : replyRefusal(reply, done.error);
    },
  );

  app.post(
    '/v1/app/users/:id/trial',
    {
      config: { action: 'directory.act' },
      schema: {
        tags,
        operationId: 'extendTrial',
        summary: 'Lets a person try everything for so many days more.',
        params: ofPerson,
        body: trialRequest,
        response: described,
      },
    },
    async (request, reply) => {
      const form = parseTrialExtension(request.body);
      if (!form.ok) return replyRefusal(reply, form.error);
      const done = await extendTrial(callerOf(request), request.params.id, form.value);
      return done.ok ? success : replyRefusal(reply, done.error);
    },
  );

  app.put(
    '/v1/app/users/:id/comp',
    {
      config: { action: 'license.grant' },
      schema: {
        tags,
        operationId: 'giveComp',
        summary:
          'Gives a complimentary license to a person or one of their organizations through a day, or changes the one that runs; a day that is over ends it.',
        params: ofPerson,
        body: compRequest,
        response: described,
      },
    },
    async (request, reply) => {
      const form = parseComp(request.body);
      if (!form.ok) return replyRefusal(reply, form.error);
      const done = await giveComp(callerOf(request), request.params.id, form.value);
      return done.ok ? success : replyRefusal(reply, done.error);
    },
  );

  app.put(
    '/v1/app/users/:id/type',
    {
      config: { action: 'directory.act' },
      schema: {
        tags,
        operationId: 'changeUserType',
        summary:
          'Changes the type that a person has outside of any organization; their roles in organizations stay.',
        params: ofPerson,
        body: accountTypeRequest,
        response: described,
      },
    },
    async (request, reply) => {
      const form = parseReason(request.body.reason);
      if (!form.ok) return replyRefusal(reply, form.error);
      const change = { accountType: request.body.accountType, ...form.value };
      const done = await changeType(callerOf(request), request.params.id, change);
      return done.ok ? success : replyRefusal(reply, done.error);
    },
  );

  app.post(
    '/v1/app/users/:id/login-link',
    {
      config: { action: 'directory.act' },
      schema: {
        tags,
        operationId: 'resendLoginLink',
        summary: 'Mails a person a link to log in.',
        params: ofPerson,
        response: described,
      },
    },
    async (request, reply) => {
      const done = await resendLink(callerOf(request), request.params.id);
      return done.ok ? success : replyRefusal(reply, done.error);
    },
  );
}
