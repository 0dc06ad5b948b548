import { startPostgres } from '../postgres-server.ts';
import { createTemplate } from './database.ts';
import { Site } from './site.ts';

/**
 * Playwright's global setup. Prepares the databases of the sites on the PostgreSQL server of TEST_DATABASE_URL, or on a new one. Returns the teardown. If
 * PostgreSQL cannot be started, the sites use their embedded database, which takes about 50% more CPU time.
 */
export default async function prepareDatabases(): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL'];
  const server =
    given === undefined
      ? await startPostgres(console.log)
      : { url: given, stop: async (): Promise<void> => undefined };
  if ('unavailable' in server) {
    console.log(`The browser tests run on the embedded database: ${server.unavailable}`);
    return async () => undefined;
  }
  const dropTemplate = await createTemplate(server.url, async (url) => {
    const site = await Site.start('dist/local', url);
    await site.close();
  });
  return async () => {
    await dropTemplate();
    await server.stop();
  };
}
