import type { ClientApp } from '#application/client/client-app.ts';
import type { LessonCatalog } from '#application/client/ports/lesson-catalog.ts';
import { initialSession } from '#domain/policy/session.ts';
import { type Answers, methodsBy } from './methods.ts';
import * as unreached from './unreached.ts';

const browserOnly = (): never => {
  throw new Error('Only the browser can do this; the server only renders pages.');
};

const allBrowserOnly = <Feature>(named: Answers<Feature>): Feature =>
  methodsBy<Feature>(named, () => browserOnly);

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
  offline: {
    ...allBrowserOnly<unreached.AskedOffline>(unreached.offline),
    contents: async () => unreached.offline.contents,
    opened: async () => undefined,
    watch: () => () => undefined,
  },
  lessonFiles: allBrowserOnly(unreached.lessonFiles),
  classrooms: allBrowserOnly(unreached.classrooms),
  jobs: allBrowserOnly(unreached.jobs),
  mailedLinks: allBrowserOnly(unreached.mailedLinks),
  account: allBrowserOnly(unreached.account),
  security: allBrowserOnly(unreached.security),
  auth: {
    ...allBrowserOnly<unreached.AskedAuth>(unreached.auth),
    logout: browserOnly,
    startSessionSync: browserOnly,
  },
  navigation: { guardRoute: browserOnly, trackPageView: browserOnly },
});
