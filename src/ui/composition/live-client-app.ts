import { ContainerModule } from 'inversify';
import { apiAccountService } from '#adapters/api/api-account-service.ts';
import { apiActivityService } from '#adapters/api/api-activity-service.ts';
import { apiClassroomLifeService } from '#adapters/api/api-classroom-life-service.ts';
import { apiClassWorkService } from '#adapters/api/api-class-work-service.ts';
import { apiClassroomService } from '#adapters/api/api-classroom-service.ts';
import { apiDomainService } from '#adapters/api/api-domain-service.ts';
import { apiClassCodeService } from '#adapters/api/api-class-code-service.ts';
import { apiJoiningService } from '#adapters/api/api-joining-service.ts';
import { apiDeviceService } from '#adapters/api/api-device-service.ts';
import { apiStudentLoginService } from '#adapters/api/api-student-login-service.ts';
import { apiImportService } from '#adapters/api/api-import-service.ts';
import { apiStudentService } from '#adapters/api/api-student-service.ts';
import { apiSessionList } from '#adapters/api/api-session-list.ts';
import { apiConsentService } from '#adapters/api/api-consent-service.ts';
import { apiExportService } from '#adapters/api/api-export-service.ts';
import { apiInvitationService } from '#adapters/api/api-invitation-service.ts';
import { apiJobService } from '#adapters/api/api-job-service.ts';
import { apiLessonCatalog } from '#adapters/api/api-lesson-catalog.ts';
import { apiLessonFiles } from '#adapters/api/api-lesson-files.ts';
import { apiMemberService } from '#adapters/api/api-member-service.ts';
import { apiOrderService } from '#adapters/api/api-order-service.ts';
import { apiGuestOrderService } from '#adapters/api/api-guest-order-service.ts';
import { apiStockService } from '#adapters/api/api-stock-service.ts';
import { solvePuzzle } from '#adapters/browser/solve-puzzle.ts';
import { apiBookService } from '#adapters/api/api-book-service.ts';
import { apiLessonReportService } from '#adapters/api/api-lesson-report-service.ts';
import { apiLicenseService } from '#adapters/api/api-license-service.ts';
import { apiOrganizationSettingsService } from '#adapters/api/api-organization-settings-service.ts';
import { apiOrganizationService } from '#adapters/api/api-organization-service.ts';
import { apiPassService } from '#adapters/api/api-pass-service.ts';
import { apiPeopleService } from '#adapters/api/api-people-service.ts';
import { httpOfTab } from '#adapters/api/http-of-tab.ts';
import { AxiosHttp } from '#adapters/axios/axios-http.ts';
import { AxiosTokenSync } from '#adapters/axios/axios-token-sync.ts';
import { BrowserResumeEvents } from '#adapters/browser/browser-resume-events.ts';
import { WebTabLock } from '#adapters/browser/web-tab-lock.ts';
import { FirebaseIdentityAccount } from '#adapters/firebase/firebase-identity-account.ts';
import { FirebaseIdentityProvider } from '#adapters/firebase/firebase-identity-provider.ts';
import { FirebaseMailedLinks } from '#adapters/firebase/firebase-mailed-links.ts';
import { type FirebaseOptions, FirebaseSdk } from '#adapters/firebase/firebase-sdk.ts';
import type { ClientApp } from '#application/client/client-app.ts';
import type { DockApp } from '#application/client/dock/dock-app.ts';
import type { StudentClassApp } from '#application/client/class/student-class-app.ts';
import type { OfflineLibrary } from '#application/client/lessons/offline-library.ts';
import type { TabOrganization } from '#application/client/organizations/tab-organization.ts';
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
import type { TabView } from '#application/client/staff/tab-view.ts';
import type { WithTokenRefreshLock } from '#application/client/session/with-token-refresh-lock.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { Log } from '#application/ports/log.ts';
import { personOf } from '#domain/policy/session.ts';
import { composeClientApp } from '#composition/client/compose-client-app.ts';
import { provide } from '#composition/provide.ts';
import { parts, ports } from '#composition/client/tokens.ts';
import type { Token } from '#composition/token.ts';
import type { AppConfig } from '../app-config.ts';
import { learnFailureWords } from '../messages/describe-failure.ts';
import { wordFailure } from '../messages/en/failures.ts';
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

type HttpNeeds = {
  readonly identity: IdentityProvider;
  readonly clock: Clock;
  readonly session: SessionStore;
  readonly expireSession: ExpireSession;
  readonly withTokenRefreshLock: WithTokenRefreshLock;
  readonly tab: TabOrganization;
  readonly view: TabView;
};

/** HTTP with the session's token, renewed in turn with the other tabs, about this tab's organization; a call that is refused without a token ends the session. */
const liveHttp = (baseUrl: string, { tab, view, ...needs }: HttpNeeds): Http => {
  const http = new AxiosHttp({
    baseUrl,
    identity: {
      token: (options) => needs.withTokenRefreshLock(() => needs.identity.token(options)),
    },
    clock: needs.clock,
    mayBeSignedIn: () => personOf(needs.session.current()) !== null,
    ofTab: () => ({ organization: tab.current(), viewAs: view.current() }),
    onRefused: needs.expireSession,
  });
  return httpOfTab(http, tab);
};

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
    provide(bind, http, (needs: HttpNeeds) => liveHttp(apiBaseUrl, needs), {
      identity: ports.identity,
      clock: ports.clock,
      session: ports.session,
      expireSession: parts.expireSession,
      withTokenRefreshLock: parts.withTokenRefreshLock,
      tab: parts.tab,
      view: parts.view,
    });
    const { log } = ports;
    provide(bind, ports.classrooms, ({ http, log }) => apiClassroomService(http, log), { http, log });
    provide(bind, ports.imports, ({ http, log }) => apiImportService(http, log), { http, log });
    provide(bind, ports.classWork, ({ http, log }) => apiClassWorkService(http, log), { http, log });
    provide(bind, ports.students, ({ http, log }) => apiStudentService(http, log), { http, log });
    provide(bind, ports.activity, ({ http, log }) => apiActivityService(http, log), { http, log });
    provide(bind, ports.domains, ({ http, log }) => apiDomainService(http, log), { http, log });
    provide(bind, ports.joining, ({ http, log }) => apiJoiningService(http, log), { http, log });
    provide(bind, ports.devices, ({ http, log }) => apiDeviceService(http, log), { http, log });
    provide(bind, ports.sessions, ({ http, log }) => apiSessionList(http, log), { http, log });
    provide(bind, ports.consents, ({ http, log }) => apiConsentService(http, log), { http, log });
    provide(bind, ports.exports, ({ http, log }) => apiExportService(http, log), { http, log });
    provide(bind, ports.books, ({ http, log }) => apiBookService(http, log), { http, log });
    provide(bind, ports.guestOrders, ({ http, log }) => apiGuestOrderService(http, log, solvePuzzle), {
      http,
      log,
    });
    provide(bind, ports.stock, ({ http, log }) => apiStockService(http, log), { http, log });
    provide(bind, ports.orders, ({ http, log }) => apiOrderService(http, log), { http, log });
    provide(bind, ports.license, ({ http, log }) => apiLicenseService(http, log), { http, log });
    provide(bind, ports.jobs, ({ http, log }) => apiJobService(http, log), { http, log });
    provide(bind, ports.settings, ({ http, log }) => apiOrganizationSettingsService(http, log), {
      http,
      log,
    });
    provide(bind, ports.members, ({ http, log }) => apiMemberService(http, log), { http, log });
    provide(bind, ports.organizations, ({ http, log }) => apiOrganizationService(http, log), {
      http,
      log,
    });
    provide(bind, ports.invitations, ({ http, log }) => apiInvitationService(http, log), { http, log });
    provide(bind, ports.classroomLife, ({ http, log }) => apiClassroomLifeService(http, log), {
      http,
      log,
    });
    provide(bind, ports.classCodes, ({ http, log }) => apiClassCodeService(http, log), { http, log });
    provide(bind, ports.studentLogins, ({ http, log }) => apiStudentLoginService(http, log), {
      http,
      log,
    });
    provide(bind, ports.passes, ({ http, log }) => apiPassService(http, log), { http, log });
    provide(bind, ports.people, ({ http, log }) => apiPeopleService(http, log), { http, log });
    provide(bind, ports.accounts, ({ http, log }) => apiAccountService(http, log), { http, log });
    provide(bind, ports.lessonFiles, ({ http, log }) => apiLessonFiles(http, log), { http, log });
    provide(bind, ports.lessonReports, ({ http, log }) => apiLessonReportService(http, log), {
      http,
      log,
    });
    provide(bind, ports.catalog, ({ http, log }) => apiLessonCatalog(http, log), { http, log });
  });

/** Creates the client app on its real adapters. This module loads the container, HTTP and the shared part of identity. */
export function liveClientApp(config: AppConfig, page: PagePorts): ClientApp {
  learnFailureWords(wordFailure);
  return composeClientApp(liveAdapters(config, page));
}
