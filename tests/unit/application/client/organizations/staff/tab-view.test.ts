import { beforeEach, describe, expect, test } from 'vitest';
import { requestHeaders } from '#application/client/platform/http/request-headers.ts';
import { apiPeopleService } from '#adapters/api/organizations/api-people-service.ts';
import { InMemoryLog } from '#adapters/memory/platform/in-memory-log.ts';
import { emptyAreas, InMemoryStorage } from '#adapters/memory/platform/in-memory-storage.ts';
import { createSessionStore } from '#application/client/identity/session/create-session-store.ts';
import { createPeopleApp } from '#application/client/organizations/staff/people-app.ts';
import { tabView } from '#application/client/organizations/staff/tab-view.ts';
import { tabMembershipEntry, userEntry } from '#application/client/storage-entries.ts';
import { aService } from '../../../../../builders/a-service.ts';
import { injectHttp } from '../../../../../builders/inject-http.ts';
import { manyPeople } from '../../../../../contract/organizations/people-service.contract.ts';

const minute = 60_000;
const reason = { why: 'asked-by-person', ticket: null };
const kayOnProvider = {
  id: 'kay',
  email: 'kay@oak.test',
  requiresPasswordSetup: false,
  signInMethod: 'email',
} as const;

/** Kay, a staff member, and tabs of one browser. `load(own)` reloads a tab with its own storage. */
async function kaysBrowser() {
  const service = aService();
  const kay = await manyPeople(service, 'admin');
  const shared = emptyAreas();
  const { http, network } = injectHttp(service, kay.token);
  const people = apiPeopleService(http, new InMemoryLog());
  let signedIn: typeof kayOnProvider | (Omit<typeof kayOnProvider, 'id'> & { readonly id: string }) =
    kayOnProvider;
  const load = (own = new Map<string, string>()) => {
    const storage = new InMemoryStorage({ ...shared, session: own });
    const session = createSessionStore(storage);
    const identity = { current: () => signedIn };
    const view = tabView({ session, storage, clock: service.clock, identity });
    return { own, storage, session, view, app: createPeopleApp({ people, view }) };
  };
  const become = (id: string): void => {
    signedIn = { ...kayOnProvider, id };
  };
  return { service, network, load, become };
}

describe('staff viewing as another person', () => {
  let browser: Awaited<ReturnType<typeof kaysBrowser>>;
  beforeEach(async () => {
    browser = await kaysBrowser();
  });
  const viewing = async () => {
    const tab = browser.load();
    const started = await tab.app.startViewAs('ada', reason);
    return { ...tab, id: started.ok ? started.value.id : '' };
  };

  test('[ORG-5] is limited to one tab, across its page loads, and to one user', async () => {
    const { own, id } = await viewing();
    expect(browser.load(own).view.current()).toBe(id);
    expect(browser.load().view.current()).toBeNull();
    browser.become('somebody else');
    expect(browser.load(own).view.current()).toBeNull();
  });

  test('[ORG-5] continues after its time is over until the page is reloaded, so that no call is made as staff in between', async () => {
    const { own, view, id } = await viewing();
    await browser.service.clock.advance(31 * minute);
    expect(view.current()).toBe(id);
    expect(browser.load(own).view.current()).toBeNull();
  });

  test('[ORG-5] ends by one call, and in this tab even if the service cannot be reached', async () => {
    const { view, app, own } = await viewing();
    browser.network.online = false;
    expect(await app.stopViewing()).toEqual({ ok: false, error: { kind: 'service/unreachable' } });
    expect(view.current()).toBeNull();
    expect(browser.load(own).view.current()).toBeNull();
    expect(await app.stopViewing()).toEqual({ ok: true, value: null });
  });

  test('[ORG-5] does not begin if it was refused', async () => {
    const tab = browser.load();
    await tab.app.startViewAs('lin', reason);
    expect(tab.view.current()).toBeNull();
  });

  test('[ORG-5] learns of the session for its own page only, not for other tabs or later pages', async () => {
    const { session, storage, view, id } = await viewing();
    const until = browser.service.clock.now() + 30 * minute;
    session.enter(kayOnProvider, null, []);
    const before = storage.read(userEntry);
    const ada = { firstName: 'Ada', accountType: 'teacher', viewing: { id, until } } as const;
    session.update(ada);
    expect(session.current()).toMatchObject({ user: { firstName: 'Ada' } });
    expect(storage.read(userEntry)).toEqual(before);
    view.leave();
    expect(storage.read(tabMembershipEntry)).toBeNull();
  });
});

test('[ORG-5] sends the view of its tab with each call, unless staff make the call themselves', () => {
  const ofTab = () => ({ organization: 'oak', viewAs: 'v1' });
  const get = { method: 'GET', path: '/', auth: 'required' } as const;
  expect(requestHeaders(get, null, 'token', ofTab)).toMatchObject({
    'Blockyard-View-As': 'v1',
    'Blockyard-Organization': 'oak',
  });
  const asOneself = requestHeaders({ ...get, asOneself: true }, null, 'token', ofTab);
  expect(Object.keys(asOneself)).not.toContain('Blockyard-View-As');
  expect(Object.keys(requestHeaders(get, null, null, ofTab))).not.toContain('Blockyard-View-As');
});
