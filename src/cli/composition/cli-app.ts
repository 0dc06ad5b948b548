import { ContainerModule } from 'inversify';
import { ApiAccountService } from '#adapters/api/api-account-service.ts';
import { ApiActivityService } from '#adapters/api/api-activity-service.ts';
import { ApiClassroomService } from '#adapters/api/api-classroom-service.ts';
import { ApiDomainService } from '#adapters/api/api-domain-service.ts';
import { ApiImportService } from '#adapters/api/api-import-service.ts';
import { ApiInvitationService } from '#adapters/api/api-invitation-service.ts';
import { ApiJobService } from '#adapters/api/api-job-service.ts';
import { ApiLessonCatalog } from '#adapters/api/api-lesson-catalog.ts';
import { ApiLessonFiles } from '#adapters/api/api-lesson-files.ts';
import { ApiMemberService } from '#adapters/api/api-member-service.ts';
import { ApiOrganizationService } from '#adapters/api/api-organization-service.ts';
import { ApiSessionList } from '#adapters/api/api-session-list.ts';
import { ApiStudentService } from '#adapters/api/api-student-service.ts';
import { AxiosHttp } from '#adapters/axios/axios-http.ts';
import { InMemoryOfflineLessons } from '#adapters/memory/in-memory-offline-lessons.ts';
import { InMemoryResumeEvents } from '#adapters/memory/in-memory-resume-events.ts';
import { FileLock } from '#adapters/node/file-lock.ts';
import { FileStorage } from '#adapters/node/file-storage.ts';
import { SystemClock } from '#adapters/node/system-clock.ts';
import { DeviceGrants } from '#adapters/openid-client/device-grants.ts';
import { DeviceIdentityAccount } from '#adapters/openid-client/device-identity-account.ts';
import { DeviceIdentity } from '#adapters/openid-client/device-identity.ts';
import type { ClientApp } from '#application/client/client-app.ts';
import type { Http } from '#application/client/ports/http.ts';
import { createSessionStore } from '#application/client/session/create-session-store.ts';
import type { ExpireSession } from '#application/client/session/expire-session.ts';
import type { Log } from '#application/ports/log.ts';
import { composeClientApp } from '#composition/client/compose-client-app.ts';
import { parts, ports } from '#composition/client/tokens.ts';
import { provide } from '#composition/provide.ts';
import type { Token } from '#composition/token.ts';

/** What differs from one run to the next. */
export type CliAppOptions = {
  /** The server's origin. */
  readonly server: string;
  /** The id of the organization that calls are about; null for the one that the person chose last. */
  readonly organization: string | null;
  /** Where this server's tokens are stored. */
  readonly folder: string;
  readonly log: Log;
};

/** The product as a command has it, and how this computer logs in. */
export type CliApp = { readonly app: ClientApp; readonly identity: DeviceIdentity };

const httpToken: Token<Http> = Symbol('Http');

/**
 * The same use cases as in the browser, on adapters for Node. Ports of what no command does (links from mails, page views)
 * are left unbound: asking for them throws.
 */
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
    // A command neither sleeps nor keeps copies of lessons.
    bind(ports.resumeEvents).toConstantValue(new InMemoryResumeEvents());
    bind(ports.copies).toConstantValue(new InMemoryOfflineLessons());
    const http = httpToken;
    const onRefused = parts.expireSession;
    provide(
      bind,
      http,
      (needs: { readonly onRefused: ExpireSession }) => {
        const mayBeSignedIn = (): boolean => identity.current() !== null;
        return new AxiosHttp({
          baseUrl: server,
          identity,
          clock,
          mayBeSignedIn,
          ofTab: () => ({ organization, viewAs: null }),
          ...needs,
        });
      },
      { onRefused },
    );
    provide(bind, ports.accounts, ({ http }) => new ApiAccountService(http, log), { http });
    provide(bind, ports.activity, ({ http }) => new ApiActivityService(http, log), { http });
    provide(bind, ports.members, ({ http }) => new ApiMemberService(http, log), { http });
    provide(bind, ports.invitations, ({ http }) => new ApiInvitationService(http, log), { http });
    provide(bind, ports.organizations, ({ http }) => new ApiOrganizationService(http, log), { http });
    provide(bind, ports.sessions, ({ http }) => new ApiSessionList(http, log), { http });
    provide(bind, ports.classrooms, ({ http }) => new ApiClassroomService(http, log), { http });
    provide(bind, ports.students, ({ http }) => new ApiStudentService(http, log), { http });
    provide(bind, ports.imports, ({ http }) => new ApiImportService(http, log), { http });
    provide(bind, ports.jobs, ({ http }) => new ApiJobService(http, log), { http });
    provide(bind, ports.domains, ({ http }) => new ApiDomainService(http, log), { http });
    provide(bind, ports.lessonFiles, ({ http }) => new ApiLessonFiles(http, log), { http });
    provide(bind, ports.catalog, ({ http }) => new ApiLessonCatalog(http, log), { http });
  });
  return { app: composeClientApp(adapters), identity };
}
