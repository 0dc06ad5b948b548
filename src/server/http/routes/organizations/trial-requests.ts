import { trialRequestOperations as operations } from '#adapters/wire/organizations/trial-requests.ts';
import { parseForm } from '#domain/platform/forms/parse-form.ts';
import { parseTrialWhy } from '#domain/organizations/grants/trial-request.ts';
import { parseStaffReason } from '#domain/organizations/staff/staff-reason.ts';
import { always, routes, withForm } from '../../mount-operation.ts';
import { pathAccountId } from '../path-id.ts';

/** Routes for requests for longer trials, and our staff's replies. */
export const trialRequestRoutes = routes(operations, { tag: 'Licenses' }, ({ license, staff }) => ({
  readTrialRequest: {
    action: 'license.read',
    summary: 'The caller’s request for a longer trial and its answer; null without a request.',
    handle: ({ caller }) => always(license.trialRequest(caller)),
  },
  askForTrial: {
    action: 'account.edit',
    summary: 'Asks for a longer trial. Each account can ask once.',
    problems: ['form/invalid'],
    handle: ({ caller, body }) =>
      withForm(parseTrialWhy(body), (form) => license.askForTrial(caller, form.why)),
  },
  listTrialRequests: {
    tag: 'Staff',
    action: 'license.grant',
    summary: 'The pending requests for a longer trial, oldest first; at most 100.',
    handle: ({ caller }) => always(staff.trialRequests(caller)),
  },
  declineTrial: {
    tag: 'Staff',
    action: 'directory.act',
    summary: 'Declines a request for a longer trial and emails the person.',
    problems: ['form/invalid'],
    params: { id: pathAccountId },
    handle: ({ caller, params, body }) =>
      withForm(parseForm({ reason: parseStaffReason(body.reason) }), (form) =>
        staff.declineTrial(caller, params.id, form.reason),
      ),
  },
}));
