import type { ClientApp } from '#application/client/client-app.ts';
import type { DockApp } from '#application/client/lessons/dock/dock-app.ts';
import type { OfflineLibrary } from '#application/client/lessons/lessons/offline-library.ts';
import type { LessonCatalog } from '#application/client/lessons/ports/lesson-catalog.ts';
import type { InvitationService } from '#application/client/organizations/ports/invitation-service.ts';
import type { StudentService } from '#application/client/classrooms/ports/student-service.ts';
import { initialSession } from '#domain/identity/navigation/session.ts';
import { ok } from '#domain/result.ts';
import { featureBy } from './by-name.ts';

const browserOnly = (): never => {
  throw new Error('Only the browser can do this; the server only renders pages.');
};

const allBrowserOnly = <Feature extends object>(own: NoInfer<Partial<Feature>> = {}): Feature =>
  featureBy<Feature>(own, () => browserOnly);

/** Reads for pages that show one person's data to any holder of the link. */
export type LinkedReads = {
  readonly invitations: Pick<InvitationService, 'open'>;
  readonly students: Pick<StudentService, 'checkRecord'>;
};

/**
 * The part of the product that the server needs to render a page for an unknown visitor. Without `linked`, pages that a link opens cannot
 * be rendered.
 */
export const serverApp = (lessons: LessonCatalog, linked?: LinkedReads): ClientApp => ({
  lessons,
  session: {
    current: () => initialSession,
    subscribe: () => () => undefined,
    enter: browserOnly,
    update: browserOnly,
    saveToken: browserOnly,
    leave: browserOnly,
  },
  offline: allBrowserOnly<OfflineLibrary>({
    contents: async () => ({ lessons: [], lost: [], usage: null }),
    opened: async () => undefined,
    watch: () => () => undefined,
  }),
  lessonFiles: allBrowserOnly(),
  home: allBrowserOnly(),
  lessonReports: allBrowserOnly(),
  classrooms: allBrowserOnly(),
  students: allBrowserOnly(linked?.students),
  classWork: allBrowserOnly(),
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
  classCodes: allBrowserOnly(),
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
  invitations: allBrowserOnly(linked?.invitations),
  passes: allBrowserOnly({ board: async () => ok(null) }),
  studentClass: allBrowserOnly(),
  dock: allBrowserOnly<DockApp>({ watch: () => () => undefined }),
  mailedLinks: allBrowserOnly(),
  account: allBrowserOnly(),
  security: allBrowserOnly(),
  auth: allBrowserOnly(),
  navigation: allBrowserOnly(),
});
