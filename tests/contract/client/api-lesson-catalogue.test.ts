import { ApiLessonCatalogue } from '#adapters/api/api-lesson-catalogue.ts';
import { AxiosHttp } from '#adapters/axios/axios-http.ts';
import { BrowserClock } from '#adapters/browser/browser-clock.ts';
import { InMemoryLog } from '#adapters/memory/in-memory-log.ts';
import { err, ok } from '#domain/result.ts';
import { aNewAssignment, aNewClassroom } from '../../builders/a-classroom.ts';
import { day, startOfTests } from '../../builders/time.ts';
import { aServer } from '../../server/a-server.ts';
import { supported } from '../capability.ts';
import { lessonCatalogueContract } from '../lesson-catalogue.contract.ts';

lessonCatalogueContract(
  'ApiLessonCatalogue, over a real socket to the real server on memory',
  async () => {
    const { app, service, classrooms, clock, identity } = aServer();
    identity.tokenLifetime = 365 * day;
    let target = await app.listen({ port: 0, host: '127.0.0.1' });
    let token: string | null = null;
    let readerId = '';
    const http = () =>
      new AxiosHttp({
        baseUrl: target,
        clock: new BrowserClock(),
        identity: {
          token: async () =>
            token === null
              ? err({ kind: 'session/required' })
              : ok({ token, expiresAt: startOfTests + 365 * day }),
        },
        mayBeSignedIn: () => token !== null,
        onRefused: async () => undefined,
      });
    return {
      catalogue: new ApiLessonCatalogue({ send: (request) => http().send(request) }, new InMemoryLog()),
      load: service.loadLessons,
      readAs: async (reader) => {
        token = null;
        if (reader === 'visitor') return;
        const email = 'ada@lovelace.test';
        const user = identity.userOf(email) ?? identity.addUser({ email });
        token = identity.issueToken(user, 'email').token;
        const caller = await service.verifyToken(token);
        if (caller.ok) await service.ensureProfile(caller.value);
        readerId = user.id;
        if (reader === 'trial-ended') await clock.advance(31 * day);
      },
      assign: async ({ slug, version }) => {
        const owner = { seatId: 'owner', accountId: readerId };
        await classrooms.open(aNewClassroom({ owner }), 200);
        await classrooms.assign(aNewAssignment({ lessonSlug: slug, lessonVersion: version }), 200);
      },
      disconnect: () => {
        target = 'http://127.0.0.1:1';
      },
      close: () => app.close(),
    };
  },
  { network: supported },
);
