import { apiStudentClassService } from '#adapters/api/classrooms/api-student-class-service.ts';
import type { InMemoryBrowser } from '#adapters/memory/identity/in-memory-browser.ts';
import { InMemoryIdentityAccount } from '#adapters/memory/identity/in-memory-identity-account.ts';
import { InMemoryIdentityProvider } from '#adapters/memory/identity/in-memory-identity-provider.ts';
import type { InMemoryIdentityService } from '#adapters/memory/identity/in-memory-identity-service.ts';
import { InMemoryMailedLinks } from '#adapters/memory/identity/in-memory-mailed-links.ts';
import { InMemoryBoards } from '#adapters/memory/lessons/in-memory-boards.ts';
import { InMemoryHexFiles } from '#adapters/memory/lessons/in-memory-hex-files.ts';
import { InMemoryOfflineLessons } from '#adapters/memory/lessons/in-memory-offline-lessons.ts';
import { InMemoryResumeEvents } from '#adapters/memory/platform/in-memory-resume-events.ts';
import { InMemoryTabLock } from '#adapters/memory/platform/in-memory-tab-lock.ts';
import { createStudentClassApp } from '#application/client/classrooms/class/student-class-app.ts';
import { createSessionStore } from '#application/client/identity/session/create-session-store.ts';
import { createDockApp } from '#application/client/lessons/dock/dock-app.ts';
import { createOfflineLibrary } from '#application/client/lessons/lessons/create-offline-library.ts';
import type { Analytics } from '#application/client/platform/ports/analytics.ts';
import type { Http } from '#application/client/platform/ports/http.ts';
import type { Storage } from '#application/client/platform/ports/storage.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { Log } from '#application/ports/log.ts';
import type { ClientPorts } from '../client/client-ports.ts';

/** The surroundings of a page, in memory. `identityService` and `browser` can be shared by several pages. */
export type MemoryWorld = {
  readonly clock: Clock;
  readonly identityService: InMemoryIdentityService;
  readonly browser: InMemoryBrowser;
  readonly storage: Storage;
  readonly log: Log;
  readonly analytics: Analytics;
};

/** Returns the adapters of one page in memory, without the API. `studentHttp` carries the calls of the student's page. */
export function memoryPorts(world: MemoryWorld, studentHttp: Http): Omit<ClientPorts, 'services'> {
  const { clock, identityService, browser, storage, log, analytics } = world;
  const session = createSessionStore(storage);
  const identity = new InMemoryIdentityProvider(identityService, browser, clock);
  const copies = new InMemoryOfflineLessons();
  const studentClass = { service: apiStudentClassService(studentHttp, log), storage, clock };
  return {
    session,
    storage,
    clock,
    log,
    analytics,
    identity,
    identityAccount: new InMemoryIdentityAccount(identityService, browser, identity, clock),
    links: new InMemoryMailedLinks(identityService),
    lock: new InMemoryTabLock(clock),
    resumeEvents: new InMemoryResumeEvents(),
    sync: null,
    copies,
    offline: (lessons) => createOfflineLibrary({ session, lessons, copies, storage, clock, log }),
    dock: createDockApp({ boards: new InMemoryBoards(), hexFiles: new InMemoryHexFiles(), storage, clock }),
    studentClass: createStudentClassApp({ ...studentClass, pageId: crypto.randomUUID() }),
  };
}
