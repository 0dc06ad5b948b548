import { ContainerModule } from 'inversify';
import { apiStudentClassService } from '#adapters/api/classrooms/api-student-class-service.ts';
import { InMemoryBoards } from '#adapters/memory/lessons/in-memory-boards.ts';
import type { InMemoryBrowser } from '#adapters/memory/identity/in-memory-browser.ts';
import { InMemoryHexFiles } from '#adapters/memory/lessons/in-memory-hex-files.ts';
import { InMemoryIdentityAccount } from '#adapters/memory/identity/in-memory-identity-account.ts';
import { InMemoryIdentityProvider } from '#adapters/memory/identity/in-memory-identity-provider.ts';
import { InMemoryMailedLinks } from '#adapters/memory/identity/in-memory-mailed-links.ts';
import { InMemoryOfflineLessons } from '#adapters/memory/lessons/in-memory-offline-lessons.ts';
import { InMemoryResumeEvents } from '#adapters/memory/platform/in-memory-resume-events.ts';
import { InMemoryTabLock } from '#adapters/memory/platform/in-memory-tab-lock.ts';
import { createStudentClassApp } from '#application/client/classrooms/class/student-class-app.ts';
import type { ClientApp } from '#application/client/client-app.ts';
import { createDockApp } from '#application/client/lessons/dock/dock-app.ts';
import { createOfflineLibrary } from '#application/client/lessons/lessons/create-offline-library.ts';
import type { Analytics } from '#application/client/platform/ports/analytics.ts';
import type { Storage } from '#application/client/platform/ports/storage.ts';
import { createSessionStore } from '#application/client/identity/session/create-session-store.ts';
import type { Log } from '#application/ports/log.ts';
import { composeClientApp } from '#composition/client/compose-client-app.ts';
import { features, ports } from '#composition/client/tokens.ts';
import { provide } from '#composition/provide.ts';
import { apiServices } from '#ui/composition/api-services.ts';
import type { Service } from './a-service.ts';
import { injectHttp, type InjectNetwork } from './inject-http.ts';

/** The world around one page that runs in memory: a service in the same process, a network to it, a browser. */
export type MemoryWorld = {
  readonly service: Service;
  readonly network: InjectNetwork;
  readonly browser: InMemoryBrowser;
  readonly storage: Storage;
  readonly log: Log;
  readonly analytics: Analytics;
};

const memoryAdapters = ({ service, browser, storage, log, analytics }: MemoryWorld): ContainerModule =>
  new ContainerModule(({ bind }) => {
    const { clock, identity } = service;
    const provider = new InMemoryIdentityProvider(identity, browser, clock);
    const account = new InMemoryIdentityAccount(identity, browser, provider, clock);
    const dock = { boards: new InMemoryBoards(), hexFiles: new InMemoryHexFiles(), storage, clock };
    const studentClass = apiStudentClassService(injectHttp(service).http, log);
    bind(ports.session).toConstantValue(createSessionStore(storage));
    bind(ports.storage).toConstantValue(storage);
    bind(ports.clock).toConstantValue(clock);
    bind(ports.lock).toConstantValue(new InMemoryTabLock(clock));
    bind(ports.resumeEvents).toConstantValue(new InMemoryResumeEvents());
    bind(ports.log).toConstantValue(log);
    bind(ports.analytics).toConstantValue(analytics);
    bind(ports.identity).toConstantValue(provider);
    bind(ports.identityAccount).toConstantValue(account);
    bind(ports.links).toConstantValue(new InMemoryMailedLinks(identity));
    bind(ports.copies).toConstantValue(new InMemoryOfflineLessons());
    provide(bind, ports.offline, (needs) => createOfflineLibrary({ ...needs, storage, clock, log }), {
      session: ports.session,
      lessons: features.lessons,
      copies: ports.copies,
    });
    bind(ports.dock).toConstantValue(createDockApp(dock));
    bind(ports.studentClass).toConstantValue(
      createStudentClassApp({ service: studentClass, storage, clock, pageId: crypto.randomUUID() }),
    );
    bind(ports.sync).toConstantValue(null);
  });

/** The product of one page over memory, with the same use cases and API adapters as in the browser. */
export const memoryClientApp = (world: MemoryWorld): ClientApp =>
  composeClientApp(memoryAdapters(world), apiServices(world.network));
