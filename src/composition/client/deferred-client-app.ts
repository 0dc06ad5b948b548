import type { ClientApp } from '#application/client/client-app.ts';
import type { OfflineLibrary } from '#application/client/lessons/lessons/offline-library.ts';
import type { StudentClassApp } from '#application/client/classrooms/class/student-class-app.ts';
import type { WatchIdle } from '#application/client/classrooms/class/watch-idle.ts';
import type { DockApp } from '#application/client/lessons/dock/dock-app.ts';
import { guardVisitor } from '#application/client/identity/navigation/guard-visitor.ts';
import type { TrackPageView } from '#application/client/identity/navigation/track-page-view.ts';
import {
  awaitSession,
  mayBeSignedIn,
  type SessionTraces,
} from '#application/client/identity/session/await-session.ts';
import type { AuthApp } from '#application/client/identity/session/auth-app.ts';
import type { ClearLocalSession } from '#application/client/identity/session/clear-local-session.ts';
import { err, ok } from '#domain/result.ts';
import { deferred, type OtherAnswers } from './deferred.ts';

const noIdentity = err({ kind: 'identity/network-request-failed' } as const);

/** The parts that exist before the rest of the product is loaded. */
export type Shell = {
  readonly trackPageView: TrackPageView;
  /** Logs out of this browser with only local data. */
  readonly logoutHere: ClearLocalSession;
  readonly traces: SessionTraces;
  readonly offline: OfflineLibrary;
  readonly studentClass: StudentClassApp;
  readonly dock: DockApp;
};

/** The offline lessons; calls wait for `load`, and if that fails none are available. */
export const deferredOffline = (load: () => Promise<OfflineLibrary | null>): OfflineLibrary =>
  deferred<OfflineLibrary, Pick<OfflineLibrary, 'watch'>>(
    load,
    {
      prepare: undefined,
      contents: { lessons: [], lost: [], usage: null },
      opened: undefined,
      forget: undefined,
    },
    {
      watch: (listener) => {
        const stop = load().then((library) => library?.watch(listener));
        return () => void stop.then((end) => end?.());
      },
    },
  );

/** The class for its students; calls wait for `load`. Needs neither identity nor the container. */
export const deferredStudentClass = (
  load: () => Promise<StudentClassApp | null>,
  watchIdle: WatchIdle,
): StudentClassApp =>
  deferred<StudentClassApp, Pick<StudentClassApp, 'watch' | 'watchIdle'>>(
    load,
    { leave: undefined, settle: 0, change: undefined, followClass: 'canceled' },
    {
      watchIdle,
      watch: (listener) => {
        const stop = load().then((app) => app?.watch(listener));
        return () => void stop.then((end) => end?.());
      },
    },
  );

export const deferredDock = (load: () => Promise<DockApp | null>): DockApp =>
  deferred<DockApp, Pick<DockApp, 'watch'>>(
    load,
    {
      connect: undefined,
      choose: undefined,
      run: undefined,
      stop: undefined,
      save: undefined,
      file: { file: null, failure: { kind: 'hex/unreachable' } },
      test: { reading: null, failure: { kind: 'board/unsupported' } },
    },
    {
      watch: (listener) => {
        const stop = load().then((app) => app?.watch(listener));
        return () => void stop.then((end) => end?.());
      },
    },
  );

/**
 * The product for the first paint: features that need identity, HTTP and the container wait for `load`. So public pages work without that
 * code, and session sync starts only if there may be a session. If `load` fails (offline, server unavailable), a call fails as unreachable,
 * and the next one retries; a logout works at once with local data.
 */
export function deferredClientApp(
  { trackPageView, logoutHere, traces, offline, studentClass, dock }: Shell,
  load: () => Promise<ClientApp | null>,
): ClientApp {
  let endKeeping: (() => void) | null = null;
  const loadKeeping = async (): Promise<ClientApp | null> => {
    const app = await load();
    endKeeping ??= app?.auth.startSessionSync() ?? null;
    return app;
  };
  const { session } = traces;
  /** Features whose every method may fail with `service/unreachable`. */
  const kept = <Name extends keyof ClientApp>(
    name: Name,
    answers: OtherAnswers<Omit<ClientApp[Name], never>>,
  ): ClientApp[Name] => deferred(async () => (await loadKeeping())?.[name] ?? null, answers, {});

  return {
    session,
    offline,
    studentClass,
    dock,
    lessons: deferred(async () => (await load())?.lessons ?? null, {}, {}),
    lessonFiles: deferred(async () => (await load())?.lessonFiles ?? null, {}, {}),
    home: kept('home', {}),
    lessonReports: kept('lessonReports', {}),
    classrooms: kept('classrooms', {}),
    students: kept('students', {}),
    classWork: kept('classWork', { follow: undefined }),
    imports: kept('imports', {}),
    activity: kept('activity', {}),
    domains: kept('domains', {}),
    joining: kept('joining', {}),
    devices: kept('devices', {}),
    sessions: kept('sessions', {}),
    consents: kept('consents', {}),
    exports: kept('exports', {}),
    jobs: kept('jobs', {}),
    classroomLife: kept('classroomLife', {}),
    classCodes: kept('classCodes', {}),
    studentLogins: kept('studentLogins', {}),
    members: kept('members', {}),
    people: kept('people', {}),
    organizations: kept('organizations', {}),
    invitations: kept('invitations', {}),
    passes: kept('passes', { leave: undefined }),
    organizationSettings: kept('organizationSettings', {}),
    license: kept('license', {}),
    orders: kept('orders', {}),
    books: kept('books', {}),
    guestOrders: kept('guestOrders', {}),
    stock: kept('stock', {}),
    account: kept('account', { passwordPolicy: noIdentity }),
    mailedLinks: kept('mailedLinks', {
      readMailedLink: noIdentity,
      applyMailedLink: noIdentity,
      learnVerification: undefined,
      resetPassword: noIdentity,
    }),
    security: kept('security', {
      signInOptions: noIdentity,
      connect: noIdentity,
      disconnect: noIdentity,
      sendEmailConfirmation: noIdentity,
      startAuthenticator: noIdentity,
      finishAuthenticator: noIdentity,
      removeSecondFactor: noIdentity,
    }),
    auth: deferred<AuthApp, Pick<AuthApp, 'logout' | 'startSessionSync'>>(
      async () => (await loadKeeping())?.auth ?? null,
      {
        leaveForProvider: noIdentity,
        requestPasswordReset: noIdentity,
        returnFromProvider: ok(null),
      },
      {
        logout: async (reason) => {
          logoutHere(reason);
          await (await load())?.auth.logout(reason);
        },
        startSessionSync: awaitSession(traces, () => {
          const keeping = loadKeeping();
          return () => void keeping.then(() => endKeeping?.());
        }),
      },
    ),
    navigation: {
      trackPageView,
      guardRoute: async (visit) => {
        if (!mayBeSignedIn(traces)) return guardVisitor(session, visit);
        if (visit.access === 'public') return { allow: true };
        const app = await loadKeeping();
        if (app === null) throw new Error('The page could not be opened: Blockyard cannot be reached.');
        return app.navigation.guardRoute(visit);
      },
    },
  };
}
