import { InMemoryPayments } from '#adapters/memory/billing/in-memory-payments.ts';
import { InMemoryDomainProof } from '#adapters/memory/organizations/in-memory-domain-proof.ts';
import { InMemoryEmailChangeLinks } from '#adapters/memory/identity/in-memory-email-change-links.ts';
import { InMemoryIdentityDirectory } from '#adapters/memory/identity/in-memory-identity-directory.ts';
import { InMemoryIdentityService } from '#adapters/memory/identity/in-memory-identity-service.ts';
import { InMemoryLessonFileMaker } from '#adapters/memory/lessons/in-memory-lesson-file-maker.ts';
import { InMemoryDocumentPaper } from '#adapters/memory/billing/in-memory-document-paper.ts';
import { InMemoryLoginPaper } from '#adapters/memory/classrooms/in-memory-login-paper.ts';
import { InMemoryRecordPaper } from '#adapters/memory/classrooms/in-memory-record-paper.ts';
import { InMemoryMailTemplates } from '#adapters/memory/in-memory-mail-templates.ts';
import { InMemoryMailer } from '#adapters/memory/platform/in-memory-mailer.ts';
import { InMemoryVault } from '#adapters/memory/platform/in-memory-vault.ts';
import { InMemorySignInLinks } from '#adapters/memory/identity/in-memory-sign-in-links.ts';
import { RandomIds } from '#adapters/node/random-ids.ts';
import { SystemClock } from '#adapters/node/system-clock.ts';
import type { Database } from '#adapters/postgres/database.ts';
import type { VerifiedIdentity } from '#application/service/identity/ports/token-verifier.ts';
import { ok } from '#domain/result.ts';
import { buildServer } from '#server/build-server.ts';
import { composeServiceApp } from '#composition/service/compose-service-app.ts';
import { liveAdapters } from '#server/composition/live.ts';

/** Each token is the user's id and name. The user has just signed in with a second factor. */
const personOf = (id: string): VerifiedIdentity => ({
  id,
  email: `${id}@harbor.test`,
  emailVerified: true,
  displayName: id,
  phoneNumber: null,
  signInMethod: 'email',
  signedInAt: null,
  signInAgeMs: 0,
  secondFactor: true,
});

const unlimited = { burst: 1e9, perSecond: 1e9 };

/** Returns the service over a real database. All other adapters are in-memory. */
export function aLiveService(
  database: Database,
  identity = new InMemoryIdentityService(new SystemClock()),
  domainProof = new InMemoryDomainProof(),
) {
  const clock = new SystemClock();
  const adapters = liveAdapters({
    database,
    clock,
    ids: new RandomIds(clock),
    tokenVerifier: { verify: async (token) => ok(personOf(token)) },
    identityDirectory: new InMemoryIdentityDirectory(identity, clock),
    signInLinks: new InMemorySignInLinks(identity),
    emailChangeLinks: new InMemoryEmailChangeLinks(identity),
    mailer: new InMemoryMailer(),
    domainProof,
    vault: new InMemoryVault(),
    payments: new InMemoryPayments(clock),
    publicUrl: 'https://blockyard.test',
    mailTemplates: new InMemoryMailTemplates(),
    lessonFileMaker: new InMemoryLessonFileMaker(),
    loginPaper: new InMemoryLoginPaper(),
    loginBooks: new InMemoryLoginPaper(),
    documentPaper: new InMemoryDocumentPaper(),
    recordPaper: new InMemoryRecordPaper(),
  });
  return { adapters, service: composeServiceApp(adapters) };
}

/** Returns a server with only the API of `aLiveService`, without rate limits. It is not listening yet. */
export function anApi(...given: Parameters<typeof aLiveService>): ReturnType<typeof buildServer> {
  const { adapters, service } = aLiveService(...given);
  return buildServer({
    ...adapters,
    service,
    callBudgets: { person: unlimited, classCode: unlimited, network: unlimited },
    checkReadiness: async () => ({ database: 'up', identity: 'up' }),
    isOutage: () => false,
    site: { publicUrl: 'https://blockyard.test', identityDomain: null },
    logger: false,
    renderPage: null,
    clientDir: null,
  });
}
