import { ContainerModule } from 'inversify';
import { AxiosTransport } from '#adapters/axios/axios-transport.ts';
import { AxiosTokenSync } from '#adapters/axios/axios-token-sync.ts';
import { BrowserResumeEvents } from '#adapters/browser/browser-resume-events.ts';
import { WebTabLock } from '#adapters/browser/web-tab-lock.ts';
import { FirebaseIdentityAccount } from '#adapters/firebase/firebase-identity-account.ts';
import { FirebaseIdentityProvider } from '#adapters/firebase/firebase-identity-provider.ts';
import { FirebaseMailedLinks } from '#adapters/firebase/firebase-mailed-links.ts';
import { type FirebaseOptions, FirebaseSdk } from '#adapters/firebase/firebase-sdk.ts';
import type { ClientApp } from '#application/client/client-app.ts';
import type { DockApp } from '#application/client/lessons/dock/dock-app.ts';
import type { StudentClassApp } from '#application/client/classrooms/class/student-class-app.ts';
import type { OfflineLibrary } from '#application/client/lessons/lessons/offline-library.ts';
import type { Analytics } from '#application/client/platform/ports/analytics.ts';
import type { OfflineLessons } from '#application/client/lessons/ports/offline-lessons.ts';
import type { SessionStore } from '#application/client/identity/ports/session-store.ts';
import type { Storage } from '#application/client/platform/ports/storage.ts';
import type { TabLock } from '#application/client/platform/ports/tab-lock.ts';
import type { TokenSync } from '#application/client/identity/ports/token-sync.ts';
import type { ResumeEvents } from '#application/client/platform/ports/resume-events.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { Log } from '#application/ports/log.ts';
import { composeClientApp } from '#composition/client/compose-client-app.ts';
import { provide } from '#composition/provide.ts';
import { ports } from '#composition/client/tokens.ts';
import type { Token } from '#composition/token.ts';
import type { AppConfig } from '../app-config.ts';
import { learnFailureWords } from '../messages/describe-failure.ts';
import { wordFailure } from '../messages/en/failures/failures.ts';
import type { apiServices } from './api-services.ts';
import type { PageOffline } from './page-offline.ts';

/** The parts that the page has already opened: one session and one storage for the whole page. */
export type PagePorts = {
  readonly session: SessionStore;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly log: Log;
  readonly analytics: Analytics;
  readonly offline: PageOffline;
  readonly studentClass: StudentClassApp;
  readonly dock: DockApp;
};

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

const liveAdapters = ({ identity }: AppConfig, page: PagePorts): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind<SessionStore>(ports.session).toConstantValue(page.session);
    bind<Storage>(ports.storage).toConstantValue(page.storage);
    bind<Clock>(ports.clock).toConstantValue(page.clock);
    bind<TabLock>(ports.lock).toConstantValue(new WebTabLock(page.clock));
    bind<OfflineLessons>(ports.copies).toConstantValue(page.offline.copies);
    bind<OfflineLibrary>(ports.offline).toConstantValue(page.offline.library);
    bind<StudentClassApp>(ports.studentClass).toConstantValue(page.studentClass);
    bind<DockApp>(ports.dock).toConstantValue(page.dock);
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
  });

/**
 * Creates the client app on its real adapters. This module loads the container, HTTP and the shared part of identity; the services of the API
 * are a module of their own, which takes as long to evaluate.
 */
export function liveClientApp(config: AppConfig, page: PagePorts, services: typeof apiServices): ClientApp {
  learnFailureWords(wordFailure);
  const transport = new AxiosTransport(config.apiBaseUrl, page.clock);
  return composeClientApp(liveAdapters(config, page), services(transport));
}
