import { ApiLessonFiles } from '#adapters/api/api-lesson-files.ts';
import { InMemoryHttp } from '#adapters/memory/in-memory-http.ts';
import { InMemoryLog } from '#adapters/memory/in-memory-log.ts';
import { problemType } from '#adapters/wire/v1/problem.ts';
import { aService } from '../../builders/a-service.ts';
import { lessonFilesContract } from '../lesson-files.contract.ts';

const problem = (slug: 'lesson-not-found' | 'unavailable', status: number) => ({
  status,
  body: { type: problemType(slug), title: '', status, requestId: 'r-1' },
});

/** The service behind the wire, as its route answers. */
lessonFilesContract('over the API', async () => {
  const { app, clock, identity, lessonPaper } = aService();
  let token: string | null = null;
  let isOnline = true;
  const http = new InMemoryHttp(
    async ({ path, headers }) => {
      if (!isOnline) return 'unreachable';
      const slug = /^\/v1\/app\/lessons\/([^/]+)\/download$/.exec(path)?.[1] ?? '';
      const bearer = headers['authorization']?.replace('Bearer ', '');
      const reader = bearer === undefined ? null : await app.verifyToken(bearer);
      const printed = await app.printLesson(slug, reader?.ok === true ? reader.value : null, {
        paper: 'letter',
      });
      if (printed.ok) return { status: 200, body: printed.value.pdf };
      return printed.error.kind === 'lesson/not-found'
        ? problem('lesson-not-found', 404)
        : problem('unavailable', 503);
    },
    async () => token,
    clock,
  );
  return {
    files: new ApiLessonFiles(http, new InMemoryLog()),
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
      isOnline = false;
    },
    close: async () => undefined,
  };
});
