import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ConfigProblems, readConfig } from '#server/config.ts';

const complete = {
  DATABASE_URL: 'postgres://blockyard:secret@db:5432/blockyard',
  FIREBASE_PROJECT_ID: 'blockyard-prod',
  FIREBASE_API_KEY: 'AIzaSyExample-key_1',
  FIREBASE_AUTH_DOMAIN: 'blockyard-prod.firebaseapp.com',
  GOOGLE_APPLICATION_CREDENTIALS: '/run/secrets/firebase.json',
  SECRET_KEYS: `a:${Buffer.alloc(32, 1).toString('base64')}`,
  SMTP_URL: 'smtps://user:secret@mail.blockyard.example:465',
  MAIL_FROM: 'Blockyard <hello@blockyard.example>',
  PUBLIC_URL: 'https://blockyard.example',
};

const { privateKey } = generateKeyPairSync('ed25519');
const account = {
  type: 'service_account',
  project_id: 'blockyard-prod',
  client_email: 'server@blockyard-prod.iam.gserviceaccount.com',
  private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
};

const readText = (file: string): string => {
  if (file === complete.GOOGLE_APPLICATION_CREDENTIALS) return JSON.stringify(account);
  throw Object.assign(new Error('ENOENT'), { code: 'ENOENT' });
};
const read = (env: Record<string, string | undefined>) => readConfig(env, readText);

const problemsOf = (env: Record<string, string | undefined>): readonly string[] => {
  try {
    read(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigProblems) return error.problems;
    throw error;
  }
};

test('a complete environment is read, with defaults for optional variables', () => {
  expect(read(complete)).toEqual({
    databaseUrl: complete.DATABASE_URL,
    migrationDatabaseUrl: null,
    firebase: {
      projectId: 'blockyard-prod',
      apiKey: 'AIzaSyExample-key_1',
      authDomain: 'blockyard-prod.firebaseapp.com',
      appId: null,
      recaptcha: false,
      appCheckSiteKey: null,
      serviceAccount: null,
    },
    stripe: null,
    seller: null,
    tokenSyncUrl: null,
    analyticsContainerId: null,
    offline: true,
    secretsFile: null,
    secretKeys: [{ id: 'a', key: Buffer.alloc(32, 1) }],
    mail: { smtpUrl: complete.SMTP_URL, from: complete.MAIL_FROM },
    publicUrl: 'https://blockyard.example',
    host: '0.0.0.0',
    port: 8080,
    metrics: null,
    workerHealthPort: null,
    collectorUrl: null,
    trustedProxies: null,
    jobs: true,
    auditRetention: { days: 400 },
    logLevel: 'info',
    shutdown: { noticeMs: 3_000, timeoutMs: 25_000 },
  });
});

test('[AUT-15] [AUT-16] reCAPTCHA, App Check and token sync are switched on by variables', () => {
  const given = {
    FIREBASE_APP_ID: '1:23:web:4',
    FIREBASE_RECAPTCHA: 'on',
    FIREBASE_APP_CHECK_SITE_KEY: '6Lc_site-key',
    TOKEN_SYNC_URL: 'https://forum.example/session',
  };
  expect(read({ ...complete, ...given })).toMatchObject({
    firebase: { appId: '1:23:web:4', recaptcha: true, appCheckSiteKey: '6Lc_site-key' },
    tokenSyncUrl: 'https://forum.example/session',
  });
  expect(problemsOf({ ...complete, ...given, FIREBASE_APP_ID: '' })).toEqual([
    expect.stringMatching(/^FIREBASE_APP_ID is missing, which App Check needs/),
  ]);
});

test('[LIC-7] the seller is a name and an address of some lines, both or neither', () => {
  const seller = { SELLER_NAME: 'Harbor Learning, Inc.', SELLER_ADDRESS: '1 Pier; Bay, ST 00001;' };
  expect(read({ ...complete, ...seller })).toMatchObject({
    seller: {
      name: 'Harbor Learning, Inc.',
      address: ['1 Pier', 'Bay, ST 00001'],
      email: null,
      phone: null,
      bank: [],
      taxId: null,
      taxClassification: null,
    },
  });
  const taxed = { SELLER_TAX_ID: '12-3456789', SELLER_TAX_CLASS: 'C corporation' };
  expect(read({ ...complete, ...seller, ...taxed })).toMatchObject({
    seller: { taxId: '12-3456789', taxClassification: 'C corporation' },
  });
  const reached = {
    SELLER_EMAIL: 'bills@harbor.example',
    SELLER_PHONE: '555-0199',
    SELLER_BANK: 'First Bank; Routing number 012345678',
  };
  expect(read({ ...complete, ...seller, ...reached })).toMatchObject({
    seller: {
      email: 'bills@harbor.example',
      phone: '555-0199',
      bank: ['First Bank', 'Routing number 012345678'],
    },
  });
  expect(problemsOf({ ...complete, ...taxed })).toEqual([
    'SELLER_TAX_ID needs SELLER_NAME. Set both.',
    'SELLER_TAX_CLASS needs SELLER_NAME. Set both.',
  ]);
  expect(problemsOf({ ...complete, ...seller, SELLER_TAX_ID: '123456789' })).toEqual([
    expect.stringMatching(/^SELLER_TAX_ID/),
  ]);
  expect(problemsOf({ ...complete, ...seller, SELLER_ADDRESS: '' })).toEqual([
    'SELLER_NAME and SELLER_ADDRESS belong together. Set both, or neither.',
  ]);
});

test('[REL-4] metrics have their own port, by default for this machine only, and never the public one', () => {
  expect(read({ ...complete, METRICS_PORT: '9464' }).metrics).toEqual({ host: '127.0.0.1', port: 9464 });
  const shown = { METRICS_PORT: '9464', METRICS_HOST: '10.0.0.7' };
  expect(read({ ...complete, ...shown }).metrics).toEqual({ host: '10.0.0.7', port: 9464 });
  for (const same of [{ METRICS_PORT: '8080' }, { PORT: '9464', METRICS_PORT: '9464' }]) {
    expect(problemsOf({ ...complete, ...same })).toEqual([
      'METRICS_PORT equals PORT, where everybody could read /metrics. Set it to another port.',
    ]);
  }
  expect(problemsOf({ ...complete, METRICS_PORT: 'yes' })).toEqual([
    expect.stringMatching(/^METRICS_PORT cannot be used as it is\. Set it to the port where a server/),
  ]);
});

test('an empty environment is refused with everything that is missing, at once', () => {
  const problems = problemsOf({});
  for (const name of Object.keys(complete)) {
    expect(problems.filter((problem) => problem.startsWith(name))).toHaveLength(1);
  }
  expect(problems).toHaveLength(9);
});

test('an empty variable counts as absent', () => {
  expect(problemsOf({ ...complete, SMTP_URL: ' ' })).toEqual([
    expect.stringMatching(/^SMTP_URL is missing\. Set it to /),
  ]);
});

test('[LES-8] the service worker is switched off by a variable', () => {
  expect(read({ ...complete, OFFLINE: 'off' }).offline).toBe(false);
});

test('[REL-4] variables set how long stopping may take, including the notice', () => {
  const given = { ...complete, SHUTDOWN_TIMEOUT: '60', SHUTDOWN_NOTICE: '0.5' };
  expect(read(given).shutdown).toEqual({ noticeMs: 500, timeoutMs: 60_000 });
  expect(problemsOf({ ...given, SHUTDOWN_NOTICE: '60' })).toEqual([
    expect.stringMatching(/^SHUTDOWN_NOTICE leaves no time for requests/),
  ]);
});

describe('invalid values are reported by the name of the variable, without the value', () => {
  test.each([
    ['FIREBASE_RECAPTCHA', 'yes'],
    ['OFFLINE', 'maybe'],
    ['TOKEN_SYNC_URL', 'http://forum.example/session'],
    ['DATABASE_URL', 'mysql://db'],
    ['FIREBASE_AUTH_DOMAIN', 'https://blockyard.example'],
    ['FIREBASE_SERVICE_ACCOUNT', 'not JSON'],
    ['FIREBASE_SERVICE_ACCOUNT', '{"type":"service_account"}'],
    ['FIREBASE_SERVICE_ACCOUNT', JSON.stringify({ ...account, private_key: 'lost its line breaks' })],
    ['SECRET_KEYS', 'no-colon'],
    ['SECRET_KEYS', `short:${Buffer.alloc(16).toString('base64')}`],
    ['SECRET_KEYS', `a:${Buffer.alloc(32).toString('base64')},a:${Buffer.alloc(32).toString('base64')}`],
    ['SMTP_URL', 'https://mail'],
    ['MAIL_FROM', 'nobody'],
    ['PUBLIC_URL', 'https://blockyard.example/app'],
    ['PUBLIC_URL', 'http://blockyard.example'],
    ['PORT', '70000'],
    ['TRUSTED_PROXIES', 'everybody'],
    ['LOG_LEVEL', 'loud'],
    ['SHUTDOWN_TIMEOUT', 'soon'],
    ['SHUTDOWN_NOTICE', '-1'],
  ])('%s=%s', (name, value) => {
    const [problem, ...others] = problemsOf({ ...complete, [name]: value });
    expect(problem).toMatch(new RegExp(`^${name} cannot be used as it is\\. Set it to `));
    expect(problem).not.toContain(value);
    expect(others).toEqual([]);
  });
});

test('the service account can be given in either way', () => {
  const { GOOGLE_APPLICATION_CREDENTIALS: _path, ...others } = complete;
  expect(problemsOf({ ...others, FIREBASE_SERVICE_ACCOUNT: JSON.stringify(account) })).toEqual([]);
  expect(problemsOf(others)).toHaveLength(1);
});

test('[SEC-1] the identity emulator, which accepts unsigned tokens, is refused in production', () => {
  expect(problemsOf({ ...complete, FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099' })).toEqual([
    expect.stringMatching(/^FIREBASE_AUTH_EMULATOR_HOST must not be set/),
  ]);
});

test.each([
  ['NODE_TLS_REJECT_UNAUTHORIZED', '0', 'NODE_TLS_REJECT_UNAUTHORIZED must not be 0'],
  ['DATABASE_URL', 'postgres://a:b@db/blockyard?sslmode=no-verify', 'must not have sslmode=no-verify'],
  [
    'MIGRATION_DATABASE_URL',
    'postgres://a:b@db/blockyard?uselibpqcompat=true&sslmode=require',
    'must not have uselibpqcompat=true',
  ],
  ['SMTP_URL', 'smtps://mail.test?tls.rejectUnauthorized=false', 'must not have tls.rejectUnauthorized='],
])('[SEC-8] a connection without a verified certificate is refused: %s %s', (name, value, problem) => {
  expect(problemsOf({ ...complete, [name]: value })).toEqual([expect.stringContaining(problem)]);
});

test.each([
  ['DATABASE_URL', 'postgres://a:b@db/blockyard?sslmode=verify-full'],
  ['SMTP_URL', 'smtps://mail.test?tls.rejectUnauthorized=true&pool=true'],
  ['NODE_TLS_REJECT_UNAUTHORIZED', '1'],
])('[SEC-8] a connection with a verified certificate is accepted: %s %s', (name, value) => {
  expect(problemsOf({ ...complete, [name]: value })).toEqual([]);
});

test.each([
  ['cannot be read', () => readText('/run/secrets/lost.json')],
  ['holds no credentials', () => 'not JSON'],
  ['holds no credentials', () => JSON.stringify({ ...account, client_email: undefined })],
])('[REL-2] a credentials file that %s stops the start with the name of its variable', (fault, readGiven) => {
  const expected = `GOOGLE_APPLICATION_CREDENTIALS names a file that ${fault}. Set it to `;
  expect(() => readConfig(complete, readGiven)).toThrow(expected);
  // The file is not read if the variable contains the account itself.
  const given = { ...complete, FIREBASE_SERVICE_ACCOUNT: JSON.stringify(account) };
  expect(readConfig(given, readGiven).firebase.serviceAccount).not.toBe(null);
});

test('[REL-2] credentials of a workload identity are used as they are', () => {
  expect(() => readConfig(complete, () => '{"type":"external_account"}')).not.toThrow();
});
