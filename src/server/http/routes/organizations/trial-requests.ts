import { trialRequestOperations as operations } from '#adapters/wire/organizations/trial-requests.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { parseForm } from '#domain/platform/forms/parse-form.ts';
import { parseTrialWhy } from '#domain/organizations/grants/trial-request.ts';
import { parseStaffReason } from '#domain/organizations/staff/staff-reason.ts';
import { always, mounter, withForm } from '../../mount-operation.ts';
import type { ApiScope } from '../api-scope.ts';
import { pathAccountId } from '../path-id.ts';

/** Requests for longer trials, and our staff's answers. */
export function addTrialRequests(
  app: ApiScope,
  { license, staff }: Pick<ServiceApp, 'license' | 'staff'>,
): void {
  const mount = mounter(app, operations, { tag: 'Licenses' });
  mount(
    'readTrialRequest',
    {
      action: 'license.read',
      summary: 'The caller’s request for a longer trial and its answer; null without a request.',
    },
    ({ caller }) => always(license.trialRequest(caller)),
  );

  mount(
    'askForTrial',
    {
      action: 'account.edit',
      summary: 'Asks for a longer trial. Each account can ask once.',
      problems: ['form/invalid'],
    },
    ({ caller, body }) => withForm(parseTrialWhy(body), (form) => license.askForTrial(caller, form.why)),
  );

  mount(
    'listTrialRequests',
    {
      tag: 'Staff',
      action: 'license.grant',
      summary: 'The pending requests for a longer trial, oldest first; at most 100.',
    },
    ({ caller }) => always(staff.trialRequests(caller)),
  );

  mount(
    'declineTrial',
    {
      tag: 'Staff',
      action: 'directory.act',
      summary: 'Declines a request for a longer trial and emails the person.',
      problems: ['form/invalid'],
      params: { id: pathAccountId },
    },
    ({ caller, params, body }) =>
      withForm(parseForm({ reason: parseStaffReason(body.reason) }), (form) =>
        staff.declineTrial(caller, params.id, form.reason),
      ),
  );
}
