import { apiAccountService } from '#adapters/api/identity/api-account-service.ts';
import { apiActivityService } from '#adapters/api/platform/api-activity-service.ts';
import { apiClassroomService } from '#adapters/api/classrooms/api-classroom-service.ts';
import { apiDomainService } from '#adapters/api/organizations/api-domain-service.ts';
import { apiImportService } from '#adapters/api/rosters/api-import-service.ts';
import { apiInvitationService } from '#adapters/api/organizations/api-invitation-service.ts';
import { apiJobService } from '#adapters/api/platform/api-job-service.ts';
import { apiLessonCatalog } from '#adapters/api/lessons/api-lesson-catalog.ts';
import { apiLessonFiles } from '#adapters/api/lessons/api-lesson-files.ts';
import { apiMemberService } from '#adapters/api/organizations/api-member-service.ts';
import { apiOrganizationService } from '#adapters/api/organizations/api-organization-service.ts';
import { apiSessionList } from '#adapters/api/identity/api-session-list.ts';
import { apiStudentService } from '#adapters/api/classrooms/api-student-service.ts';
import { AxiosTransport } from '#adapters/axios/axios-transport.ts';
import { InMemoryOfflineLessons } from '#adapters/memory/lessons/in-memory-offline-lessons.ts';
import { InMemoryResumeEvents } from '#adapters/memory/platform/in-memory-resume-events.ts';
import { FileLock } from '#adapters/node/file-lock.ts';
import { FileStorage } from '#adapters/node/file-storage.ts';
import { SystemClock } from '#adapters/node/system-clock.ts';
import { DeviceGrants } from '#adapters/openid-client/device-grants.ts';
import { DeviceIdentityAccount } from '#adapters/openid-client/device-identity-account.ts';
import { DeviceIdentity } from '#adapters/openid-client/device-identity.ts';
import type { ClientApp } from '#application/client/client-app.ts';
import { sessionHttp } from '#application/client/identity/http/session-http.ts';
import type { Http } from '#application/client/platform/ports/http.ts';
import { createSessionStore } from '#application/client/identity/session/create-session-store.ts';
import type { OfflineLibrary } from '#application/client/lessons/lessons/offline-library.ts';
import type { Log } from '#application/ports/log.ts';
import { featureBy } from '#composition/client/by-name.ts';
import type { ApiServices, ClientPorts, TabParts } from '#composition/client/client-ports.ts';
import { composeClientApp } from '#composition/client/compose-client-app.ts';

export type CliAppOptions = {
  readonly server: string;
  /** The organization id of calls, or null for the organization that the user chose last. */
  readonly organization: string | null;
  readonly folder: string;
  readonly log: Log;
};

export type CliApp = { readonly app: ClientApp; readonly identity: DeviceIdentity };

type Uncalled = ApiServices &
  Pick<ClientPorts, 'analytics' | 'links' | 'studentClass' | 'dock'> & { readonly opened: OfflineLibrary };

const withoutCommand = <Name extends keyof Uncalled>(...ports: readonly Name[]): Pick<Uncalled, Name> =>
  Object.fromEntries(
    ports.map((port) => [
      port,
      featureBy({}, (method) => () => {
        throw new Error(
          `No command calls ${port}.${method}: add its adapter to src/cli/composition/cli-app.ts.`,
        );
      }),
    ]),
  ) as Pick<Uncalled, Name>;

/** The services that commands call. Other services are not loaded, because a command must start fast. */
const servicesOver = (http: Http, log: Log): ApiServices => ({
  accounts: apiAccountService(http, log),
  activity: apiActivityService(http, log),
  members: apiMemberService(http, log),
  invitations: apiInvitationService(http, log),
  organizations: apiOrganizationService(http, log),
  sessions: apiSessionList(http, log),
  classrooms: apiClassroomService(http, log),
  students: apiStudentService(http, log),
  imports: apiImportService(http, log),
  jobs: apiJobService(http, log),
  domains: apiDomainService(http, log),
  lessonFiles: apiLessonFiles(http, log),
  catalog: apiLessonCatalog(http, log),
  ...withoutCommand(
    'home',
    'lessonReports',
    'classWork',
    'joining',
    'devices',
    'consents',
    'exports',
    'people',
    'license',
    'orders',
    'books',
    'guestOrders',
    'stock',
    'settings',
    'classroomLife',
    'classCodes',
    'studentLogins',
    'passes',
  ),
});

export function composeCliApp({ server, organization, folder, log }: CliAppOptions): CliApp {
  const clock = new SystemClock();
  const storage = new FileStorage(folder, log);
  const lock = new FileLock(folder, clock);
  const grants = new DeviceGrants(server, () => clock.now());
  const identity = new DeviceIdentity({ grants, storage, lock, clock, log });
  const httpFor = ({ expireSession }: TabParts): Http =>
    sessionHttp({
      transport: new AxiosTransport(server, clock),
      identity,
      clock,
      mayBeSignedIn: () => identity.current() !== null,
      ofTab: () => ({ organization, viewAs: null }),
      onRefused: expireSession,
      random: Math.random,
      newKey: () => crypto.randomUUID(),
    });
  const app = composeClientApp({
    session: createSessionStore(storage),
    storage,
    clock,
    lock,
    log,
    identity,
    identityAccount: new DeviceIdentityAccount(),
    sync: null,
    // A command does not wait for the computer to resume from sleep, and stores no copies of lessons.
    resumeEvents: new InMemoryResumeEvents(),
    copies: new InMemoryOfflineLessons(),
    offline: () => withoutCommand('opened').opened,
    ...withoutCommand('analytics', 'links', 'studentClass', 'dock'),
    services: (parts) => servicesOver(httpFor(parts), log),
  });
  return { app, identity };
}
