import { staffOperations as operations } from '#adapters/wire/organizations/staff.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import type { FormInvalid } from '#domain/platform/forms/field-problem.ts';
import { parseForm } from '#domain/platform/forms/parse-form.ts';
import { ok } from '#domain/result.ts';
import type { Result } from '#domain/result.ts';
import { parseComp, parseTrialExtension } from '#domain/organizations/staff/staff-forms.ts';
import {
  parseStaffReason,
  type StaffReason,
  type StaffReasonDraft,
} from '#domain/organizations/staff/staff-reason.ts';
import { mounter, withForm } from '../../mount-operation.ts';
import type { ApiScope } from '../api-scope.ts';
import { pathAccountId } from '../path-id.ts';

type Staff = ServiceApp['staff'];

const parseReason = (
  reason: StaffReasonDraft,
): Result<{ readonly reason: StaffReason }, FormInvalid<'reason'>> =>
  parseForm({ reason: parseStaffReason(reason) });

/** Support operations of our staff: each needs a recent sign-in with a second factor, and is logged for both (ORG-5). */
export function addStaff(app: ApiScope, { staff }: Pick<ServiceApp, 'staff'>): void {
  addViewAs(app, staff);
  addAccountActs(app, staff);
  addErasure(app, staff);
}

function addViewAs(app: ApiScope, { startViewAs, endViewAs }: Staff): void {
  const mount = mounter(app, operations, { tag: 'Staff' });
  mount(
    'startViewAs',
    {
      action: 'directory.act',
      summary:
        'Starts to view the product as a person for 30 minutes. Calls with its id in Blockyard-View-As get that person’s replies; only GET is allowed.',
      problems: ['form/invalid', 'person/not-found', 'view-as/staff'],
      params: { id: pathAccountId },
    },
    ({ caller, params, body }) =>
      withForm(parseReason(body.reason), (form) => startViewAs(caller, params.id, form.reason)),
  );

  mount(
    'endViewAs',
    { action: 'directory.view-as', summary: 'Ends a view of the caller. Ending it again changes nothing.' },
    async ({ caller, params }) => {
      await endViewAs(caller, params.id);
      return ok(undefined);
    },
  );
}

function addErasure(app: ApiScope, { erase }: Staff): void {
  const mount = mounter(app, operations, { tag: 'Staff' });
  mount(
    'eraseUser',
    {
      action: 'directory.act',
      summary:
        'Deletes an account and all data about the person right away. `address` repeats the address of the account.',
      problems: ['form/invalid'],
      params: { id: pathAccountId },
    },
    async ({ caller, params, body }) => {
      const form = parseReason(body.reason);
      if (!form.ok) return form;
      const { address } = body;
      return erase(caller, params.id, address, form.value.reason);
    },
  );
}

function addAccountActs(
  app: ApiScope,
  { setDisabled, extendTrial, grantComplimentary, changeType, resendLink }: Staff,
): void {
  const mount = mounter(app, operations, { tag: 'Staff' });
  mount(
    'setUserDisabled',
    {
      action: 'directory.act',
      summary: 'Disables an account, which ends its sessions, or enables it again.',
      problems: ['form/invalid'],
      params: { id: pathAccountId },
    },
    async ({ caller, params, body }) => {
      const form = parseReason(body.reason);
      if (!form.ok) return form;
      const { disabled } = body;
      return setDisabled(caller, params.id, disabled, form.value.reason);
    },
  );

  mount(
    'extendTrial',
    {
      action: 'directory.act',
      summary: 'Extends a person’s trial by a number of days.',
      problems: ['form/invalid'],
      params: { id: pathAccountId },
    },
    ({ caller, params, body }) =>
      withForm(parseTrialExtension(body), (form) => extendTrial(caller, params.id, form)),
  );

  mount(
    'grantComplimentary',
    {
      action: 'license.grant',
      summary:
        'Gives a complimentary license to a person or one of their organizations through a day, or changes the current one. A past day ends it.',
      problems: ['form/invalid'],
      params: { id: pathAccountId },
    },
    ({ caller, params, body }) =>
      withForm(parseComp(body), (form) => grantComplimentary(caller, params.id, form)),
  );

  mount(
    'changeUserType',
    {
      action: 'directory.act',
      summary:
        'Changes the account type of a person outside any organization. Roles in organizations do not change.',
      problems: ['form/invalid'],
      params: { id: pathAccountId },
    },
    async ({ caller, params, body }) => {
      const form = parseReason(body.reason);
      if (!form.ok) return form;
      const change = { accountType: body.accountType, ...form.value };
      return changeType(caller, params.id, change);
    },
  );

  mount(
    'resendLoginLink',
    {
      action: 'directory.act',
      summary: 'Emails a person a link to log in.',
      problems: ['form/invalid'],
      params: { id: pathAccountId },
    },
    ({ caller, params }) => resendLink(caller, params.id),
  );
}
