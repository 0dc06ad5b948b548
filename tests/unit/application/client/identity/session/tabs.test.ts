import { beforeEach, describe, expect, test, vi } from 'vitest';
import { apiAccountService } from '#adapters/api/identity/api-account-service.ts';
import { apiOrganizationService } from '#adapters/api/organizations/api-organization-service.ts';
import { httpOfTab } from '#adapters/api/http-of-tab.ts';
import { InMemoryBrowser } from '#adapters/memory/identity/in-memory-browser.ts';
import { InMemoryIdentityProvider } from '#adapters/memory/identity/in-memory-identity-provider.ts';
import { InMemoryLog } from '#adapters/memory/platform/in-memory-log.ts';
import { emptyAreas, InMemoryStorage } from '#adapters/memory/platform/in-memory-storage.ts';
import { followMembership } from '#application/client/identity/session/follow-membership.ts';
import { createOrganizationsApp } from '#application/client/organizations/organizations/organizations-app.ts';
import { tabOrganization } from '#application/client/identity/session/tab-organization.ts';
import { createSessionStore } from '#application/client/identity/session/create-session-store.ts';
import { followIdentity } from '#application/client/identity/session/follow-identity.ts';
import { loadSession } from '#application/client/identity/session/load-session.ts';
import { endedMembershipEntry } from '#application/client/storage-entries.ts';
import { personOf } from '#domain/identity/navigation/session.ts';
import { aGate } from '../../../../../builders/a-gate.ts';
import { aService } from '../../../../../builders/a-service.ts';
import { injectHttp } from '../../../../../builders/inject-http.ts';
import { organizationMember } from '../../../../../contract/organizations/organization-member.ts';

/** Ada teaches at `oak` and manages `pier`. Each tab of her browser sends the header of its own organization. */
async function adasBrowser() {
  const service = aService();
  const ada = await organizationMember(service);
  const shared = emptyAreas();
  const browser = new InMemoryBrowser();

  const openTab = (own = new Map<string, string>()) => {
    const storage = new InMemoryStorage({ ...shared, session: own });
    const session = createSessionStore(storage);
    const log = new InMemoryLog();
    const identity = new InMemoryIdentityProvider(service.identity, browser, service.clock);
    const known = { id: ada.user.id, email: ada.user.email, requiresPasswordSetup: false } as const;
    const tab = tabOrganization({ session, storage, identity: { current: () => signedIn } });
    let signedIn: { readonly id: string } & typeof known & { signInMethod: 'email' } = {
      ...known,
      signInMethod: 'email',
    };
    const ofTab = () => ({ organization: tab.current(), viewAs: null });
    const [recordHttp, choiceHttp] = [
      injectHttp(service, ada.token, { ofTab }),
      injectHttp(service, ada.token, { ofTab }),
    ];
    const accounts = apiAccountService(httpOfTab(recordHttp.http, tab), log);
    const organizations = apiOrganizationService(httpOfTab(choiceHttp.http, tab), log);
    const load = loadSession({ session, accounts, storage });
    followIdentity({ session, identity, loadSession: load, storage, log })();
    followMembership({ tab, session, accounts, log })();
    const app = createOrganizationsApp({ organizations, accounts, session, log });
    return {
      own,
      tab,
      app,
      log,
      session,
      storage,
      accounts,
      organizations,
      recordNetwork: recordHttp.network,
      choiceNetwork: choiceHttp.network,
      open: () => load(signedIn),
      reload: () => openTab(own),
      actsIn: () => personOf(session.current())?.organization?.id ?? null,
      role: () => personOf(session.current())?.accountType ?? null,
      changeUser: () => {
        signedIn = { ...signedIn, id: 'somebody else' };
      },
    };
  };
  return { ...ada, openTab };
}

describe('[ORG-1] the organization of a tab', () => {
  let world: Awaited<ReturnType<typeof adasBrowser>>;
  beforeEach(async () => {
    world = await adasBrowser();
  });
  const opened = async () => {
    const tab = world.openTab();
    await tab.open();
    return tab;
  };

  test('a new tab acts in the organization that the service names, and stays there', async () => {
    const tab = await opened();
    expect([tab.actsIn(), tab.role(), tab.tab.current()]).toEqual(['oak', 'teacher', 'oak']);
    await (await opened()).app.switchTo('pier');
    expect(await tab.accounts.me(tab.tab.current() ?? undefined)).toMatchObject({
      value: { organization: { id: 'oak' } },
    });
  });

  test('a switch applies to this tab, and to new tabs', async () => {
    const [one, other] = [await opened(), await opened()];
    expect(await one.app.switchTo('pier')).toEqual({ ok: true, value: undefined });
    expect([one.actsIn(), one.role(), one.tab.current()]).toEqual(['pier', 'manager', 'pier']);
    expect([other.actsIn(), other.role(), other.tab.current()]).toEqual(['oak', 'teacher', 'oak']);
    expect((await opened()).actsIn()).toBe('pier');
  });

  test('a change of the user in another tab applies here, but a change of the organization does not', async () => {
    const [one, other] = [await opened(), await opened()];
    await one.app.switchTo('pier');
    one.session.update({ firstName: 'Augusta' });
    expect(personOf(other.session.current())).toMatchObject({
      firstName: 'Augusta',
      accountType: 'teacher',
      organization: { id: 'oak' },
    });
  });

  test('a reloaded page shows the user in the organization of its tab', async () => {
    const [one, other] = [await opened(), await opened()];
    await one.app.switchTo('pier');
    const again = other.reload();
    expect([again.actsIn(), again.tab.current()]).toEqual(['oak', 'oak']);
    await again.open();
    expect(again.actsIn()).toBe('oak');
  });

  test('a login after a lost session continues in the same organization; after a logout it does not', async () => {
    const tab = await opened();
    await tab.app.switchTo('pier');
    await (await opened()).app.switchTo('oak');
    tab.session.leave('lost');
    expect(tab.tab.current()).toBe('pier');
    await tab.open();
    expect(tab.actsIn()).toBe('pier');
    tab.session.leave('logout');
    expect(tab.tab.current()).toBeNull();
  });

  test("another user does not get the previous user's choice", async () => {
    const tab = await opened();
    tab.session.leave('lost');
    tab.changeUser();
    expect(tab.tab.current()).toBeNull();
  });

  test('the tab switches as soon as the other account is read, before the choice is stored for new tabs', async () => {
    const tab = await opened();
    const gate = aGate();
    const choose = tab.organizations.choose.bind(tab.organizations);
    tab.organizations.choose = async (id) => {
      await gate.opened;
      return choose(id);
    };
    const switching = tab.app.switchTo('pier');
    await vi.waitFor(() => expect(tab.actsIn()).toBe('pier'));
    expect((await opened()).actsIn()).toBe('oak');
    gate.open();
    expect(await switching).toEqual({ ok: true, value: undefined });
    expect((await opened()).actsIn()).toBe('pier');
  });

  test('the last of two simultaneous switches counts', async () => {
    const tab = await opened();
    const gate = aGate();
    const ask = tab.accounts.me.bind(tab.accounts);
    tab.accounts.me = async (id) => {
      if (id === 'pier') await gate.opened;
      return ask(id);
    };
    const first = tab.app.switchTo('pier');
    await tab.app.switchTo('oak');
    gate.open();
    await first;
    expect(tab.actsIn()).toBe('oak');
  });

  test('[UI-6] a failed switch changes nothing, and one that cannot be stored works in this tab', async () => {
    const tab = await opened();
    tab.recordNetwork.online = false;
    expect(await tab.app.switchTo('pier')).toMatchObject({ error: { kind: 'service/unreachable' } });
    expect(tab.actsIn()).toBe('oak');
    tab.recordNetwork.online = true;
    tab.choiceNetwork.online = false;
    await tab.app.switchTo('pier');
    expect(tab.actsIn()).toBe('pier');
    expect(tab.log.lines()).toMatchObject([{ level: 'warn' }]);
  });
});

describe('[R10] a membership that ends', () => {
  test('continues the session in another organization in an open tab, which shows the ended one', async () => {
    const { openTab, leave } = await adasBrowser();
    const tab = openTab();
    await tab.open();
    await leave('oak');
    await tab.accounts.me();
    await expect.poll(tab.actsIn).toBe('pier');
    expect(tab.tab.current()).toBe('pier');
    expect(tab.storage.read(endedMembershipEntry)).toBe('oak');
  });

  test('opens the page in another organization if no tab was open', async () => {
    const { openTab, leave } = await adasBrowser();
    const tab = openTab();
    await tab.open();
    await leave('oak');
    const again = tab.reload();
    expect(await again.open()).toEqual({ ok: true, value: undefined });
    expect([again.actsIn(), again.role()]).toEqual(['pier', 'manager']);
    expect(again.storage.read(endedMembershipEntry)).toBe('oak');
  });
});
