import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { InMemoryEmailChangeLinks } from '#adapters/memory/in-memory-email-change-links.ts';
import { InMemoryIdentityDirectory } from '#adapters/memory/in-memory-identity-directory.ts';
import { InMemoryIdentityService } from '#adapters/memory/in-memory-identity-service.ts';
import { InMemoryLessonPdf } from '#adapters/memory/in-memory-lesson-pdf.ts';
import { InMemoryMailTemplates } from '#adapters/memory/in-memory-mail-templates.ts';
import { InMemoryMailer } from '#adapters/memory/in-memory-mailer.ts';
import { InMemorySignInLinks } from '#adapters/memory/in-memory-sign-in-links.ts';
import { RandomIds } from '#adapters/node/random-ids.ts';
import { SystemClock } from '#adapters/node/system-clock.ts';
import type { Database } from '#adapters/postgres/database.ts';
import { ok } from '#domain/result.ts';
import { buildServer } from '#server/build-server.ts';
import { composeServiceApp } from '#server/composition/compose-service-app.ts';
import { liveAdapters } from '#server/composition/live.ts';
import { pgliteInMemory } from './postgres/test-databases.ts';

let database: Database;
let server: ReturnType<typeof buildServer>;
let statements = 0;

const counting: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: ({ result }) => {
    statements += 1;
    return Promise.resolve(result);
  },
};

beforeAll(async () => {
  database = await pgliteInMemory.open();
  const clock = new SystemClock();
  const identity = new InMemoryIdentityService(clock);
  const adapters = liveAdapters({
    database: { ...database, db: database.db.withPlugin(counting) },
    clock,
    ids: new RandomIds(clock),
    // A token is the name of its person.
    tokenVerifier: {
      verify: (name) =>
        Promise.resolve(
          ok({
            id: name,
            email: `${name}@harbor.test`,
            emailVerified: true,
            displayName: name,
            phoneNumber: null,
            signInMethod: 'email',
            signInAgeMs: 0,
            secondFactor: false,
          }),
        ),
    },
    identityDirectory: new InMemoryIdentityDirectory(identity, clock),
    signInLinks: new InMemorySignInLinks(identity),
    emailChangeLinks: new InMemoryEmailChangeLinks(identity),
    mailer: new InMemoryMailer(),
    mailTemplates: new InMemoryMailTemplates(),
    lessonPdf: new InMemoryLessonPdf(),
  });
  server = buildServer({
    ...composeServiceApp(adapters),
    checkReadiness: () => Promise.resolve({ database: 'up', identity: 'up' }),
    isOutage: () => false,
    site: { publicUrl: 'https://blockyard.test', identityDomain: null },
    logger: false,
    renderPage: null,
    clientDir: null,
  });
}, 60_000);
afterAll(async () => {
  await server.close();
  await database.close();
});

async function firstNameOf(name: string): Promise<unknown> {
  const reply = await server.inject({
    url: '/v1/app/users/me',
    headers: { authorization: `Bearer ${name}` },
  });
  return reply.json().data.firstName;
}

test('GET users/me needs one statement; so do all that come in the same moment, and each gets their own', async () => {
  const people = Array.from({ length: 20 }, (_, index) => `Ada${index}`);
  for (const name of people) expect(await firstNameOf(name)).toBe(name);
  statements = 0;
  expect(await firstNameOf('Ada7')).toBe('Ada7');
  expect(statements).toBe(1);
  expect(await Promise.all(people.map(firstNameOf))).toEqual(people);
  expect(statements).toBe(2);
});
