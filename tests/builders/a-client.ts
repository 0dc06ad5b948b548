import { apiAccountService } from '#adapters/api/identity/api-account-service.ts';
import { apiDomainService } from '#adapters/api/organizations/api-domain-service.ts';
import { apiSessionList } from '#adapters/api/identity/api-session-list.ts';
import { InMemoryAnalytics } from '#adapters/memory/platform/in-memory-analytics.ts';
import { InMemoryBrowser } from '#adapters/memory/identity/in-memory-browser.ts';
import { InMemoryIdentityAccount } from '#adapters/memory/identity/in-memory-identity-account.ts';
import { InMemoryIdentityProvider } from '#adapters/memory/identity/in-memory-identity-provider.ts';
import { InMemoryLog } from '#adapters/memory/platform/in-memory-log.ts';
import { InMemoryMailedLinks } from '#adapters/memory/identity/in-memory-mailed-links.ts';
import { emptyAreas, InMemoryStorage } from '#adapters/memory/platform/in-memory-storage.ts';
import { InMemoryTabLock, type SharedLocks } from '#adapters/memory/platform/in-memory-tab-lock.ts';
import { InMemoryResumeEvents } from '#adapters/memory/platform/in-memory-resume-events.ts';
import { createAccountApp } from '#application/client/identity/account/account-app.ts';
import { createMailedLinksApp } from '#application/client/identity/mailed-links/mailed-links-app.ts';
import { tabOrganization } from '#application/client/identity/session/tab-organization.ts';
import { createNavigationApp } from '#application/client/identity/navigation/navigation-app.ts';
import { createAuthApp } from '#application/client/identity/session/auth-app.ts';
import { createSessionParts } from '#application/client/identity/session/session-parts.ts';
import { createAccountSecurity } from '#application/client/identity/security/create-account-security.ts';
import { createSessionStore } from '#application/client/identity/session/create-session-store.ts';
import { expireSession } from '#application/client/identity/session/expire-session.ts';
import { refreshToken } from '#application/client/identity/session/refresh-token.ts';
import { withTokenRefreshLock } from '#application/client/identity/session/with-token-refresh-lock.ts';
import { sessionHttp } from '#application/client/identity/http/session-http.ts';
import { personOf } from '#domain/identity/navigation/session.ts';
import { aService, type Service } from './a-service.ts';
import { networkTo } from './inject-http.ts';

/** Returns a browser. Each of its tabs runs the whole client over in-memory adapters, and all tabs share one in-memory service. */
export function aBrowser(service: Service = aService()) {
  const browser = new InMemoryBrowser();
  const areas = emptyAreas();
  const locks: SharedLocks = new Map();

  const openTab = () => {
    const { clock } = service;
    const log = new InMemoryLog();
    const analytics = new InMemoryAnalytics();
    const storage = new InMemoryStorage(areas);
    const identity = new InMemoryIdentityProvider(service.identity, browser, clock);
    const identityAccount = new InMemoryIdentityAccount(service.identity, browser, identity, clock);
    const links = new InMemoryMailedLinks(service.identity);
    const session = createSessionStore(storage);
    const lock = new InMemoryTabLock(clock, locks);
    const resumeEvents = new InMemoryResumeEvents();
    const inTurn = withTokenRefreshLock({ storage, lock, clock });
    const expire = expireSession({ session, identity });
    const network = networkTo(service);
    const http = sessionHttp({
      transport: network,
      identity: { token: (options) => inTurn(() => identity.token(options)) },
      clock,
      mayBeSignedIn: () => personOf(session.current()) !== null,
      onRefused: expire,
      random: () => 0,
      newKey: () => crypto.randomUUID(),
    });
    const accounts = apiAccountService(http, log);
    const sessions = apiSessionList(http, log);
    const domains = apiDomainService(http, log);
    const client = { session, storage, clock, log, analytics };
    const given = { ...client, identity, identityAccount, accounts, links, sessions, domains };
    const base = { ...given, withTokenRefreshLock: inTurn, expireSession: expire, lock, resumeEvents };
    const parts = createSessionParts(base);
    const tab = tabOrganization(base);
    const ports = { ...base, parts, tab, sync: null };
    return {
      log,
      network,
      analytics,
      storage,
      identity,
      session,
      accounts,
      sessions,
      domains,
      resumeEvents,
      expireSession: expire,
      restoreSession: parts.restoreSession,
      refreshToken: refreshToken(ports),
      security: createAccountSecurity(ports),
      ...createAuthApp(ports),
      ...createAccountApp(ports),
      ...createMailedLinksApp(ports),
      ...createNavigationApp(ports),
    };
  };
  return { service, browser, areas, openTab };
}
