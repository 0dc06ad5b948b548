import { InMemoryLessonFiles } from '#adapters/memory/in-memory-lesson-files.ts';
import { aService } from '../../builders/a-service.ts';
import { day } from '../../builders/time.ts';
import { lessonFilesContract } from '../lesson-files.contract.ts';

lessonFilesContract('in memory', async () => {
  const { app, identity, lessonPaper } = aService();
  identity.tokenLifetime = 365 * day;
  let token: string | null = null;
  const files = new InMemoryLessonFiles(app, async () => token);
  return {
    files,
    load: app.loadLessons,
    readAs: async (reader) => {
      if (reader === 'visitor') return;
      token = identity.issueToken(identity.addUser({ email: 'ada@lovelace.test' }), 'email').token;
      const caller = await app.verifyToken(token);
      if (caller.ok) await app.ensureProfile(caller.value);
    },
    jam: () => {
      lessonPaper.busy = true;
    },
    disconnect: () => {
      files.online = false;
    },
    close: async () => undefined,
  };
});
