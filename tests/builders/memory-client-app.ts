import { ContainerModule } from 'inversify';
import { InMemoryAccountService } from '#adapters/memory/in-memory-account-service.ts';
import type { InMemoryBrowser } from '#adapters/memory/in-memory-browser.ts';
import { InMemoryClassroomService } from '#adapters/memory/in-memory-classroom-service.ts';
import { InMemoryIdentityAccount } from '#adapters/memory/in-memory-identity-account.ts';
import { InMemoryIdentityProvider } from '#adapters/memory/in-memory-identity-provider.ts';
import type { InMemoryIdentityService } from '#adapters/memory/in-memory-identity-service.ts';
import { InMemoryJobService } from '#adapters/memory/in-memory-job-service.ts';
import { InMemoryLessonCatalog } from '#adapters/memory/in-memory-lesson-catalog.ts';
import { InMemoryLessonFiles } from '#adapters/memory/in-memory-lesson-files.ts';
import { InMemoryOfflineLessons } from '#adapters/memory/in-memory-offline-lessons.ts';
import { InMemoryMailedLinks } from '#adapters/memory/in-memory-mailed-links.ts';
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
