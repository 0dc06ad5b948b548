import { ok } from '#domain/result.ts';
import type { PeopleService } from '../ports/people-service.ts';
import type { TabView } from './tab-view.ts';

/** The directory of people, and our staff's operations on people (ORG-5). */
export type PeopleApp = Omit<PeopleService, 'endViewAs'> & {
  /** Ends this tab's view, if any. If the service is unreachable, the view still ends in this tab, and it expires on the service. */
  readonly stopViewing: () => ReturnType<PeopleService['endViewAs']>;
};

/** A new view is stored in this tab. Pages that are loaded afterwards show the viewed user's data. */
export const createPeopleApp = ({
  people,
  view,
}: {
  readonly people: PeopleService;
  readonly view: TabView;
}): PeopleApp => ({
  page: (query, options) => people.page(query, options),
  changeType: (id, accountType, reason) => people.changeType(id, accountType, reason),
  extendTrial: (id, days, reason) => people.extendTrial(id, days, reason),
  grantComplimentary: (id, comp) => people.grantComplimentary(id, comp),
  declineTrial: (id, reason) => people.declineTrial(id, reason),
  trialRequests: (options) => people.trialRequests(options),
  setDisabled: (id, disabled, reason) => people.setDisabled(id, disabled, reason),
  resendLink: (id) => people.resendLink(id),
  erase: (id, address, reason) => people.erase(id, address, reason),
  async startViewAs(id, reason) {
    const started = await people.startViewAs(id, reason);
    if (started.ok) view.enter(started.value.id, started.value.until);
    return started;
  },
  async stopViewing() {
    const viewId = view.current();
    view.leave();
    return viewId === null ? ok(null) : people.endViewAs(viewId);
  },
});
