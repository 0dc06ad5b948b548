import { ContainerModule } from 'inversify';
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
import type { ExpireSession } from '#application/client/identity/session/expire-session.ts';
import type { Log } from '#application/ports/log.ts';
import { composeClientApp } from '#composition/client/compose-client-app.ts';
import { parts, ports } from '#composition/client/tokens.ts';
import { provide } from '#composition/provide.ts';
import type { Token } from '#composition/token.ts';

export type CliAppOptions = {
  readonly server: string;
  /** The organization id of calls; null for the user's last chosen one. */
  readonly organization: string | null;
  readonly folder: string;
  readonly log: Log;
};

export type CliApp = { readonly app: ClientApp; readonly identity: DeviceIdentity };

const httpToken: Token<Http> = Symbol('Http');

/** The browser's use cases on adapters for Node. Ports without a command (mailed links, page views) are unbound: resolving them throws. */
export function composeCliApp({ server, organization, folder, log }: CliAppOptions): CliApp {
  const clock = new SystemClock();
  const storage = new FileStorage(folder, log);
  const lock = new FileLock(folder, clock);
  const grants = new DeviceGrants(server, () => clock.now());
  const identity = new DeviceIdentity({ grants, storage, lock, clock, log });

  const adapters = new ContainerModule(({ bind }) => {
    bind(ports.session).toConstantValue(createSessionStore(storage));
    bind(ports.storage).toConstantValue(storage);
    bind(ports.clock).toConstantValue(clock);
    bind(ports.lock).toConstantValue(lock);
    bind(ports.log).toConstantValue(log);
    bind(ports.identity).toConstantValue(identity);
    bind(ports.identityAccount).toConstantValue(new DeviceIdentityAccount());
    bind(ports.sync).toConstantValue(null);
    // A command neither sleeps nor stores copies of lessons.
    bind(ports.resumeEvents).toConstantValue(new InMemoryResumeEvents());
    bind(ports.copies).toConstantValue(new InMemoryOfflineLessons());
    const http = httpToken;
    const onRefused = parts.expireSession;
    provide(
      bind,
      http,
      (needs: { readonly onRefused: ExpireSession }) => {
        const mayBeSignedIn = (): boolean => identity.current() !== null;
        return sessionHttp({
          transport: new AxiosTransport(server, clock),
          identity,
          clock,
          mayBeSignedIn,
          ofTab: () => ({ organization, viewAs: null }),
          random: Math.random,
          newKey: () => crypto.randomUUID(),
          ...needs,
        });
      },
      { onRefused },
    );
    provide(bind, ports.accounts, ({ http }) => apiAccountService(http, log), { http });
    provide(bind, ports.activity, ({ http }) => apiActivityService(http, log), { http });
    provide(bind, ports.members, ({ http }) => apiMemberService(http, log), { http });
    provide(bind, ports.invitations, ({ http }) => apiInvitationService(http, log), { http });
    provide(bind, ports.organizations, ({ http }) => apiOrganizationService(http, log), { http });
    provide(bind, ports.sessions, ({ http }) => apiSessionList(http, log), { http });
    provide(bind, ports.classrooms, ({ http }) => apiClassroomService(http, log), { http });
    provide(bind, ports.students, ({ http }) => apiStudentService(http, log), { http });
    provide(bind, ports.imports, ({ http }) => apiImportService(http, log), { http });
    provide(bind, ports.jobs, ({ http }) => apiJobService(http, log), { http });
    provide(bind, ports.domains, ({ http }) => apiDomainService(http, log), { http });
    provide(bind, ports.lessonFiles, ({ http }) => apiLessonFiles(http, log), { http });
    provide(bind, ports.catalog, ({ http }) => apiLessonCatalog(http, log), { http });
  });
  return { app: composeClientApp(adapters), identity };
}
