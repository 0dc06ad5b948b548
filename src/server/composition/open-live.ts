import { DnsDomainProof } from '#adapters/node/dns-domain-proof.ts';
import { PinoLog } from '#adapters/pino/pino-log.ts';
import { RandomIds } from '#adapters/node/random-ids.ts';
import { SystemClock } from '#adapters/node/system-clock.ts';
import { isDatabaseUnavailable } from '#adapters/postgres/database-unavailable.ts';
import { databaseRefusal } from '#adapters/postgres/database-refusal.ts';
import { type Database, openDatabase } from '#adapters/postgres/database.ts';
import { ReactMailTemplates } from '#adapters/react-email/react-mail-templates.tsx';
import type { Log } from '#application/ports/log.ts';
import type { ServerConfig } from '../config.ts';
import type { Tracing } from '../tracing/tracing.ts';
import type { LiveParts } from './live.ts';
import { openSecretParts } from './open-secret-parts.ts';

/** Logs a dependency that cannot be reached at startup. The server starts anyway, and works when the dependency is available again (REL-5). */
async function warnWhereAway(log: Log, name: string, ping: () => Promise<void>): Promise<void> {
  try {
    await ping();
  } catch (error) {
    log.error(`${name} does not respond or refuses the connection: check its settings`, {
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
      throw new Error(`DATABASE_URL ${refusal}. Correct it, or set up the server.`, { cause: error });
    if (!isDatabaseUnavailable(error)) throw error;
    throw new Error('The database does not respond: check DATABASE_URL and that it is running.', {
      cause: error,
    });
  }
}

/** Opens tracing if there is a collector. Otherwise, does not load OpenTelemetry. */
async function tracingOf(collectorUrl: string | null, log: Log): Promise<Tracing | null> {
  if (collectorUrl === null) return null;
  const { openTracing } = await import('../tracing/open-tracing.ts');
  return openTracing({ endpoint: collectorUrl, log });
}

export async function openLive(config: ServerConfig) {
  const log = new PinoLog({ level: config.logLevel });
  const tracing = await tracingOf(config.collectorUrl, log);
  const secrets = openSecretParts(config, log);
  const clock = new SystemClock();
  const parts: Omit<
    LiveParts,
    'lessonFileMaker' | 'loginBooks' | 'loginPaper' | 'documentPaper' | 'recordPaper'
  > = {
    ...secrets.parts,
    database: await openConfigured(config, log, tracing),
    clock,
    ids: new RandomIds(clock),
    domainProof: new DnsDomainProof(),
    publicUrl: config.publicUrl,
    mailTemplates: new ReactMailTemplates(),
    auditRetention: config.auditRetention,
  };
  return {
    parts,
    log,
    logger: log.pino,
    tracing,
    pingIdentity: secrets.pingIdentity,
    warnOfOutages: async () => {
      await Promise.all([
        warnWhereAway(log, 'the identity service', secrets.pingIdentity),
        warnWhereAway(log, 'the mail server', secrets.pingMail),
      ]);
    },
    replaceSecrets: secrets.replace,
    close: secrets.close,
  };
}
