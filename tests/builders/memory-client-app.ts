import { ContainerModule } from 'inversify';
import { InMemoryAccountService } from '#adapters/memory/in-memory-account-service.ts';
import type { InMemoryBrowser } from '#adapters/memory/in-memory-browser.ts';
import { InMemoryMemberService } from '#adapters/memory/in-memory-member-service.ts';
import { InMemoryActivityService } from '#adapters/memory/in-memory-activity-service.ts';
import { InMemoryClassroomLifeService } from '#adapters/memory/in-memory-classroom-life-service.ts';
import { InMemoryClassroomService } from '#adapters/memory/in-memory-classroom-service.ts';
import { InMemoryIdentityAccount } from '#adapters/memory/in-memory-identity-account.ts';
import { InMemoryIdentityProvider } from '#adapters/memory/in-memory-identity-provider.ts';
import type { InMemoryIdentityService } from '#adapters/memory/in-memory-identity-service.ts';
import { InMemoryDomainService } from '#adapters/memory/in-memory-domain-service.ts';
import { InMemoryClassCodeService } from '#adapters/memory/in-memory-class-code-service.ts';
import { InMemoryJoiningService } from '#adapters/memory/in-memory-joining-service.ts';
import { InMemoryDeviceService } from '#adapters/memory/in-memory-device-service.ts';
import { InMemoryConsentService } from '#adapters/memory/in-memory-consent-service.ts';
import { InMemoryExportService } from '#adapters/memory/in-memory-export-service.ts';
import { InMemoryInvitationService } from '#adapters/memory/in-memory-invitation-service.ts';
import { InMemoryJobService } from '#adapters/memory/in-memory-job-service.ts';
import { InMemoryLessonCatalog } from '#adapters/memory/in-memory-lesson-catalog.ts';
import { InMemoryLessonFiles } from '#adapters/memory/in-memory-lesson-files.ts';
import { InMemorySessionList } from '#adapters/memory/in-memory-session-list.ts';
import { InMemoryOfflineLessons } from '#adapters/memory/in-memory-offline-lessons.ts';
import { InMemoryMailedLinks } from '#adapters/memory/in-memory-mailed-links.ts';
import { InMemoryOrderService } from '#adapters/memory/in-memory-order-service.ts';
import { InMemoryGuestOrderService } from '#adapters/memory/in-memory-guest-order-service.ts';
import { InMemoryStockService } from '#adapters/memory/in-memory-stock-service.ts';
import { solvePuzzle } from '#adapters/browser/solve-puzzle.ts';
import { InMemoryBookService } from '#adapters/memory/in-memory-book-service.ts';
import { InMemoryLessonReportService } from '#adapters/memory/in-memory-lesson-report-service.ts';
import { InMemoryLicenseService } from '#adapters/memory/in-memory-license-service.ts';
import { InMemoryOrganizationSettingsService } from '#adapters/memory/in-memory-organization-settings-service.ts';
import { InMemoryOrganizationService } from '#adapters/memory/in-memory-organization-service.ts';
import { InMemoryStudentLoginService } from '#adapters/memory/in-memory-student-login-service.ts';
import { InMemoryImportService } from '#adapters/memory/in-memory-import-service.ts';
import { InMemoryClassWorkService } from '#adapters/memory/in-memory-class-work-service.ts';
import { InMemoryStudentService } from '#adapters/memory/in-memory-student-service.ts';
import { InMemoryBoards } from '#adapters/memory/in-memory-boards.ts';
import { InMemoryHexFiles } from '#adapters/memory/in-memory-hex-files.ts';
import { createDockApp, type DockApp } from '#application/client/dock/dock-app.ts';
import { InMemoryStudentClassService } from '#adapters/memory/in-memory-student-class-service.ts';
import { createStudentClassApp, type StudentClassApp } from '#application/client/class/student-class-app.ts';
import { InMemoryPassService } from '#adapters/memory/in-memory-pass-service.ts';
import { InMemoryPeopleService } from '#adapters/memory/in-memory-people-service.ts';
import { InMemoryTabLock } from '#adapters/memory/in-memory-tab-lock.ts';
import { InMemoryResumeEvents } from '#adapters/memory/in-memory-resume-events.ts';
import type { ClientApp } from '#application/client/client-app.ts';
import { createOfflineLibrary } from '#application/client/lessons/create-offline-library.ts';
import type { Analytics } from '#application/client/ports/analytics.ts';
import type { IdentityProvider } from '#application/client/ports/identity-provider.ts';
import type { MailedLinks } from '#application/client/ports/mailed-links.ts';
import type { OfflineLessons } from '#application/client/ports/offline-lessons.ts';
import type { SessionStore } from '#application/client/ports/session-store.ts';
import type { Storage } from '#application/client/ports/storage.ts';
import { createSessionStore } from '#application/client/session/create-session-store.ts';
import type { TabLock } from '#application/client/ports/tab-lock.ts';
import type { ResumeEvents } from '#application/client/ports/resume-events.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { Log } from '#application/ports/log.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { composeClientApp } from '#composition/client/compose-client-app.ts';
import { provide } from '#composition/provide.ts';
import { features, ports } from '#composition/client/tokens.ts';
import type { Token } from '#composition/token.ts';

const tab: Token<InMemoryIdentityProvider> = Symbol('InMemoryIdentityProvider');

/** The world around one page that runs in memory: a service in the same process, an identity service, a browser. */
export type MemoryWorld = {
  readonly service: ServiceApp;
  readonly identity: InMemoryIdentityService;
  readonly browser: InMemoryBrowser;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly log: Log;
  readonly analytics: Analytics;
};

const memoryAdapters = (world: MemoryWorld): ContainerModule =>
  new ContainerModule(({ bind }) => {
    const { service, identity, browser, storage, clock, log, analytics } = world;
    const tokenOf = (provider: IdentityProvider) => async (): Promise<string | null> => {
      const token = await provider.token({ force: false });
      return token.ok ? token.value.token : null;
    };
    bind<SessionStore>(ports.session).toConstantValue(createSessionStore(storage));
    bind<Storage>(ports.storage).toConstantValue(storage);
    bind<Clock>(ports.clock).toConstantValue(clock);
    bind<TabLock>(ports.lock).toConstantValue(new InMemoryTabLock(clock));
    bind<ResumeEvents>(ports.resumeEvents).toConstantValue(new InMemoryResumeEvents());
    bind<Log>(ports.log).toConstantValue(log);
    bind<Analytics>(ports.analytics).toConstantValue(analytics);
    bind<InMemoryIdentityProvider>(tab).toConstantValue(
      new InMemoryIdentityProvider(identity, browser, clock),
    );
    provide(bind, ports.identity, ({ provider }) => provider, { provider: tab });
    provide(
      bind,
      ports.identityAccount,
      ({ provider }) => new InMemoryIdentityAccount(identity, browser, provider, clock),
      { provider: tab },
    );
    bind<MailedLinks>(ports.links).toConstantValue(new InMemoryMailedLinks(identity));
    bind<OfflineLessons>(ports.copies).toConstantValue(new InMemoryOfflineLessons());
    provide(bind, ports.offline, (needs) => createOfflineLibrary({ ...needs, storage, clock, log }), {
      session: ports.session,
      lessons: features.lessons,
      copies: ports.copies,
    });
    bind<DockApp>(ports.dock).toConstantValue(
      createDockApp({ boards: new InMemoryBoards(), hexFiles: new InMemoryHexFiles(), storage, clock }),
    );
    bind<StudentClassApp>(ports.studentClass).toConstantValue(
      createStudentClassApp({
        service: new InMemoryStudentClassService(service),
        storage,
        clock,
        pageId: crypto.randomUUID(),
      }),
    );
    bind<null>(ports.sync).toConstantValue(null);
    const needs = { provider: ports.identity };
    provide(
      bind,
      ports.accounts,
      ({ provider }) => new InMemoryAccountService(service, tokenOf(provider)),
      needs,
    );
    provide(
      bind,
      ports.classrooms,
      ({ provider }) => new InMemoryClassroomService(service, tokenOf(provider)),
      needs,
    );
    provide(
      bind,
      ports.settings,
      ({ provider }) => new InMemoryOrganizationSettingsService(service, tokenOf(provider)),
      needs,
    );
    provide(
      bind,
      ports.guestOrders,
      ({ provider }) => new InMemoryGuestOrderService(service, tokenOf(provider), solvePuzzle),
      needs,
    );
    provide(bind, ports.stock, ({ provider }) => new InMemoryStockService(service, tokenOf(provider)), needs);
    provide(bind, ports.books, ({ provider }) => new InMemoryBookService(service, tokenOf(provider)), needs);
    provide(
      bind,
      ports.orders,
      ({ provider }) => new InMemoryOrderService(service, tokenOf(provider)),
      needs,
    );
    provide(
      bind,
      ports.license,
      ({ provider }) => new InMemoryLicenseService(service, tokenOf(provider)),
      needs,
    );
    provide(
      bind,
      ports.domains,
      ({ provider }) => new InMemoryDomainService(service, tokenOf(provider)),
      needs,
    );
    provide(
      bind,
      ports.joining,
      ({ provider }) => new InMemoryJoiningService(service, tokenOf(provider)),
      needs,
    );
    provide(
      bind,
      ports.members,
      ({ provider }) => new InMemoryMemberService(service, tokenOf(provider)),
      needs,
    );
    provide(
      bind,
      ports.activity,
      ({ provider }) => new InMemoryActivityService(service, tokenOf(provider)),
      needs,
    );
    provide(
      bind,
      ports.classroomLife,
      ({ provider }) => new InMemoryClassroomLifeService(service, tokenOf(provider)),
      needs,
    );
    provide(
      bind,
      ports.classCodes,
      ({ provider }) => new InMemoryClassCodeService(service, tokenOf(provider)),
      needs,
    );
    provide(
      bind,
      ports.studentLogins,
      ({ provider }) => new InMemoryStudentLoginService(service, tokenOf(provider)),
      needs,
    );
    provide(
      bind,
      ports.lessonReports,
      ({ provider }) => new InMemoryLessonReportService(service, tokenOf(provider)),
      needs,
    );
    provide(bind, ports.passes, ({ provider }) => new InMemoryPassService(service, tokenOf(provider)), needs);
    provide(
      bind,
      ports.imports,
      ({ provider }) => new InMemoryImportService(service, tokenOf(provider)),
      needs,
    );
    provide(
      bind,
      ports.classWork,
      ({ provider }) => new InMemoryClassWorkService(service, tokenOf(provider)),
      needs,
    );
    provide(
      bind,
      ports.students,
      ({ provider }) => new InMemoryStudentService(service, tokenOf(provider)),
      needs,
    );
    provide(
      bind,
      ports.people,
      ({ provider }) => new InMemoryPeopleService(service, tokenOf(provider)),
      needs,
    );
    provide(
      bind,
      ports.organizations,
      ({ provider }) => new InMemoryOrganizationService(service, tokenOf(provider)),
      needs,
    );
    provide(
      bind,
      ports.invitations,
      ({ provider }) => new InMemoryInvitationService(service, tokenOf(provider)),
      needs,
    );
    provide(
      bind,
      ports.devices,
      ({ provider }) => new InMemoryDeviceService(service, tokenOf(provider)),
      needs,
    );
    provide(
      bind,
      ports.sessions,
      ({ provider }) => new InMemorySessionList(service, tokenOf(provider)),
      needs,
    );
    provide(
      bind,
      ports.consents,
      ({ provider }) => new InMemoryConsentService(service, tokenOf(provider)),
      needs,
    );
    provide(
      bind,
      ports.exports,
      ({ provider }) => new InMemoryExportService(service, tokenOf(provider)),
      needs,
    );
    provide(bind, ports.jobs, ({ provider }) => new InMemoryJobService(service, tokenOf(provider)), needs);
    provide(
      bind,
      ports.lessonFiles,
      ({ provider }) => new InMemoryLessonFiles(service, tokenOf(provider)),
      needs,
    );
    provide(
      bind,
      ports.catalog,
      ({ provider }) => new InMemoryLessonCatalog(service, tokenOf(provider)),
      needs,
    );
  });

/** The product of one page over memory, with the same use cases as in the browser. */
export const memoryClientApp = (world: MemoryWorld): ClientApp => composeClientApp(memoryAdapters(world));
