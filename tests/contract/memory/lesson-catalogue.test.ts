import { InMemoryLessonCatalogue } from '#adapters/memory/in-memory-lesson-catalogue.ts';
import { aNewAssignment, aNewClassroom } from '../../builders/a-classroom.ts';
import { aService } from '../../builders/a-service.ts';
import { day } from '../../builders/time.ts';
import { supported } from '../capability.ts';
import { lessonCatalogueContract } from '../lesson-catalogue.contract.ts';

lessonCatalogueContract(
  'InMemoryLessonCatalogue',
  async () => {
    const { app, classrooms, clock, identity } = aService();
    identity.tokenLifetime = 365 * day;
    let token: string | null = null;
    let readerId = '';
    const catalogue = new InMemoryLessonCatalogue(app, async () => token);
    return {
      catalogue,
      load: app.loadLessons,
      readAs: async (reader) => {
        token = null;
        if (reader === 'visitor') return;
        const email = 'ada@lovelace.test';
        const user = identity.userOf(email) ?? identity.addUser({ email });
        token = identity.issueToken(user, 'email').token;
        const caller = await app.verifyToken(token);
        if (caller.ok) await app.ensureProfile(caller.value);
        readerId = user.id;
        if (reader === 'trial-ended') await clock.advance(31 * day);
      },
      assign: async ({ slug, version }) => {
        const owner = { seatId: 'owner', accountId: readerId };
        await classrooms.open(aNewClassroom({ owner }), 200);
        await classrooms.assign(aNewAssignment({ lessonSlug: slug, lessonVersion: version }), 200);
      },
      disconnect: () => {
        catalogue.online = false;
      },
      close: async () => undefined,
    };
  },
  { network: supported },
);
