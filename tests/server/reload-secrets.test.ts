import { generateKeyPairSync } from 'node:crypto';
import { EventEmitter } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { Stripe } from 'stripe';
import { expect, onTestFinished, test } from 'vitest';
import { InMemoryLog } from '#adapters/memory/platform/in-memory-log.ts';
import { openSecretParts } from '#server/composition/open-secret-parts.ts';
import { ConfigProblems, readConfig } from '#server/config.ts';
import { reloadSecretsOnSignal } from '#server/reload-secrets.ts';

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const environment = {
  DATABASE_URL: 'postgres://blockyard:secret@db:5432/blockyard',
  FIREBASE_PROJECT_ID: 'blockyard-prod',
  FIREBASE_API_KEY: 'AIzaSyExample-key_1',
  FIREBASE_AUTH_DOMAIN: 'blockyard-prod.firebaseapp.com',
  FIREBASE_SERVICE_ACCOUNT: JSON.stringify({
    type: 'service_account',
    project_id: 'blockyard-prod',
    client_email: 'server@blockyard-prod.iam.gserviceaccount.com',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  }),
  MAIL_FROM: 'Blockyard <hello@blockyard.example>',
  PUBLIC_URL: 'https://blockyard.example',
  SECRETS_FILE: '/run/secrets/blockyard.env',
};

const [oldKey, newKey] = [1, 2].map((byte) => `key-${byte}:${Buffer.alloc(32, byte).toString('base64')}`);

async function serveMail(): Promise<{ readonly port: number; readonly password: { current: string } }> {
  const password = { current: 'old' };
  const server = new SMTPServer({
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ password: given }, _session, done) =>
      given === password.current ? done(null, { user: 'blockyard' }) : done(new Error('wrong password')),
    onData: (stream, _session, done) => {
      stream.on('end', () => done()).resume();
    },
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  onTestFinished(() => new Promise<void>((closed) => server.close(() => closed())));
  return { port: (server.server.address() as AddressInfo).port, password };
}

async function startProcess() {
  const { port, password } = await serveMail();
  const lines = { keys: oldKey ?? '', password: 'old', webhookSecret: 'whsec_old' };
  const readText = (file: string): string => {
    expect(file).toBe(environment.SECRETS_FILE);
    return [
      `SECRET_KEYS=${lines.keys}`,
      `SMTP_URL=smtp://blockyard:${lines.password}@127.0.0.1:${port}`,
      'STRIPE_SECRET_KEY=sk_test_1',
      `STRIPE_WEBHOOK_SECRET=${lines.webhookSecret}`,
    ].join('\n');
  };
  const read = () => readConfig(environment, readText);
  const log = new InMemoryLog();
  const { parts, replace, close } = openSecretParts(read(), log);
  onTestFinished(close);
  const signals = new EventEmitter();
  reloadSecretsOnSignal(signals, { read, replaceSecrets: replace, log });
  return { ...parts, lines, password, log, signal: () => signals.emit('SIGUSR2') };
}

const mail = { to: 'ada@lovelace.test', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };

test('[REL-10] after SIGUSR2 a new password of the mail server is used', async () => {
  const { mailer, lines, password, signal } = await startProcess();
  password.current = 'new';
  await expect(mailer.send(mail)).rejects.toThrow(/535/);
  lines.password = 'new';
  signal();
  expect(await mailer.send(mail)).toBe('taken');
});

test('[REL-10] [SEC-7] after SIGUSR2 a new key is used for sealing, and earlier seals can still be opened', async () => {
  const { vault, lines, signal } = await startProcess();
  const earlier = vault.seal('ABCD', 'code');
  lines.keys = `${newKey},${oldKey}`;
  signal();
  expect(vault.seal('ABCD', 'code')).toMatch(/^key-2:/);
  expect(vault.open(earlier, 'code')).toBe('ABCD');
});

test('[REL-10] after SIGUSR2 notices are verified with the new secret', async () => {
  const { payments, lines, signal } = await startProcess();
  const now = Date.UTC(2026, 10, 30);
  const body = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'account.updated',
    data: { object: {} },
  });
  const { webhooks } = new Stripe('sk_test_1');
  const signature = webhooks.generateTestHeaderString({
    payload: body,
    secret: 'whsec_new',
    timestamp: now / 1_000,
  });
  expect(await payments.notice(body, signature, now)).toEqual({ ok: true, value: null });
  lines.webhookSecret = 'whsec_new';
  signal();
  expect(await payments.notice(body, signature, now)).toEqual({ ok: true, value: { session: null } });
});

test('[REL-10] with an invalid secret the previous ones stay, and the log has the name of the variable', async () => {
  const { vault, lines, log, signal } = await startProcess();
  lines.keys = 'none';
  signal();
  expect(vault.seal('ABCD', 'code')).toMatch(/^key-1:/);
  expect(JSON.stringify(log.lines())).toContain('SECRET_KEYS cannot be used as it is');
});

test('[REL-10] a file of secrets that cannot be read stops the start', () => {
  const readText = (): string => {
    throw Object.assign(new Error('ENOENT'), { code: 'ENOENT' });
  };
  expect(() => readConfig(environment, readText)).toThrow(ConfigProblems);
  expect(() => readConfig(environment, readText)).toThrow(/SECRETS_FILE names a file that cannot be read/);
});
