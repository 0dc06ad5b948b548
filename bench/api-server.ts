// The API on a PostgreSQL, in a process of its own. Every token is the id of an account and counts as verified before: production
// asks the identity service about each, whose time is not ours. The address of the database comes as the first argument.
import type { AddressInfo } from 'node:net';
import { InMemoryEmailChangeLinks } from '../src/adapters/memory/in-memory-email-change-links.ts';
import { InMemoryIdentityDirectory } from '../src/adapters/memory/in-memory-identity-directory.ts';
import { InMemoryIdentityService } from '../src/adapters/memory/in-memory-identity-service.ts';
import { InMemoryLessonPdf } from '../src/adapters/memory/in-memory-lesson-pdf.ts';
import { InMemoryMailTemplates } from '../src/adapters/memory/in-memory-mail-templates.ts';
import { InMemoryMailer } from '../src/adapters/memory/in-memory-mailer.ts';
import { InMemorySignInLinks } from '../src/adapters/memory/in-memory-sign-in-links.ts';
import { RandomIds } from '../src/adapters/node/random-ids.ts';
import { SystemClock } from '../src/adapters/node/system-clock.ts';
import { openDatabase } from '../src/adapters/postgres/database.ts';
import type { VerifiedIdentity } from '../src/application/service/ports/token-verifier.ts';
import { ok } from '../src/domain/result.ts';
import { buildServer } from '../src/server/build-server.ts';
import { composeServiceApp } from '../src/server/composition/compose-service-app.ts';
import { liveAdapters } from '../src/server/composition/live.ts';

const teacherOf = (id: string): VerifiedIdentity => ({
  id,
  email: `${id}@example.org`,
  emailVerified: true,
  displayName: 'Ben Chmark',
  phoneNumber: null,
  signInMethod: 'email',
  signInAgeMs: 0,
  secondFactor: false,
});

const clock = new SystemClock();
const identity = new InMemoryIdentityService(clock);
const database = await openDatabase({ url: process.argv[2] ?? '' });
const composed = composeServiceApp(
  liveAdapters({
    database,
    clock,
    ids: new RandomIds(clock),
    tokenVerifier: { verify: async (token) => ok(teacherOf(token)) },
    identityDirectory: new InMemoryIdentityDirectory(identity, clock),
    signInLinks: new InMemorySignInLinks(identity),
    emailChangeLinks: new InMemoryEmailChangeLinks(identity),
    mailer: new InMemoryMailer(),
    mailTemplates: new InMemoryMailTemplates(),
    lessonPdf: new InMemoryLessonPdf(),
  }),
);
// What is measured is the API, not how it holds a caller back.
const unlimited = { burst: 1e9, perSecond: 1e9 };
const server = buildServer({
  ...composed,
  callBudgets: { person: unlimited, visitor: unlimited },
  checkReadiness: async () => ({ database: 'up', identity: 'up' }),
  isOutage: () => false,
  site: { publicUrl: 'http://localhost', identityDomain: null },
  logger: false,
  renderPage: null,
  clientDir: null,
});
await server.listen({ host: '127.0.0.1', port: 0 });
console.log((server.server.address() as AddressInfo).port);
