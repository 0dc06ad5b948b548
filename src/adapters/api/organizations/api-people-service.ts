import type { PeopleService } from '#application/client/organizations/ports/people-service.ts';
import { personDefaults } from '#domain/organizations/directory/person-table.ts';
import { peopleOperations as people } from '../../wire/organizations/people.ts';
import { staffOperations as staff } from '../../wire/organizations/staff.ts';
import { trialRequestOperations as trials } from '../../wire/organizations/trial-requests.ts';
import { overHttp, withoutValue } from '../sender.ts';
import { tableSearch } from '../table-search.ts';

export const apiPeopleService = overHttp<PeopleService>((send) => ({
  page: ({ timeZone, ...table }, options) =>
    send(people.listPeople, { query: tableSearch(table, personDefaults, { timeZone }), ...options }),
  changeType: (id, accountType, reason) =>
    withoutValue(send(staff.changeUserType, { params: { id }, body: { accountType, reason } })),
  extendTrial: (id, days, reason) =>
    withoutValue(send(staff.extendTrial, { params: { id }, body: { days, reason } })),
  grantComplimentary: (id, body) => withoutValue(send(staff.grantComplimentary, { params: { id }, body })),
  declineTrial: (id, reason) => withoutValue(send(trials.declineTrial, { params: { id }, body: { reason } })),
  trialRequests: (options) => send(trials.listTrialRequests, options),
  setDisabled: (id, disabled, reason) =>
    withoutValue(send(staff.setUserDisabled, { params: { id }, body: { disabled, reason } })),
  resendLink: (id) => withoutValue(send(staff.resendLoginLink, { params: { id } })),
  erase: (id, address, reason) =>
    withoutValue(send(staff.eraseUser, { params: { id }, body: { address, reason } })),
  startViewAs: (id, reason) => send(staff.startViewAs, { params: { id }, body: { reason } }),
  endViewAs: (id) => withoutValue(send(staff.endViewAs, { params: { id }, asOneself: true })),
}));
