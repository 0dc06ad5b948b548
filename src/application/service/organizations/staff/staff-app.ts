import {
  type ActOnAccountPorts,
  changeType,
  type ChangeType,
  declineTrial,
  type DeclineTrial,
  extendTrial,
  grantComplimentary,
  type GrantComplimentary,
  type ExtendTrial,
  resendLink,
  type ResendLink,
  setDisabled,
  type SetDisabled,
} from './act-on-account.ts';
import { eraseForPerson, type EraseForPerson, type EraseForPersonPorts } from './erase-for-person.ts';
import { listTrialRequests, type ListTrialRequests } from './list-trial-requests.ts';
import { endViewAs, type EndViewAs, startViewAs, type StartViewAs, type ViewAsPorts } from './view-as.ts';

/** Our staff's support operations (ORG-5). */
export type StaffApp = {
  readonly startViewAs: StartViewAs;
  readonly endViewAs: EndViewAs;
  readonly setDisabled: SetDisabled;
  readonly extendTrial: ExtendTrial;
  readonly grantComplimentary: GrantComplimentary;
  readonly declineTrial: DeclineTrial;
  readonly trialRequests: ListTrialRequests;
  readonly changeType: ChangeType;
  readonly resendLink: ResendLink;
  readonly erase: EraseForPerson;
};

export type StaffPorts = ActOnAccountPorts & EraseForPersonPorts & ViewAsPorts;

export const createStaffApp = (ports: StaffPorts): StaffApp => ({
  startViewAs: startViewAs(ports),
  endViewAs: endViewAs(ports),
  setDisabled: setDisabled(ports),
  extendTrial: extendTrial(ports),
  grantComplimentary: grantComplimentary(ports),
  declineTrial: declineTrial(ports),
  trialRequests: listTrialRequests(ports),
  changeType: changeType(ports),
  resendLink: resendLink(ports),
  erase: eraseForPerson(ports),
});
