import { staffOperations as operations } from '#adapters/wire/organizations/staff.ts';
import type { FormInvalid } from '#domain/platform/forms/field-problem.ts';
import { parseForm } from '#domain/platform/forms/parse-form.ts';
import type { Result } from '#domain/result.ts';
import { parseComp, parseTrialExtension } from '#domain/organizations/staff/staff-forms.ts';
import {
  parseStaffReason,
  type StaffReason,
  type StaffReasonDraft,
} from '#domain/organizations/staff/staff-reason.ts';
import { always, routes, withForm } from '../../mount-operation.ts';
import { pathAccountId } from '../path-id.ts';

const parseReason = (
  reason: StaffReasonDraft,
): Result<{ readonly reason: StaffReason }, FormInvalid<'reason'>> =>
  parseForm({ reason: parseStaffReason(reason) });

/** Routes for support operations of our staff. Each needs a recent login with a second factor, and is logged for both users (ORG-5). */
export const staffRoutes = routes(operations, { tag: 'Staff', action: 'directory.act' }, ({ staff }) => ({
  startViewAs: {
    summary:
      'Starts to view the product as a person for 30 minutes. Calls with its id in Blockyard-View-As get that person’s replies; only GET is allowed.',
    problems: ['form/invalid', 'person/not-found', 'view-as/staff'],
    params: { id: pathAccountId },
    handle: ({ caller, params, body }) =>
      withForm(parseReason(body.reason), (form) => staff.startViewAs(caller, params.id, form.reason)),
  },
  endViewAs: {
    action: 'directory.view-as',
    summary: 'Ends a view of the caller. Ending it again changes nothing.',
    handle: ({ caller, params }) => always(staff.endViewAs(caller, params.id)),
  },
  setUserDisabled: {
    summary: 'Disables an account, which ends its sessions, or enables it again.',
    problems: ['form/invalid'],
    params: { id: pathAccountId },
    handle: async ({ caller, params, body }) => {
      const form = parseReason(body.reason);
      if (!form.ok) return form;
      const { disabled } = body;
      return staff.setDisabled(caller, params.id, disabled, form.value.reason);
    },
  },
  extendTrial: {
    summary: 'Extends a person’s trial by a number of days.',
    problems: ['form/invalid'],
    params: { id: pathAccountId },
    handle: ({ caller, params, body }) =>
      withForm(parseTrialExtension(body), (form) => staff.extendTrial(caller, params.id, form)),
  },
  grantComplimentary: {
    action: 'license.grant',
    summary:
      'Gives a complimentary license to a person or one of their organizations through a day, or changes the current one. A past day ends it.',
    problems: ['form/invalid'],
    params: { id: pathAccountId },
    handle: ({ caller, params, body }) =>
      withForm(parseComp(body), (form) => staff.grantComplimentary(caller, params.id, form)),
  },
  changeUserType: {
    summary:
      'Changes the account type of a person outside any organization. Roles in organizations do not change.',
    problems: ['form/invalid'],
    params: { id: pathAccountId },
    handle: async ({ caller, params, body }) => {
      const form = parseReason(body.reason);
      if (!form.ok) return form;
      const change = { accountType: body.accountType, ...form.value };
      return staff.changeType(caller, params.id, change);
    },
  },
  resendLoginLink: {
    summary: 'Emails a person a link to log in.',
    problems: ['form/invalid'],
    params: { id: pathAccountId },
    handle: ({ caller, params }) => staff.resendLink(caller, params.id),
  },
  eraseUser: {
    summary:
      'Deletes an account and all data about the person right away. `address` repeats the address of the account.',
    problems: ['form/invalid'],
    params: { id: pathAccountId },
    handle: async ({ caller, params, body }) => {
      const form = parseReason(body.reason);
      if (!form.ok) return form;
      const { address } = body;
      return staff.erase(caller, params.id, address, form.value.reason);
    },
  },
}));
