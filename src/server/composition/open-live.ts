import { type FirebaseSettings, openFirebaseApp } from '#adapters/firebase-admin/firebase-app.ts';
import { FirebaseEmailChangeLinks } from '#adapters/firebase-admin/firebase-email-change-links.ts';
import { FirebaseIdentityDirectory } from '#adapters/firebase-admin/firebase-identity-directory.ts';
import { FirebaseSignInLinks } from '#adapters/firebase-admin/firebase-sign-in-links.ts';
import { FirebaseTokenVerifier } from '#adapters/firebase-admin/firebase-token-verifier.ts';
import { DnsDomainProof } from '#adapters/node/dns-domain-proof.ts';
import { PinoLog } from '#adapters/pino/pino-log.ts';
import { NodeVault } from '#adapters/node/node-vault.ts';
import { RandomIds } from '#adapters/node/random-ids.ts';
import { SystemClock } from '#adapters/node/system-clock.ts';
import { noPayments } from '#adapters/stripe/no-payments.ts';
import { StripePayments } from '#adapters/stripe/stripe-payments.ts';
import { SmtpMailer } from '#adapters/nodemailer/smtp-mailer.ts';
import { isDatabaseUnavailable } from '#adapters/postgres/database-unavailable.ts';
import { databaseRefusal } from '#adapters/postgres/database-refusal.ts';
import { type Database, openDatabase } from '#adapters/postgres/database.ts';
import { ReactMailTemplates } from '#adapters/react-email/react-mail-templates.tsx';
import type { Log } from '#application/ports/log.ts';
import type { ServerConfig } from '../config.ts';
import type { Tracing } from '../tracing/tracing.ts';
import type { LiveParts } from './live.ts';

const credentialOf = ({ serviceAccount }: ServerConfig['firebase']): FirebaseSettings['credential'] =>
  serviceAccount === null
    ? { kind: 'application-default' }
    : { kind: 'service-account', json: serviceAccount };

/** Logs an unreachable dependency at startup; the server starts anyway and recovers with it (REL-5). */
async function warnWhereAway(log: Log, name: string, ping: () => Promise<void>): Promise<void> {
  try {
    await ping();
  } catch (error) {
    log.error(`${name} does not answer, or refuses us: check its settings`, {
      reason: error instanceof Error ? error.message : 'unknown',
    });
  }
}

export async function openConfigured(
  { databaseUrl, migrationDatabaseUrl }: Pick<ServerConfig, 'databaseUrl' | 'migrationDatabaseUrl'>,
  log: Log,
  tracing: Tracing | null = null,
): Promise<Database> {
  try {
    const place = { url: databaseUrl, ownerUrl: migrationDatabaseUrl };
    return await openDatabase(place, log, tracing?.database);
  } catch (error) {
    const refusal = databaseRefusal(error);
    if (refusal !== null)
      throw new Error(`DATABASE_URL ${refusal}. Correct it, or set the server up.`, { cause: error });
    if (!isDatabaseUnavailable(error)) throw error;
    throw new Error('The database does not answer: check DATABASE_URL, and that it runs.', { cause: error });
  }
}

/** Nothing of OpenTelemetry is loaded without a collector. */
async function tracingOf(collectorUrl: string | null, log: Log): Promise<Tracing | null> {
  if (collectorUrl === null) return null;
  const { openTracing } = await import('../tracing/open-tracing.ts');
  return openTracing({ endpoint: collectorUrl, log });
}

export async function openLive(config: ServerConfig) {
  const log = new PinoLog({ level: config.logLevel });
  const tracing = await tracingOf(config.collectorUrl, log);
  const { projectId, apiKey } = config.firebase;
  const firebase = openFirebaseApp({ projectId, credential: credentialOf(config.firebase) });
  const mailer = new SmtpMailer({ url: config.mail.smtpUrl, from: config.mail.from });
  const clock = new SystemClock();
  const loginPage = { publicUrl: config.publicUrl, apiKey };
  const parts: Omit<
    LiveParts,
    'lessonFileMaker' | 'loginBooks' | 'loginPaper' | 'documentPaper' | 'recordPaper'
  > = {
    database: await openConfigured(config, log, tracing),
    clock,
    ids: new RandomIds(clock),
    tokenVerifier: new FirebaseTokenVerifier(firebase.auth, log),
    identityDirectory: new FirebaseIdentityDirectory(firebase.auth),
    signInLinks: new FirebaseSignInLinks(firebase.auth, loginPage),
    emailChangeLinks: new FirebaseEmailChangeLinks(firebase.auth, loginPage),
    mailer,
    domainProof: new DnsDomainProof(),
    payments: config.stripe === null ? noPayments : new StripePayments(config.stripe),
    vault: new NodeVault(config.secretKeys),
    publicUrl: config.publicUrl,
    mailTemplates: new ReactMailTemplates(),
    auditRetention: config.auditRetention,
  };
  return {
    parts,
    log,
    logger: log.pino,
    tracing,
    pingIdentity: () => firebase.ping(),
    warnOfOutages: async () => {
      await Promise.all([
        warnWhereAway(log, 'the identity service', () => firebase.ping()),
        warnWhereAway(log, 'the mail server', () => mailer.ping()),
      ]);
    },
    close: async () => {
      mailer.close();
      await firebase.close();
    },
  };
}
