import { CsvParseTables } from '#adapters/csv-parse/csv-parse-tables.ts';
import { InMemoryArchive } from '#adapters/memory/platform/in-memory-archive.ts';
import { InMemoryDocumentPaper } from '#adapters/memory/billing/in-memory-document-paper.ts';
import { InMemoryDomainProof } from '#adapters/memory/organizations/in-memory-domain-proof.ts';
import { InMemoryEmailChangeLinks } from '#adapters/memory/identity/in-memory-email-change-links.ts';
import { InMemoryFileInspector } from '#adapters/memory/platform/in-memory-file-inspector.ts';
import { InMemoryIdempotencyStore } from '#adapters/memory/platform/in-memory-idempotency-store.ts';
import { InMemoryIdentityDirectory } from '#adapters/memory/identity/in-memory-identity-directory.ts';
import { InMemoryIdentityService } from '#adapters/memory/identity/in-memory-identity-service.ts';
import { InMemoryLessonFileMaker } from '#adapters/memory/lessons/in-memory-lesson-file-maker.ts';
import { InMemoryLoginPaper } from '#adapters/memory/classrooms/in-memory-login-paper.ts';
import { InMemoryMailTemplates } from '#adapters/memory/in-memory-mail-templates.ts';
import { InMemoryMailer } from '#adapters/memory/platform/in-memory-mailer.ts';
import { InMemoryPayments } from '#adapters/memory/billing/in-memory-payments.ts';
import { InMemoryRateLimiter } from '#adapters/memory/platform/in-memory-rate-limiter.ts';
import { InMemoryRecordPaper } from '#adapters/memory/classrooms/in-memory-record-paper.ts';
import { InMemoryRosterFiles } from '#adapters/memory/platform/in-memory-roster-files.ts';
import { InMemorySecrets } from '#adapters/memory/platform/in-memory-secrets.ts';
import { InMemorySignInLinks } from '#adapters/memory/identity/in-memory-sign-in-links.ts';
import { InMemorySigningKeys } from '#adapters/memory/identity/in-memory-signing-keys.ts';
import { inMemoryStores } from '#adapters/memory/in-memory-stores.ts';
import { InMemoryTokenVerifier } from '#adapters/memory/identity/in-memory-token-verifier.ts';
import { InMemoryUploads } from '#adapters/memory/platform/in-memory-uploads.ts';
import { InMemoryVault } from '#adapters/memory/platform/in-memory-vault.ts';
import { ManualClock } from '#adapters/memory/platform/manual-clock.ts';
import { SequentialIds } from '#adapters/memory/platform/sequential-ids.ts';
import { composeServiceApp } from '#composition/service/compose-service-app.ts';
import { currentOrigin } from '#server/http/call-origin.ts';
import { guardTransactions } from './guard-transactions.ts';
import { outgoingMails } from './outgoing-mails.ts';
import { startOfTests } from './time.ts';

/** Returns the service as production composes it, over empty in-memory adapters, and these adapters. Its clock is at `startOfTests`. */
export function aService() {
  const clock = new ManualClock(startOfTests);
  const stores = inMemoryStores({ clock, origin: currentOrigin });
  const { jobs, tables, transaction, changes, ...outside } = stores;
  const identity = new InMemoryIdentityService(clock);
  const ids = new SequentialIds();
  const rosterFiles = new InMemoryRosterFiles();
  const adapters = {
    archive: new InMemoryArchive(),
    clock,
    directory: new InMemoryIdentityDirectory(identity, clock),
    documentPaper: new InMemoryDocumentPaper(),
    domainProof: new InMemoryDomainProof(),
    lessonFileMaker: new InMemoryLessonFileMaker(),
    loginPaper: new InMemoryLoginPaper(),
    mailer: new InMemoryMailer(),
    payments: new InMemoryPayments(clock),
    recordPaper: new InMemoryRecordPaper(),
    secrets: new InMemorySecrets(),
  };
  const app = composeServiceApp({
    ...guardTransactions(outside, transaction),
    jobs,
    changes,
    ...adapters,
    ids,
    publicMailDomains: new Set(['gmail.com']),
    publicUrl: 'https://blockyard.test',
    emailChangeLinks: new InMemoryEmailChangeLinks(identity),
    loginBooks: adapters.loginPaper,
    auditRetention: { days: 400 },
    tokenVerifier: new InMemoryTokenVerifier(identity),
    signInLinks: new InMemorySignInLinks(identity),
    vault: new InMemoryVault(),
    rosterFiles: { files: rosterFiles, archives: rosterFiles },
    csvTables: new CsvParseTables(),
    uploads: new InMemoryUploads(rosterFiles),
    fileInspector: new InMemoryFileInspector(),
    loginWords: ['barge', 'crane', 'otter', 'quay'],
    limiter: new InMemoryRateLimiter(),
    templates: new InMemoryMailTemplates(),
  });
  const idempotency = new InMemoryIdempotencyStore(new Map(), tables);
  const composed = { service: app, clock, ids, idempotency, signingKeys: new InMemorySigningKeys() };
  return { ...stores, ...adapters, app, composed, idempotency, identity, outbox: outgoingMails(jobs) };
}

export type Service = ReturnType<typeof aService>;
