import { InMemoryLessonCatalogue } from '#adapters/memory/in-memory-lesson-catalogue.ts';
import { aService } from '../../builders/a-service.ts';
import { day } from '../../builders/time.ts';
import { supported } from '../capability.ts';
import { lessonCatalogueContract } from '../lesson-catalogue.contract.ts';

lessonCatalogueContract(
  'InMemoryLessonCatalogue',
  async () => {
    const { app, clock, identity } = aService();
    identity.tokenLifetime = 365 * day;
    let token: string | null = null;
    const catalogue = new InMemoryLessonCatalogue(app, async () => token);
    return {
      catalogue,
      load: app.loadLessons,
      readAs: async (reader) => {
        if (reader === 'visitor') return;
        token = identity.issueToken(identity.addUser({ email: 'ada@lovelace.test' }), 'email').token;
        const caller = await app.verifyToken(token);
        if (caller.ok) await app.ensureProfile(caller.value);
        if (reader === 'trial-ended') await clock.advance(31 * day);
      },
      disconnect: () => {
        catalogue.online = false;
      },
      close: async () => undefined,
    };
  },
  { network: supported },
);
