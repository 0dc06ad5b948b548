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
import { sessionHttp } from '#application/client/identity/http/session-http.ts';
import type { HttpTransport } from '#application/client/platform/ports/http-transport.ts';
import type { Http } from '#application/client/platform/ports/http.ts';
import type { Log } from '#application/ports/log.ts';
import { personOf } from '#domain/identity/navigation/session.ts';
import { err, ok } from '#domain/result.ts';
import type { ApiServices, ClientPorts, TabParts } from '../client/client-ports.ts';

export const apiServices = (http: Http, log: Log): ApiServices => ({
  classrooms: apiClassroomService(http, log),
  imports: apiImportService(http, log),
  classWork: apiClassWorkService(http, log),
  students: apiStudentService(http, log),
  activity: apiActivityService(http, log),
  domains: apiDomainService(http, log),
  joining: apiJoiningService(http, log),
  devices: apiDeviceService(http, log),
  sessions: apiSessionList(http, log),
  consents: apiConsentService(http, log),
  exports: apiExportService(http, log),
  books: apiBookService(http, log),
  guestOrders: apiGuestOrderService(http, log),
  stock: apiStockService(http, log),
  orders: apiOrderService(http, log),
  license: apiLicenseService(http, log),
  jobs: apiJobService(http, log),
  settings: apiOrganizationSettingsService(http, log),
  members: apiMemberService(http, log),
  organizations: apiOrganizationService(http, log),
  invitations: apiInvitationService(http, log),
  classroomLife: apiClassroomLifeService(http, log),
  classCodes: apiClassCodeService(http, log),
  studentLogins: apiStudentLoginService(http, log),
  passes: apiPassService(http, log),
  people: apiPeopleService(http, log),
  accounts: apiAccountService(http, log),
  lessonFiles: apiLessonFiles(http, log),
  home: apiHomeService(http, log),
  lessonReports: apiLessonReportService(http, log),
  catalog: apiLessonCatalog(http, log),
});

type NetworkPorts = Pick<ClientPorts, 'identity' | 'session' | 'clock' | 'log'>;

/**
 * Returns a function that opens the services of the API for a tab, over `transport`. Calls have the session's token, which tabs renew one at
 * a time, and are about the tab's organization. A refused token ends the session.
 */
export const apiOver =
  (transport: HttpTransport, { identity, session, clock, log }: NetworkPorts) =>
  ({ expireSession, withTokenRefreshLock, tab, view }: TabParts): ApiServices => {
    const http = sessionHttp({
      transport,
      identity: { token: (options) => withTokenRefreshLock(() => identity.token(options)) },
      clock,
      mayBeSignedIn: () => personOf(session.current()) !== null,
      ofTab: () => ({ organization: tab.current(), viewAs: view.current() }),
      onRefused: expireSession,
      random: Math.random,
      newKey: () => crypto.randomUUID(),
    });
    return apiServices(httpOfTab(http, tab), log);
  };

/**
 * Returns the services of the API for a host with its own tokens, such as a script. `token` returns an ID token of the identity provider, or
 * null for calls without a user; `force` asks for a new one, because the service refused the last.
 */
export function apiWithToken(
  transport: HttpTransport,
  token: (options: { readonly force: boolean }) => Promise<string | null>,
  { clock, log }: Pick<ClientPorts, 'clock' | 'log'>,
): ApiServices {
  const http = sessionHttp({
    transport,
    identity: {
      token: async (options) => {
        const given = await token(options);
        if (given === null) return err({ kind: 'session/required' });
        return ok({ token: given, expiresAt: Number.POSITIVE_INFINITY });
      },
    },
    clock,
    mayBeSignedIn: () => true,
    onRefused: async () => undefined,
    random: Math.random,
    newKey: () => crypto.randomUUID(),
  });
  return apiServices(http, log);
}
