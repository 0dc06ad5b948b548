import { describe, expect, test } from 'vitest';
import { ConfigProblems, readConfig } from '#server/config.ts';

const complete = {
  DATABASE_URL: 'postgres://blockyard:secret@db:5432/blockyard',
  FIREBASE_PROJECT_ID: 'blockyard-prod',
  FIREBASE_API_KEY: 'AIzaSyExample-key_1',
  FIREBASE_AUTH_DOMAIN: 'blockyard-prod.firebaseapp.com',
  GOOGLE_APPLICATION_CREDENTIALS: '/run/secrets/firebase.json',
  SMTP_URL: 'smtps://user:secret@mail.blockyard.example:465',
  MAIL_FROM: 'Blockyard <hello@blockyard.example>',
  PUBLIC_URL: 'https://blockyard.example',
};

const problemsOf = (env: Record<string, string | undefined>): readonly string[] => {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigProblems) return error.problems;
    throw error;
  }
};

test('a complete environment is read, with defaults for what may be left out', () => {
  expect(readConfig(complete)).toEqual({
    databaseUrl: complete.DATABASE_URL,
    firebase: {
      projectId: 'blockyard-prod',
      apiKey: 'AIzaSyExample-key_1',
      authDomain: 'blockyard-prod.firebaseapp.com',
      appId: null,
      recaptcha: false,
      appCheckSiteKey: null,
      serviceAccount: null,
    },
    tokenSyncUrl: null,
    analyticsContainerId: null,
    offline: true,
    mail: { smtpUrl: complete.SMTP_URL, from: complete.MAIL_FROM },
    publicUrl: 'https://blockyard.example',
    host: '0.0.0.0',
    port: 8080,
    trustedProxies: null,
    logLevel: 'info',
  });
});

test('[AUT-15] [AUT-16] reCAPTCHA, App Check and token sync are switched on by variables', () => {
  const given = {
    FIREBASE_APP_ID: '1:23:web:4',
    FIREBASE_RECAPTCHA: 'on',
    FIREBASE_APP_CHECK_SITE_KEY: '6Lc_site-key',
    TOKEN_SYNC_URL: 'https://forum.example/session',
  };
  expect(readConfig({ ...complete, ...given })).toMatchObject({
    firebase: { appId: '1:23:web:4', recaptcha: true, appCheckSiteKey: '6Lc_site-key' },
    tokenSyncUrl: 'https://forum.example/session',
  });
  expect(problemsOf({ ...complete, ...given, FIREBASE_APP_ID: '' })).toEqual([
    expect.stringMatching(/^FIREBASE_APP_ID is missing, which App Check needs/),
  ]);
});

test('an empty environment is told everything that it lacks, at once', () => {
  const problems = problemsOf({});
  for (const name of Object.keys(complete)) {
    expect(problems.filter((problem) => problem.startsWith(name))).toHaveLength(1);
  }
  expect(problems).toHaveLength(8);
});

test('an empty variable counts as absent', () => {
  expect(problemsOf({ ...complete, SMTP_URL: ' ' })).toEqual([
    expect.stringMatching(/^SMTP_URL is missing\. Set it to /),
  ]);
});

test('[LES-8] the service worker is switched off by a variable', () => {
  expect(readConfig({ ...complete, OFFLINE: 'off' }).offline).toBe(false);
});

describe('what cannot be used is named, and what it said is not repeated', () => {
  test.each([
    ['FIREBASE_RECAPTCHA', 'yes'],
    ['OFFLINE', 'maybe'],
    ['TOKEN_SYNC_URL', 'http://forum.example/session'],
    ['DATABASE_URL', 'mysql://db'],
    ['FIREBASE_AUTH_DOMAIN', 'https://blockyard.example'],
    ['FIREBASE_SERVICE_ACCOUNT', 'not JSON'],
    ['SMTP_URL', 'https://mail'],
    ['MAIL_FROM', 'nobody'],
    ['PUBLIC_URL', 'https://blockyard.example/app'],
    ['PUBLIC_URL', 'http://blockyard.example'],
    ['PORT', '70000'],
    ['TRUSTED_PROXIES', 'everybody'],
    ['LOG_LEVEL', 'loud'],
  ])('%s=%s', (name, value) => {
    const [problem, ...others] = problemsOf({ ...complete, [name]: value });
    expect(problem).toMatch(new RegExp(`^${name} cannot be used as it is\\. Set it to `));
    expect(problem).not.toContain(value);
    expect(others).toEqual([]);
  });
});

test('either way of giving the service account is enough', () => {
  const { GOOGLE_APPLICATION_CREDENTIALS: _path, ...others } = complete;
  expect(problemsOf({ ...others, FIREBASE_SERVICE_ACCOUNT: '{"type":"service_account"}' })).toEqual([]);
  expect(problemsOf(others)).toHaveLength(1);
});

test('[SEC-1] the identity emulator, which takes unsigned tokens, is refused in production', () => {
  expect(problemsOf({ ...complete, FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099' })).toEqual([
    expect.stringMatching(/^FIREBASE_AUTH_EMULATOR_HOST must not be set/),
  ]);
});
