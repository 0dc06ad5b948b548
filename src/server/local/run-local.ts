import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FirebaseEmailChangeLinks } from '#adapters/firebase-admin/firebase-email-change-links.ts';
import { FirebaseIdentityDirectory } from '#adapters/firebase-admin/firebase-identity-directory.ts';
import { FirebaseSignInLinks } from '#adapters/firebase-admin/firebase-sign-in-links.ts';
import { FirebaseTokenVerifier } from '#adapters/firebase-admin/firebase-token-verifier.ts';
import { openFirebaseApp } from '#adapters/firebase-admin/firebase-app.ts';
import { InMemoryDomainProof } from '#adapters/memory/organizations/in-memory-domain-proof.ts';
import { loginWords } from '#adapters/words/login-words.ts';
import type { PinoLog } from '#adapters/pino/pino-log.ts';
import { NodeSecrets } from '#adapters/node/node-secrets.ts';
import { NodeVault } from '#adapters/node/node-vault.ts';
import { RandomIds } from '#adapters/node/random-ids.ts';
import { SystemClock } from '#adapters/node/system-clock.ts';
import { SmtpMailer } from '#adapters/nodemailer/smtp-mailer.ts';
import { type Database, type DatabasePlace, openDatabase } from '#adapters/postgres/database.ts';
import { PostgresAccountRepository } from '#adapters/postgres/identity/postgres-account-repository.ts';
import { PostgresLessonRepository } from '#adapters/postgres/lessons/postgres-lesson-repository.ts';
import { PostgresMemberRepository } from '#adapters/postgres/organizations/postgres-member-repository.ts';
import { PostgresTransaction } from '#adapters/postgres/postgres-transaction.ts';
import { StripePayments } from '#adapters/stripe/stripe-payments.ts';
import { ReactMailTemplates } from '#adapters/react-email/react-mail-templates.tsx';
import { unnamedSeller } from '#domain/billing/documents/document-sheet.ts';
import { runHost } from '../composition/run-host.ts';
import { type ShutdownTimes, usualTimeoutMs } from '../shutdown-times.ts';
import { guardIdentity } from './access/guard-identity.ts';
import { addressesOf, claimPort } from './claim-port.ts';
import { OffsetClock } from './clock.ts';
import { localConsole } from './console/local-console.ts';
import type { ConsolePerson } from './console/overview-page.ts';
import { demoPassword, demoPeople } from './demo/demo-people.ts';
import { demoRoutes } from './demo/demo-routes.ts';
import { credentialSeal, keyIn } from './identity/credential-seal.ts';
import { type LocalIdentity, startLocalIdentity } from './identity/local-identity.ts';
import { sealedDirectory, sealedVerifier } from './identity/sealed-ports.ts';
import { createJobBrake } from './job-brake.ts';
import { listenOnAll } from './listen-on-all.ts';
import { startLocalPayments } from './payments/local-payments.ts';
import { paymentPages } from './payments/payment-pages.ts';
import { startMailbox } from './mailbox/local-mailbox.ts';

export type LocalSettings = {
  /** The address to listen on. `localhost` allows only this computer, on both of its loopback addresses. */
  readonly host: string;
  /** The port, or 0 for any free port. */
  readonly port: number;
  /** The folder of all stored data: accounts, database, mail, the clock's offset. */
  readonly dataDir: string;
  readonly clientDir: string;
  readonly contentDir: string;
  /** A dump of an empty database, which makes the first start faster. */
  readonly databaseTemplate?: string;
  /** A PostgreSQL to use instead of the embedded database in `dataDir`. */
  readonly databaseUrl?: string | null;
  readonly log: PinoLog;
  readonly publicUrl?: string;
  /** The durations of a stop. There is no notice by default. */
  readonly shutdown?: ShutdownTimes;
  readonly frontHost?: string;
};

export type LocalHost = {
  readonly url: string;
  readonly port: number;
  readonly stop: () => Promise<void>;
};

/** A `demo-…` project can never be a real one. */
const identitySettings = { apiKey: 'local', authDomain: 'localhost', projectId: 'demo-blockyard' };

const templateOf = ({ databaseTemplate: file }: LocalSettings): { readonly template?: Blob } =>
  file === undefined ? {} : { template: new Blob([readFileSync(file)], { type: 'application/x-gzip' }) };

const placeOf = (settings: LocalSettings): DatabasePlace => {
  const { databaseUrl: url, dataDir } = settings;
  return url === undefined || url === null
    ? { dir: path.join(dataDir, 'database'), ...templateOf(settings) }
    : { url };
};

const atOnce: ShutdownTimes = { noticeMs: 0, timeoutMs: usualTimeoutMs };

/** An obviously invalid tax number, because none begins with 00. */
const localSeller = { ...unnamedSeller, taxId: '00-0000000' };

/** Runs the scheduled jobs after the clock was moved, without waiting for the next half hour. */
const runDailyJobs = (database: Database, clock: OffsetClock): Promise<void> =>
  new PostgresTransaction(database, clock).run(async ({ jobs }) => {
    await jobs.enqueue('charge-renewals', {});
    await jobs.enqueue('issue-collected', {});
    await jobs.enqueue('send-notices', {});
    await jobs.enqueue('remind-invitations', {});
  });

const consolePeople = (identity: Pick<LocalIdentity, 'holds'>): readonly ConsolePerson[] =>
  demoPeople
    .filter(({ id }) => identity.holds(id))
    .map(({ firstName, lastName, email, accountType }) => ({
      name: `${firstName} ${lastName}`,
      email,
      role: accountType,
      signIn: `password ${demoPassword}${accountType === 'admin' ? ', then an authenticator app' : ''}`,
    }));

/**
 * Runs the whole product in one process without keys: an embedded database, the identity emulator, a local mailbox, and the console at `/dev`. Throws
 * `PortTaken`, `FolderInUse` and `DatabaseUnusable`, each with a message that explains the fix.
 */
export async function runLocal(settings: LocalSettings): Promise<LocalHost> {
  const { host, dataDir, log } = settings;
  const [address, ...others] = addressesOf(host);
  const port = await claimPort(host, settings.port);
  const publicUrl = settings.publicUrl ?? `http://localhost:${port}`;
  const inDataDir = (name: string): string => path.join(dataDir, name);

  const place = placeOf(settings);
  if ('dir' in place && !existsSync(place.dir) && existsSync(inDataDir('identity.key'))) {
    log.warn(
      `${place.dir} no longer exists, although Blockyard was started here before: a new one is created`,
    );
  }
  const database = await openDatabase(place, log);
  const clock = new OffsetClock(new SystemClock(), inDataDir('clock.json'));
  const mailbox = await startMailbox({ dir: inDataDir('mail'), now: () => clock.now() });
  const providerMailer = new SmtpMailer({
    url: mailbox.smtpUrl,
    from: 'Identity provider <no-reply@localhost>',
  });
  const seal = credentialSeal(keyIn(inDataDir('identity.key')));
  const identity = await startLocalIdentity({
    projectId: identitySettings.projectId,
    seal,
    dataFile: inDataDir('identity.json'),
    now: () => clock.now(),
    mails: { publicUrl, apiKey: identitySettings.apiKey, send: (mail) => providerMailer.send(mail) },
  });
  const firebase = openFirebaseApp({
    projectId: identitySettings.projectId,
    credential: { kind: 'emulator', host: identity.adminHost },
  });
  const mailer = new SmtpMailer({ url: mailbox.smtpUrl, from: 'Blockyard <hello@blockyard.example>' });
  const accounts = new PostgresAccountRepository(database.db);
  const domainProof = new InMemoryDomainProof();
  const brake = createJobBrake();
  const payments = await startLocalPayments({ dataFile: inDataDir('payments.json'), clock, publicUrl });

  const closeAround = async (): Promise<void> => {
    mailer.close();
    providerMailer.close();
    await Promise.all([firebase.close(), identity.stop(), mailbox.stop(), payments.stop()]);
  };

  const loginPage = { publicUrl, apiKey: identitySettings.apiKey };
  const vault = new NodeVault([{ id: 'local', key: keyIn(inDataDir('secrets.key')) }]);
  const running = await runHost({
    database,
    clock,
    ids: new RandomIds(clock),
    seller: localSeller,
    tokenVerifier: sealedVerifier(new FirebaseTokenVerifier(firebase.auth), seal),
    identityDirectory: sealedDirectory(new FirebaseIdentityDirectory(firebase.auth), seal),
    signInLinks: new FirebaseSignInLinks(firebase.auth, loginPage),
    emailChangeLinks: new FirebaseEmailChangeLinks(firebase.auth, loginPage),
    mailer,
    domainProof,
    payments: new StripePayments(payments.stripe),
    vault,
    mailTemplates: new ReactMailTemplates(),
    site: { publicUrl, identityDomain: null },
    listen: { host: address, port },
    identity: identitySettings,
    pingIdentity: () => firebase.ping(),
    clientDir: settings.clientDir,
    contentDir: settings.contentDir,
    log,
    logger: log.pino,
    aroundJobs: brake.brake,
    shutdown: settings.shutdown ?? atOnce,
    before: guardIdentity(identity, settings.frontHost ?? host),
    mount: [
      listenOnAll(others),
      localConsole({
        identity,
        mailbox,
        clock,
        dns: domainProof,
        jobs: brake,
        onClockMoved: () => runDailyJobs(database, clock),
        people: async () => consolePeople(identity),
      }),
      paymentPages(payments),
      demoRoutes({
        accounts,
        auth: firebase.auth,
        clock,
        lessons: new PostgresLessonRepository(database.db),
        ids: new RandomIds(clock),
        members: new PostgresMemberRepository(database.db),
        secrets: { vault, clock, loginWords, secrets: new NodeSecrets() },
        transaction: new PostgresTransaction(database, clock),
        transactionAt: (at) =>
          new PostgresTransaction(database, { now: () => at, after: (ms, run) => clock.after(ms, run) }),
      }),
    ],
  }).catch(async (error: unknown) => {
    await closeAround();
    throw error;
  });
  return {
    url: publicUrl,
    port,
    stop: async () => {
      await running.stop();
      await closeAround();
    },
  };
}
