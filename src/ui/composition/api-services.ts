import { ContainerModule } from 'inversify';
import { apiAccountService } from '#adapters/api/identity/api-account-service.ts';
import { apiActivityService } from '#adapters/api/platform/api-activity-service.ts';
import { apiBookService } from '#adapters/api/billing/api-book-service.ts';
import { apiClassWorkService } from '#adapters/api/classrooms/api-class-work-service.ts';
import { apiClassroomLifeService } from '#adapters/api/classrooms/api-classroom-life-service.ts';
import { apiClassroomService } from '#adapters/api/classrooms/api-classroom-service.ts';
import { apiConsentService } from '#adapters/api/identity/api-consent-service.ts';
import { apiDeviceService } from '#adapters/api/identity/api-device-service.ts';
import { apiDomainService } from '#adapters/api/organizations/api-domain-service.ts';
import { apiExportService } from '#adapters/api/rosters/api-export-service.ts';
import { apiGuestOrderService } from '#adapters/api/billing/api-guest-order-service.ts';
import { apiHomeService } from '#adapters/api/lessons/api-home-service.ts';
import { apiImportService } from '#adapters/api/rosters/api-import-service.ts';
import { apiInvitationService } from '#adapters/api/organizations/api-invitation-service.ts';
import { apiJobService } from '#adapters/api/platform/api-job-service.ts';
import { apiClassCodeService } from '#adapters/api/classrooms/api-class-code-service.ts';
import { apiJoiningService } from '#adapters/api/organizations/api-joining-service.ts';
import { apiLessonCatalog } from '#adapters/api/lessons/api-lesson-catalog.ts';
import { apiLessonFiles } from '#adapters/api/lessons/api-lesson-files.ts';
import { apiLessonReportService } from '#adapters/api/lessons/api-lesson-report-service.ts';
import { apiLicenseService } from '#adapters/api/billing/api-license-service.ts';
import { apiMemberService } from '#adapters/api/organizations/api-member-service.ts';
import { apiOrderService } from '#adapters/api/billing/api-order-service.ts';
import { apiOrganizationService } from '#adapters/api/organizations/api-organization-service.ts';
import { apiOrganizationSettingsService } from '#adapters/api/organizations/api-organization-settings-service.ts';
import { apiPassService } from '#adapters/api/classrooms/api-pass-service.ts';
import { apiPeopleService } from '#adapters/api/organizations/api-people-service.ts';
import { apiSessionList } from '#adapters/api/identity/api-session-list.ts';
import { apiStockService } from '#adapters/api/billing/api-stock-service.ts';
import { apiStudentLoginService } from '#adapters/api/classrooms/api-student-login-service.ts';
import { apiStudentService } from '#adapters/api/classrooms/api-student-service.ts';
import { httpOfTab } from '#adapters/api/http-of-tab.ts';
import { solvePuzzle } from '#adapters/browser/solve-puzzle.ts';
import { sessionHttp } from '#application/client/identity/http/session-http.ts';
import type { TabOrganization } from '#application/client/identity/session/tab-organization.ts';
import type { HttpTransport } from '#application/client/platform/ports/http-transport.ts';
import type { Http } from '#application/client/platform/ports/http.ts';
import type { IdentityProvider } from '#application/client/identity/ports/identity-provider.ts';
import type { SessionStore } from '#application/client/identity/ports/session-store.ts';
import type { ExpireSession } from '#application/client/identity/session/expire-session.ts';
import type { WithTokenRefreshLock } from '#application/client/identity/session/with-token-refresh-lock.ts';
import type { TabView } from '#application/client/organizations/staff/tab-view.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { Log } from '#application/ports/log.ts';
import { parts, ports } from '#composition/client/tokens.ts';
import { provide } from '#composition/provide.ts';
import type { Token } from '#composition/token.ts';
import { personOf } from '#domain/identity/navigation/session.ts';

type HttpNeeds = {
  readonly identity: IdentityProvider;
  readonly clock: Clock;
  readonly session: SessionStore;
  readonly expireSession: ExpireSession;
  readonly withTokenRefreshLock: WithTokenRefreshLock;
  readonly tab: TabOrganization;
  readonly view: TabView;
};

/**
 * Returns the HTTP of a tab: with the session's token, which tabs renew one at a time, about this tab's organization. A refused token ends
 * the session.
 */
const httpFor = (transport: HttpTransport, { tab, view, ...needs }: HttpNeeds): Http => {
  const http = sessionHttp({
    transport,
    identity: {
      token: (options) => needs.withTokenRefreshLock(() => needs.identity.token(options)),
    },
    clock: needs.clock,
    mayBeSignedIn: () => personOf(needs.session.current()) !== null,
    ofTab: () => ({ organization: tab.current(), viewAs: view.current() }),
    onRefused: needs.expireSession,
    random: Math.random,
    newKey: () => crypto.randomUUID(),
  });
  return httpOfTab(http, tab);
};

const http: Token<Http> = Symbol('Http');

/** Binds the ports of the service to its API, reached over `transport`. */
export const apiServices = (transport: HttpTransport): ContainerModule =>
  new ContainerModule(({ bind }) => {
    provide(bind, http, (needs: HttpNeeds) => httpFor(transport, needs), {
      identity: ports.identity,
      clock: ports.clock,
      session: ports.session,
      expireSession: parts.expireSession,
      withTokenRefreshLock: parts.withTokenRefreshLock,
      tab: parts.tab,
      view: parts.view,
    });
    const api = <T>(port: Token<T>, make: (http: Http, log: Log) => T): void =>
      provide(bind, port, (given: { http: Http; log: Log }) => make(given.http, given.log), {
        http,
        log: ports.log,
      });
    api(ports.classrooms, apiClassroomService);
    api(ports.imports, apiImportService);
    api(ports.classWork, apiClassWorkService);
    api(ports.students, apiStudentService);
    api(ports.activity, apiActivityService);
    api(ports.domains, apiDomainService);
    api(ports.joining, apiJoiningService);
    api(ports.devices, apiDeviceService);
    api(ports.sessions, apiSessionList);
    api(ports.consents, apiConsentService);
    api(ports.exports, apiExportService);
    api(ports.books, apiBookService);
    api(ports.guestOrders, (http, log) => apiGuestOrderService(http, log, solvePuzzle));
    api(ports.stock, apiStockService);
    api(ports.orders, apiOrderService);
    api(ports.license, apiLicenseService);
    api(ports.jobs, apiJobService);
    api(ports.settings, apiOrganizationSettingsService);
    api(ports.members, apiMemberService);
    api(ports.organizations, apiOrganizationService);
    api(ports.invitations, apiInvitationService);
    api(ports.classroomLife, apiClassroomLifeService);
    api(ports.classCodes, apiClassCodeService);
    api(ports.studentLogins, apiStudentLoginService);
    api(ports.passes, apiPassService);
    api(ports.people, apiPeopleService);
    api(ports.accounts, apiAccountService);
    api(ports.lessonFiles, apiLessonFiles);
    api(ports.home, apiHomeService);
    api(ports.lessonReports, apiLessonReportService);
    api(ports.catalog, apiLessonCatalog);
  });
