import { CsvParseTables } from '#adapters/csv-parse/csv-parse-tables.ts';
import { InMemoryArchive } from '#adapters/memory/in-memory-archive.ts';
import { InMemoryDocumentPaper } from '#adapters/memory/in-memory-document-paper.ts';
import { InMemoryDomainProof } from '#adapters/memory/in-memory-domain-proof.ts';
import { InMemoryEmailChangeLinks } from '#adapters/memory/in-memory-email-change-links.ts';
import { InMemoryFileInspector } from '#adapters/memory/in-memory-file-inspector.ts';
import { InMemoryIdempotencyStore } from '#adapters/memory/in-memory-idempotency-store.ts';
import { InMemoryIdentityDirectory } from '#adapters/memory/in-memory-identity-directory.ts';
import { InMemoryIdentityService } from '#adapters/memory/in-memory-identity-service.ts';
import { InMemoryLessonFileMaker } from '#adapters/memory/in-memory-lesson-file-maker.ts';
import { InMemoryLoginPaper } from '#adapters/memory/in-memory-login-paper.ts';
import { InMemoryMailTemplates } from '#adapters/memory/in-memory-mail-templates.ts';
import { InMemoryMailer } from '#adapters/memory/in-memory-mailer.ts';
import { InMemoryPayments } from '#adapters/memory/in-memory-payments.ts';
import { InMemoryRateLimiter } from '#adapters/memory/in-memory-rate-limiter.ts';
import { InMemoryRecordPaper } from '#adapters/memory/in-memory-record-paper.ts';
import { InMemoryRosterFiles } from '#adapters/memory/in-memory-roster-files.ts';
import { InMemorySecrets } from '#adapters/memory/in-memory-secrets.ts';
import { InMemorySignInLinks } from '#adapters/memory/in-memory-sign-in-links.ts';
import { InMemorySigningKeys } from '#adapters/memory/in-memory-signing-keys.ts';
import { inMemoryStores } from '#adapters/memory/in-memory-stores.ts';
import { InMemoryTokenVerifier } from '#adapters/memory/in-memory-token-verifier.ts';
import { InMemoryUploads } from '#adapters/memory/in-memory-uploads.ts';
import { InMemoryVault } from '#adapters/memory/in-memory-vault.ts';
import { ManualClock } from '#adapters/memory/manual-clock.ts';
import { SequentialIds } from '#adapters/memory/sequential-ids.ts';
import { composeServiceApp } from '#composition/service/compose-service-app.ts';
import { currentOrigin } from '#server/http/call-origin.ts';
import { outgoingMails } from './outgoing-mails.ts';
import { startOfTests } from './time.ts';

/** The service as it is wired in production, over empty in-memory adapters, with its clock at `startOfTests`; and those adapters. */
export function aService() {
  const clock = new ManualClock(startOfTests);
  const stores = inMemoryStores({ clock, origin: currentOrigin });
  const { jobs, tables } = stores;
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
    ...stores,
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
