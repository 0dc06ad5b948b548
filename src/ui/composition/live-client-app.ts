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
import type { Analytics } from '#application/client/platform/ports/analytics.ts';
import type { SessionStore } from '#application/client/identity/ports/session-store.ts';
import type { Storage } from '#application/client/platform/ports/storage.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { Log } from '#application/ports/log.ts';
import type { apiOver } from '#composition/api/api-services.ts';
import { composeClientApp } from '#composition/client/compose-client-app.ts';
import type { AppConfig } from '../app-config.ts';
import { learnFailureWords } from '../messages/describe-failure.ts';
import { wordFailure } from '../messages/en/failures/failures.ts';
import type { PageOffline } from './page-offline.ts';

/** The parts that the page has already created. The whole page shares one session and one storage. */
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

/** In local mode, the identity service is on the page's own origin. A production build does not contain this code. */
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

/** Creates the client app with its real adapters. This module loads the container, HTTP and the shared part of identity. */
export function liveClientApp(
  { apiBaseUrl, identity }: AppConfig,
  { offline, ...page }: PagePorts,
  services: typeof apiOver,
): ClientApp {
  learnFailureWords(wordFailure);
  const { clock, log } = page;
  const sdk = new FirebaseSdk({ ...firebaseOptions(identity, log), ...identityElsewhere });
  const ports = { ...page, identity: new FirebaseIdentityProvider(sdk) };
  return composeClientApp({
    ...ports,
    lock: new WebTabLock(clock),
    resumeEvents: new BrowserResumeEvents(),
    identityAccount: new FirebaseIdentityAccount(sdk),
    links: new FirebaseMailedLinks(sdk),
    sync: identity.tokenSyncUrl === undefined ? null : new AxiosTokenSync(identity.tokenSyncUrl),
    copies: offline.copies,
    offline: () => offline.library,
    services: services(new AxiosTransport(apiBaseUrl, clock), ports),
  });
}
