import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { expect, test, vi } from 'vitest';
import { InMemoryLog } from '#adapters/memory/platform/in-memory-log.ts';
import { SmtpMailer } from '#adapters/nodemailer/smtp-mailer.ts';
import { NodeSecrets } from '#adapters/node/node-secrets.ts';
import { SystemClock } from '#adapters/node/system-clock.ts';
import { PostgresSignInCodeStore } from '#adapters/postgres/identity/postgres-sign-in-code-store.ts';
import { PostgresTransaction } from '#adapters/postgres/postgres-transaction.ts';
import { ReactMailTemplates } from '#adapters/react-email/react-mail-templates.tsx';
import { deliverMail } from '#application/service/deliver-mail.ts';
import { orderSignInLink } from '#application/service/identity/mail/order-sign-in-link.ts';
import { writeSignInMail } from '#application/service/organizations/mail/write-sign-in-mail.ts';
import { makeSignInCode } from '#application/service/identity/sign-in/make-sign-in-code.ts';
import { anEmail } from '../../builders/an-email.ts';
import { pgliteInMemory } from './postgres/test-databases.ts';
import { startMailWorker } from './postgres/processes/start-mail-worker.ts';

type MailServer = { readonly port: number; readonly stop: () => Promise<void> };

async function serveMail(port: number, received: string[]): Promise<MailServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let source = '';
      stream.setEncoding('utf8').on('data', (text: string) => {
        source += text;
      });
      stream.on('end', () => {
        received.push(source);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    port: (server.server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}

test('[REL-6] a sign-in link requested while the mail server is down arrives once it is up, and works then', async () => {
  const received: string[] = [];
  const first = await serveMail(0, received);
  const { port } = first;
  await first.stop();
  const database = await pgliteInMemory.open();
  const mailer = new SmtpMailer({
    url: `smtp://127.0.0.1:${port}`,
    from: 'Blockyard <hello@blockyard.test>',
  });
  let made = 0;
  const signInLinks = {
    create: () => {
      made += 1;
      return Promise.resolve(`https://blockyard.test/login?oobCode=code-${made}`);
    },
  };
  const log = new InMemoryLog();
  const signInCodes = new PostgresSignInCodeStore(database.db);
  const secrets = new NodeSecrets();
  const clock = new SystemClock();
  const templates = new ReactMailTemplates();
  const makeCode = makeSignInCode({ signInCodes, secrets, clock });
  const deliver = deliverMail({
    writeSignInMail: writeSignInMail({
      signInLinks,
      secrets,
      makeSignInCode: makeCode,
      templates,
      domains: { ruleOf: () => Promise.resolve(null) },
      directory: { idOf: () => Promise.resolve(null) },
      actors: { load: () => Promise.resolve(null) },
    }),
    writeEmailChangeMail: () => Promise.resolve(null),
    writeNoticeMail: () => Promise.reject(new Error('no notice is due')),
    writeOrderMail: () => Promise.resolve(null),
    templates,
    mailer,
    publicUrl: 'https://blockyard.test',
  });
  const worker = await startMailWorker({ database, deliver, log });

  await orderSignInLink({ transaction: new PostgresTransaction(database, clock) })(anEmail(), 'login');
  await vi.waitFor(() => expect(log.lines().map(({ level }) => level)).toContain('warn'), 10_000);
  expect(received).toEqual([]);

  const second = await serveMail(port, received);
  await vi.waitFor(() => expect(received).toHaveLength(1), 20_000);
  const mail = await PostalMime.parse(received[0] ?? '');
  expect(mail.to).toMatchObject([{ address: 'ada@lovelace.test' }]);
  expect(mail.text).toContain(`https://blockyard.test/login?oobCode=code-${made}`);
  expect(made).toBeGreaterThan(1);

  const code = /(?<!\d)\d{6}(?!\d)/.exec(mail.text ?? '')?.[0] ?? '';
  const stored = await signInCodes.takeTry(anEmail(), { key: '198.51.100.1', known: false }, Date.now());
  expect(await secrets.matches(code, stored?.digest ?? '')).toBe(true);

  await worker.stop();
  mailer.close();
  await second.stop();
  await database.close();
}, 60_000);
