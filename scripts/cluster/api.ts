// Runs a production server, or a worker if WORKER=on. It does not use Firebase, which needs the internet: each token is a user's ID.
import { InMemoryEmailChangeLinks } from '#adapters/memory/identity/in-memory-email-change-links.ts';
import { InMemoryIdentityDirectory } from '#adapters/memory/identity/in-memory-identity-directory.ts';
import { InMemoryIdentityService } from '#adapters/memory/identity/in-memory-identity-service.ts';
import { InMemorySignInLinks } from '#adapters/memory/identity/in-memory-sign-in-links.ts';
import { InMemoryDomainProof } from '#adapters/memory/organizations/in-memory-domain-proof.ts';
import { NodeVault } from '#adapters/node/node-vault.ts';
import { PinoLog } from '#adapters/pino/pino-log.ts';
import { RandomIds } from '#adapters/node/random-ids.ts';
import { SystemClock } from '#adapters/node/system-clock.ts';
import { SmtpMailer } from '#adapters/nodemailer/smtp-mailer.ts';
import { openDatabase } from '#adapters/postgres/database.ts';
import { ReactMailTemplates } from '#adapters/react-email/react-mail-templates.tsx';
import { noPayments } from '#adapters/stripe/no-payments.ts';
import { ok } from '#domain/result.ts';
import { runHost } from '#server/composition/run-host.ts';
import { stopOnSignal } from '#server/stop-on-signal.ts';

const { DATABASE_URL = '', SMTP_URL = '', CLIENT_DIR = '', PORT, METRICS_PORT, WORKER } = process.env;
const host = '127.0.0.1';
const publicUrl = 'https://blockyard.test';

const log = new PinoLog({ level: 'info' });
const clock = new SystemClock();
const identity = new InMemoryIdentityService(clock);
const running = await runHost({
  database: await openDatabase({ url: DATABASE_URL }, log),
  clock,
  ids: new RandomIds(clock),
  tokenVerifier: {
    verify: async (id) =>
      ok({
        id,
        email: `${id}@harbor.test`,
        emailVerified: true,
        displayName: id,
        phoneNumber: null,
        signInMethod: 'email',
        signedInAt: null,
        signInAgeMs: 0,
        secondFactor: true,
      }),
  },
  identityDirectory: new InMemoryIdentityDirectory(identity, clock),
  emailChangeLinks: new InMemoryEmailChangeLinks(identity),
  signInLinks: new InMemorySignInLinks(identity),
  mailer: new SmtpMailer({ url: SMTP_URL, from: 'Blockyard <hello@blockyard.test>' }),
  domainProof: new InMemoryDomainProof(),
  vault: new NodeVault([{ id: 'cluster', key: Buffer.alloc(32, 7) }]),
  payments: noPayments,
  mailTemplates: new ReactMailTemplates(),
  site: { publicUrl, identityDomain: null },
  listen: { host, port: Number(PORT) },
  listenForOperators: { host, port: Number(METRICS_PORT) },
  identity: { apiKey: 'key', authDomain: 'localhost', projectId: 'demo-blockyard' },
  pingIdentity: () => Promise.resolve(),
  clientDir: CLIENT_DIR,
  contentDir: 'content/lessons',
  log,
  logger: log.pino,
  trustedProxies: host,
  runsJobs: WORKER === 'on',
  refuseFromLag: 2_000,
  shutdown: { noticeMs: 3_000, timeoutMs: 25_000 },
});
stopOnSignal(process, { stop: running.stop, timeoutMs: 25_000, log });
