import type { ClientApp } from '#application/client/client-app.ts';
import type { OfflineLibrary } from '#application/client/lessons/offline-library.ts';
import type { LessonCatalog } from '#application/client/ports/lesson-catalog.ts';
import { initialSession } from '#domain/policy/session.ts';
import { featureBy } from './by-name.ts';

const browserOnly = (): never => {
  throw new Error('Only the browser can do this; the server only renders pages.');
};

const allBrowserOnly = <Feature extends object>(own: Partial<Feature> = {}): Feature =>
  featureBy<Feature>(own, () => browserOnly);

/** The product as far as the server needs it for a page: the lessons, for a visitor whom nobody knows yet. */
export const serverApp = (lessons: LessonCatalog): ClientApp => ({
  lessons,
  session: {
    current: () => initialSession,
    subscribe: () => () => undefined,
    enter: browserOnly,
    update: browserOnly,
    keepToken: browserOnly,
    leave: browserOnly,
  },
  offline: allBrowserOnly<OfflineLibrary>({
    contents: async () => ({ lessons: [], lost: [], usage: null }),
    opened: async () => undefined,
    watch: () => () => undefined,
  }),
  lessonFiles: allBrowserOnly(),
  lessonReports: allBrowserOnly(),
  classrooms: allBrowserOnly(),
  students: allBrowserOnly(),
  imports: allBrowserOnly(),
  activity: allBrowserOnly(),
  domains: allBrowserOnly(),
  joining: allBrowserOnly(),
  devices: allBrowserOnly(),
  sessions: allBrowserOnly(),
  consents: allBrowserOnly(),
  exports: allBrowserOnly(),
  jobs: allBrowserOnly(),
  classroomLife: allBrowserOnly(),
  joinCodes: allBrowserOnly(),
  studentLogins: allBrowserOnly(),
  members: allBrowserOnly(),
  people: allBrowserOnly(),
  organizationSettings: allBrowserOnly(),
  license: allBrowserOnly(),
  orders: allBrowserOnly(),
  books: allBrowserOnly(),
  guestOrders: allBrowserOnly(),
  stock: allBrowserOnly(),
  organizations: allBrowserOnly(),
  invitations: allBrowserOnly(),
  passes: allBrowserOnly(),
  mailedLinks: allBrowserOnly(),
  account: allBrowserOnly(),
  security: allBrowserOnly(),
  auth: allBrowserOnly(),
  navigation: allBrowserOnly(),
});
