import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { parseSecretKeys, type SecretKeys } from './secret-keys.ts';
import { withSecretsFile } from './secrets-file.ts';
import { credentialFileFault, isServiceAccount } from './service-account.ts';
import type { AuditRetention } from '#application/service/platform/audit/prune-audit-log.ts';
import type { Seller } from '#domain/billing/documents/document-sheet.ts';
import { sellerAdvice, sellerOf, sellerProblems, sellerVariables } from './seller-config.ts';
import { type ShutdownTimes, usualTimeoutMs } from './shutdown-times.ts';
import { unverifiedConnections } from './unverified-connections.ts';

/** The parsed environment. No other code reads the environment. */
export type ServerConfig = {
  readonly databaseUrl: string;
  /** The URL of the database's owner for migrations, or null to use `databaseUrl`. */
  readonly migrationDatabaseUrl: string | null;
  readonly firebase: {
    readonly projectId: string;
    readonly apiKey: string;
    readonly authDomain: string;
    readonly appId: string | null;
    readonly recaptcha: boolean;
    /** The reCAPTCHA Enterprise key of App Check, or null if App Check is not used. */
    readonly appCheckSiteKey: string | null;
    /** The service account as JSON, or null if `GOOGLE_APPLICATION_CREDENTIALS` contains the path of its file. */
    readonly serviceAccount: string | null;
  };
  /** The URL that receives the session's token, or null for none. */
  readonly tokenSyncUrl: string | null;
  /** The Google Tag Manager container, or null if no data is sent to third parties. */
  readonly analyticsContainerId: string | null;
  readonly offline: boolean;
  /** The file with the variables that can change while the process runs, or null for none. */
  readonly secretsFile: string | null;
  /** Encryption keys for data in the database, the current one first (SEC-7). */
  readonly secretKeys: SecretKeys;
  readonly mail: { readonly smtpUrl: string; readonly from: string };
  /** The account for card payments, or null if they are off. */
  readonly stripe: { readonly secretKey: string; readonly webhookSecret: string } | null;
  /** The seller on documents, or null for a placeholder. */
  readonly seller: Seller | null;
  readonly publicUrl: string;
  readonly host: string;
  readonly port: number;
  /** The address of a server's `/metrics`, separate from its public port. Null for none. */
  readonly metrics: { readonly host: string; readonly port: number } | null;
  /** The port of a worker's `/healthz`, `/readyz` and `/metrics`. Null for none. */
  readonly workerHealthPort: number | null;
  /** The address of the OpenTelemetry collector that receives traces, or null for none. */
  readonly collectorUrl: string | null;
  /** The addresses of trusted proxies, comma-separated. Null if there are none. */
  readonly trustedProxies: string | null;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error';
  readonly shutdown: ShutdownTimes;
  /** Whether the API's process also runs jobs. False if there are separate workers. */
  readonly jobs: boolean;
  readonly auditRetention: AuditRetention;
};

export class ConfigProblems extends Error {
  override readonly name = 'ConfigProblems';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The environment is incomplete:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

const urlOf = (...protocols: readonly string[]) =>
  z.string().check(z.refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol)));
const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;

const second = 1_000;
const usualNotice = 3;
const usualPort = 8080;
const seconds = z.coerce.number().check(z.gte(0), z.lte(3_600));

const port = z.coerce.number().check(z.int(), z.gte(0), z.lte(65_535));

const environment = z.object({
  DATABASE_URL: urlOf('postgres:', 'postgresql:'),
  MIGRATION_DATABASE_URL: z.optional(urlOf('postgres:', 'postgresql:')),
  FIREBASE_PROJECT_ID: z.string().check(z.regex(/^[a-z][a-z0-9-]{4,29}$/)),
  FIREBASE_API_KEY: z.string().check(z.regex(/^[\w-]+$/)),
  FIREBASE_AUTH_DOMAIN: z.string().check(z.regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/)),
  FIREBASE_APP_ID: z.optional(z.string()),
  FIREBASE_RECAPTCHA: z._default(z.enum(['on', 'off']), 'off'),
  FIREBASE_APP_CHECK_SITE_KEY: z.optional(z.string().check(z.regex(/^[\w-]+$/))),
  ANALYTICS_CONTAINER_ID: z.optional(z.string().check(z.regex(/^GTM-[A-Z0-9]{4,12}$/))),
  TOKEN_SYNC_URL: z.optional(
    urlOf('https:', 'http:').check(z.regex(/^https:|^http:\/\/localhost(?::\d+)?\//)),
  ),
  FIREBASE_SERVICE_ACCOUNT: z.optional(z.string().check(z.refine(isServiceAccount))),
  GOOGLE_APPLICATION_CREDENTIALS: z.optional(z.string()),
  OFFLINE: z._default(z.enum(['on', 'off']), 'on'),
  SECRETS_FILE: z._default(z.nullable(z.string()), null),
  SECRET_KEYS: z.string().check(z.refine((text) => parseSecretKeys(text) !== null)),
  SMTP_URL: urlOf('smtp:', 'smtps:'),
  MAIL_FROM: z.string().check(z.regex(/^(?:[^<>@]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/)),
  PUBLIC_URL: z.string().check(z.refine(isOrigin), z.regex(/^https:|^http:\/\/localhost(?::\d+)?$/)),
  HOST: z._default(z.string(), '0.0.0.0'),
  PORT: z._default(port, usualPort),
  METRICS_HOST: z._default(z.string(), '127.0.0.1'),
  METRICS_PORT: z._default(z.nullable(port), null),
  WORKER_HEALTH_PORT: z._default(z.nullable(port), null),
  OTEL_EXPORTER_OTLP_ENDPOINT: z._default(z.nullable(urlOf('http:', 'https:')), null),
  STRIPE_SECRET_KEY: z.optional(z.string().check(z.regex(/^[sr]k_(?:live|test)_\w+$/))),
  STRIPE_WEBHOOK_SECRET: z.optional(z.string().check(z.regex(/^whsec_\w+$/))),
  ...sellerVariables,
  TRUSTED_PROXIES: z.optional(z.string().check(z.regex(/^[\da-f.:/]+(?: *, *[\da-f.:/]+)*$/i))),
  JOBS: z._default(z.enum(['on', 'off']), 'on'),
  AUDIT_RETENTION_DAYS: z._default(z.coerce.number().check(z.int(), z.gte(400), z.lte(36_500)), 400),
  LOG_LEVEL: z._default(z.enum(['debug', 'info', 'warn', 'error']), 'info'),
  SHUTDOWN_TIMEOUT: z._default(seconds.check(z.gte(1)), usualTimeoutMs / second),
  SHUTDOWN_NOTICE: z._default(seconds, usualNotice),
});

const advice: Readonly<Record<keyof z.output<typeof environment>, string>> = {
  DATABASE_URL: 'the address of the PostgreSQL: postgres://user:password@host:5432/name',
  MIGRATION_DATABASE_URL: 'the address of the same PostgreSQL with the role that owns the database',
  FIREBASE_PROJECT_ID: 'the project’s id, from the Firebase console, project settings',
  FIREBASE_API_KEY: 'the web API key, from the Firebase console, project settings',
  FIREBASE_AUTH_DOMAIN:
    'the domain of the login page: <project>.firebaseapp.com, or a domain of your own, without https://',
  FIREBASE_APP_ID: 'the web app’s id, from the Firebase console, project settings',
  FIREBASE_RECAPTCHA: 'on where the project requires reCAPTCHA to log in, else off',
  FIREBASE_APP_CHECK_SITE_KEY: 'the reCAPTCHA Enterprise key of App Check, from the Firebase console',
  ANALYTICS_CONTAINER_ID:
    'the id of the Google Tag Manager container, GTM-…; leave it out to measure nothing',
  TOKEN_SYNC_URL:
    'the address to notify of the current user: https://service.example/session; leave it out if there is none',
  FIREBASE_SERVICE_ACCOUNT:
    'the service account’s key file as JSON text, whole: with project_id, client_email and private_key',
  GOOGLE_APPLICATION_CREDENTIALS: 'the path of the service account’s key file',
  OFFLINE: 'off to take the service worker off all browsers, else on',
  SECRETS_FILE:
    'the path of a file with more variables, one NAME=value a line, which is read again at SIGUSR2; leave it out for none',
  SECRET_KEYS:
    'the keys of students’ codes, the present one first: a name, a colon and 32 random bytes in base64, as from `openssl rand -base64 32`, with commas between keys',
  SMTP_URL: 'the mail server: smtps://user:password@host:465',
  MAIL_FROM: 'the sender of mails: Blockyard <hello@blockyard.example>',
  STRIPE_SECRET_KEY:
    'the secret key, or a restricted one, from the Stripe dashboard, developers, API keys; leave it out to take no cards',
  STRIPE_WEBHOOK_SECRET:
    'the signing secret of the webhook …/v1/app/payments/notices, from the Stripe dashboard, developers, webhooks',
  ...sellerAdvice,
  PUBLIC_URL: 'the address that people see, without a path: https://blockyard.example',
  HOST: 'the address to listen at',
  PORT: 'the port to listen at: 0 to 65535',
  METRICS_HOST: 'the address where /metrics is answered: one that only Prometheus can reach',
  METRICS_PORT: 'the port where a server answers /metrics: 0 to 65535; leave it out for none',
  WORKER_HEALTH_PORT:
    'the port where a worker answers /healthz, /readyz and /metrics: 0 to 65535; leave it out for none',
  OTEL_EXPORTER_OTLP_ENDPOINT:
    'the address of an OpenTelemetry collector for traces: http://127.0.0.1:4318; leave it out for none',
  TRUSTED_PROXIES: 'the addresses of the proxies before the server: 10.0.0.0/8, 192.0.2.7',
  JOBS: 'off where `npm run worker` runs the jobs, else on',
  AUDIT_RETENTION_DAYS: 'for how many days the audit log is kept: 400 to 36500',
  LOG_LEVEL: 'debug, info, warn or error',
  SHUTDOWN_TIMEOUT: 'the seconds that a stop may take, requests and mails under way included: 1 to 3600',
  SHUTDOWN_NOTICE: 'the seconds that a balancer needs to see that the server is not ready: 0 to 3600',
};

/** The names of all environment variables. */
export const variableNames: readonly string[] = Object.keys(advice);

type ReadText = (file: string) => string;

const stripeProblems = (env: Environment): readonly string[] =>
  (env['STRIPE_SECRET_KEY'] === undefined) === (env['STRIPE_WEBHOOK_SECRET'] === undefined)
    ? []
    : ['STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together. Set both, or neither.'];

const metricsProblems = ({ PORT, METRICS_PORT }: Environment): readonly string[] =>
  METRICS_PORT !== undefined && Number(METRICS_PORT) === Number(PORT ?? usualPort) && METRICS_PORT !== '0'
    ? ['METRICS_PORT equals PORT, where everybody could read /metrics. Set it to another port.']
    : [];

function shutdownProblems(env: Environment): readonly string[] {
  const { SHUTDOWN_NOTICE = usualNotice, SHUTDOWN_TIMEOUT = usualTimeoutMs / second } = env;
  return Number(SHUTDOWN_NOTICE) >= Number(SHUTDOWN_TIMEOUT)
    ? ['SHUTDOWN_NOTICE leaves no time for requests. Set it to less than SHUTDOWN_TIMEOUT.']
    : [];
}

function problemsTogether(env: Environment, readText: ReadText): readonly string[] {
  const problems: string[] = [];
  if (env['FIREBASE_AUTH_EMULATOR_HOST'] !== undefined) {
    problems.push(
      'FIREBASE_AUTH_EMULATOR_HOST must not be set: an emulator takes unsigned tokens. Remove it; `npm start` runs the local service.',
    );
  }
  if (env['GOOGLE_APPLICATION_CREDENTIALS'] === undefined && env['FIREBASE_SERVICE_ACCOUNT'] === undefined) {
    problems.push(
      `GOOGLE_APPLICATION_CREDENTIALS or FIREBASE_SERVICE_ACCOUNT is missing. Set one: ${advice.GOOGLE_APPLICATION_CREDENTIALS}, or ${advice.FIREBASE_SERVICE_ACCOUNT}.`,
    );
  }
  const file =
    env['FIREBASE_SERVICE_ACCOUNT'] === undefined ? env['GOOGLE_APPLICATION_CREDENTIALS'] : undefined;
  const fault = file === undefined ? null : credentialFileFault(file, readText);
  if (fault !== null) {
    problems.push(
      `GOOGLE_APPLICATION_CREDENTIALS names a file that ${fault}. Set it to ${advice.GOOGLE_APPLICATION_CREDENTIALS}.`,
    );
  }
  if (env['FIREBASE_APP_CHECK_SITE_KEY'] !== undefined && env['FIREBASE_APP_ID'] === undefined) {
    problems.push(`FIREBASE_APP_ID is missing, which App Check needs. Set it to ${advice.FIREBASE_APP_ID}.`);
  }
  problems.push(...stripeProblems(env), ...sellerProblems(env), ...unverifiedConnections(env));
  return [...problems, ...metricsProblems(env), ...shutdownProblems(env)];
}

const isVariable = (name: PropertyKey | undefined): name is keyof typeof advice =>
  name !== undefined && Object.hasOwn(advice, name);

const readTextFile: ReadText = (file) => readFileSync(file, 'utf8');

const firebaseOf = (values: z.output<typeof environment>): ServerConfig['firebase'] => ({
  projectId: values.FIREBASE_PROJECT_ID,
  apiKey: values.FIREBASE_API_KEY,
  authDomain: values.FIREBASE_AUTH_DOMAIN,
  appId: values.FIREBASE_APP_ID ?? null,
  recaptcha: values.FIREBASE_RECAPTCHA === 'on',
  appCheckSiteKey: values.FIREBASE_APP_CHECK_SITE_KEY ?? null,
  serviceAccount: values.FIREBASE_SERVICE_ACCOUNT ?? null,
});

const metricsOf = ({
  METRICS_HOST: host,
  METRICS_PORT: port,
}: z.output<typeof environment>): ServerConfig['metrics'] => (port === null ? null : { host, port });

const stripeOf = ({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
}: z.output<typeof environment>): ServerConfig['stripe'] =>
  secretKey === undefined || webhookSecret === undefined ? null : { secretKey, webhookSecret };

function environmentOf(given: Environment, readText: ReadText): Environment {
  const problem = `SECRETS_FILE names a file that cannot be read. Set it to ${advice.SECRETS_FILE}.`;
  const env = withSecretsFile(given, readText);
  if (env === null) throw new ConfigProblems([problem]);
  return env;
}

/** Parses the environment of a production server. Empty variables count as missing. Throws `ConfigProblems`. */
export function readConfig(given: Environment, readText: ReadText = readTextFile): ServerConfig {
  const env = environmentOf(given, readText);
  const parsed = environment.safeParse(env);
  const names = new Set((parsed.error?.issues ?? []).map((issue) => issue.path[0]).filter(isVariable));
  const problems = [...names].map((name) => {
    const fault = env[name] === undefined ? 'is missing' : 'cannot be used as it is';
    return `${name} ${fault}. Set it to ${advice[name]}.`;
  });
  problems.push(...problemsTogether(env, readText));
  const secretKeys = parseSecretKeys(env['SECRET_KEYS'] ?? '');
  if (!parsed.success || secretKeys === null || problems.length > 0) throw new ConfigProblems(problems);
  const values = parsed.data;
  return {
    databaseUrl: values.DATABASE_URL,
    migrationDatabaseUrl: values.MIGRATION_DATABASE_URL ?? null,
    firebase: firebaseOf(values),
    tokenSyncUrl: values.TOKEN_SYNC_URL ?? null,
    analyticsContainerId: values.ANALYTICS_CONTAINER_ID ?? null,
    offline: values.OFFLINE === 'on',
    secretsFile: values.SECRETS_FILE,
    secretKeys,
    mail: { smtpUrl: values.SMTP_URL, from: values.MAIL_FROM },
    stripe: stripeOf(values),
    seller: sellerOf(values),
    publicUrl: values.PUBLIC_URL,
    host: values.HOST,
    port: values.PORT,
    metrics: metricsOf(values),
    workerHealthPort: values.WORKER_HEALTH_PORT,
    collectorUrl: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    trustedProxies: values.TRUSTED_PROXIES ?? null,
    jobs: values.JOBS === 'on',
    auditRetention: { days: values.AUDIT_RETENTION_DAYS },
    logLevel: values.LOG_LEVEL,
    shutdown: {
      noticeMs: values.SHUTDOWN_NOTICE * second,
      timeoutMs: values.SHUTDOWN_TIMEOUT * second,
    },
  };
}
