import { ContainerModule } from 'inversify';
import { ApiAccountService } from '#adapters/api/api-account-service.ts';
import { ApiClassroomService } from '#adapters/api/api-classroom-service.ts';
import { ApiJobService } from '#adapters/api/api-job-service.ts';
import { ApiLessonCatalog } from '#adapters/api/api-lesson-catalog.ts';
import { ApiLessonFiles } from '#adapters/api/api-lesson-files.ts';
import { AxiosHttp } from '#adapters/axios/axios-http.ts';
import { AxiosTokenSync } from '#adapters/axios/axios-token-sync.ts';
import { BrowserResumeEvents } from '#adapters/browser/browser-resume-events.ts';
import { WebTabLock } from '#adapters/browser/web-tab-lock.ts';
import { FirebaseIdentityAccount } from '#adapters/firebase/firebase-identity-account.ts';
import { FirebaseIdentityProvider } from '#adapters/firebase/firebase-identity-provider.ts';
import { FirebaseMailedLinks } from '#adapters/firebase/firebase-mailed-links.ts';
import { type FirebaseOptions, FirebaseSdk } from '#adapters/firebase/firebase-sdk.ts';
import type { ClientApp } from '#application/client/client-app.ts';
import type { OfflineLibrary } from '#application/client/lessons/offline-library.ts';
import type { Analytics } from '#application/client/ports/analytics.ts';
import type { Http } from '#application/client/ports/http.ts';
import type { IdentityProvider } from '#application/client/ports/identity-provider.ts';
import type { OfflineLessons } from '#application/client/ports/offline-lessons.ts';
import type { SessionStore } from '#application/client/ports/session-store.ts';
import type { Storage } from '#application/client/ports/storage.ts';
import type { TabLock } from '#application/client/ports/tab-lock.ts';
import type { TokenSync } from '#application/client/ports/token-sync.ts';
import type { ResumeEvents } from '#application/client/ports/resume-events.ts';
import type { ExpireSession } from '#application/client/session/expire-session.ts';
import type { WithTokenRefreshLock } from '#application/client/session/with-token-refresh-lock.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { Log } from '#application/ports/log.ts';
import { personOf } from '#domain/policy/session.ts';
import { composeClientApp } from '#composition/client/compose-client-app.ts';
import { provide } from '#composition/provide.ts';
import { parts, ports } from '#composition/client/tokens.ts';
import type { Token } from '#composition/token.ts';
import type { AppConfig } from '../app-config.ts';
import type { PageOffline } from './page-offline.ts';

/** What the page has already, and the product goes on with: one session and one storage for the whole page. */
export type PagePorts = {
  readonly session: SessionStore;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly log: Log;
  readonly analytics: Analytics;
  readonly offline: PageOffline;
};

type HttpNeeds = {
  readonly identity: IdentityProvider;
  readonly clock: Clock;
  readonly session: SessionStore;
  readonly expireSession: ExpireSession;
  readonly withTokenRefreshLock: WithTokenRefreshLock;
};

/** HTTP with the session's token, renewed in turn with the other tabs; a call that is refused without one ends the session. */
const liveHttp = (baseUrl: string, needs: HttpNeeds): AxiosHttp =>
  new AxiosHttp({
    baseUrl,
    identity: {
      token: (options) => needs.withTokenRefreshLock(() => needs.identity.token(options)),
    },
    clock: needs.clock,
    mayBeSignedIn: () => personOf(needs.session.current()) !== null,
    onRefused: needs.expireSession,
  });

const http: Token<Http> = Symbol('Http');
const firebase: Token<FirebaseSdk> = Symbol('FirebaseSdk');

/** Local mode has its identity service on the page's own origin; a production build holds nothing of it. */
const identityElsewhere =
  import.meta.env.MODE === 'local'
    ? {
        redirect: async () => (await import('#adapters/firebase/local-emulator.ts')).localEmulator(),
      }
    : {};

const firebaseOptions = (identity: AppConfig['identity'], log: Log): FirebaseOptions => {
  const { apiKey, authDomain, projectId, appId, recaptcha = false, appCheckSiteKey } = identity;
  return {
    config: { apiKey, authDomain, projectId, ...(appId === undefined ? {} : { appId }) },
    recaptcha,
    log,
    ...(appCheckSiteKey === undefined
      ? {}
      : {
          appCheck: async () =>
            (await import('#adapters/firebase/app-check.ts')).recaptchaAppCheck(appCheckSiteKey),
        }),
  };
};

const liveAdapters = ({ apiBaseUrl, identity }: AppConfig, page: PagePorts): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind<SessionStore>(ports.session).toConstantValue(page.session);
    bind<Storage>(ports.storage).toConstantValue(page.storage);
    bind<Clock>(ports.clock).toConstantValue(page.clock);
    bind<TabLock>(ports.lock).toConstantValue(new WebTabLock(page.clock));
    bind<OfflineLessons>(ports.copies).toConstantValue(page.offline.copies);
    bind<OfflineLibrary>(ports.offline).toConstantValue(page.offline.library);
    bind<ResumeEvents>(ports.resumeEvents).toConstantValue(new BrowserResumeEvents());
    bind<Log>(ports.log).toConstantValue(page.log);
    bind<Analytics>(ports.analytics).toConstantValue(page.analytics);
    bind<FirebaseSdk>(firebase).toDynamicValue(
      () => new FirebaseSdk({ ...firebaseOptions(identity, page.log), ...identityElsewhere }),
    );
    const sdk = firebase;
    provide(bind, ports.identity, ({ sdk }) => new FirebaseIdentityProvider(sdk), { sdk });
    provide(bind, ports.identityAccount, ({ sdk }) => new FirebaseIdentityAccount(sdk), { sdk });
    provide(bind, ports.links, ({ sdk }) => new FirebaseMailedLinks(sdk), { sdk });
    bind<TokenSync | null>(ports.sync).toConstantValue(
      identity.tokenSyncUrl === undefined ? null : new AxiosTokenSync(identity.tokenSyncUrl),
    );
    provide(bind, http, (needs: HttpNeeds) => liveHttp(apiBaseUrl, needs), {
      identity: ports.identity,
      clock: ports.clock,
      session: ports.session,
      expireSession: parts.expireSession,
      withTokenRefreshLock: parts.withTokenRefreshLock,
    });
    const { log } = ports;
    provide(bind, ports.classrooms, ({ http, log }) => new ApiClassroomService(http, log), { http, log });
    provide(bind, ports.jobs, ({ http, log }) => new ApiJobService(http, log), { http, log });
    provide(bind, ports.accounts, ({ http, log }) => new ApiAccountService(http, log), { http, log });
    provide(bind, ports.lessonFiles, ({ http, log }) => new ApiLessonFiles(http, log), { http, log });
    provide(bind, ports.catalog, ({ http, log }) => new ApiLessonCatalog(http, log), { http, log });
  });

/** The product on its real adapters. Loading this module loads the container, HTTP and what the pages share of identity. */
export const liveClientApp = (config: AppConfig, page: PagePorts): ClientApp =>
  composeClientApp(liveAdapters(config, page));
