import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { SmtpMailer } from '#adapters/nodemailer/smtp-mailer.ts';

type Received = { readonly recipients: readonly string[]; readonly source: string };

/** Starts a mail server that accepts every recipient except those with an error code in `codes`, and returns a mailer for it. */
async function serveMail(
  codes: Readonly<Record<string, number>> = {},
): Promise<{ readonly mailer: SmtpMailer; readonly received: Received[] }> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const responseCode = codes[address];
      done(responseCode === undefined ? null : Object.assign(new Error('refused'), { responseCode }));
    },
    onData(stream, session, done) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({ recipients, source: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  const mailer = new SmtpMailer({
    url: `smtp://127.0.0.1:${port}`,
    from: 'Blockyard <hello@blockyard.test>',
  });
  onTestFinished(async () => {
    mailer.close();
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
    });
  });
  return { mailer, received };
}

const mail = {
  to: 'ada@lovelace.test',
  subject: 'Your link 🦊',
  text: 'Text: https://x',
  html: '<p>Text</p>',
};

test('a mail arrives as text and as HTML, in our name', async () => {
  const { mailer, received } = await serveMail();
  await mailer.ping();
  await mailer.send(mail);
  expect(received).toHaveLength(1);
  expect(received[0]?.recipients).toEqual(['ada@lovelace.test']);
  const arrived = await PostalMime.parse(received[0]?.source ?? '');
  expect(arrived).toMatchObject({
    from: { name: 'Blockyard', address: 'hello@blockyard.test' },
    subject: 'Your link 🦊',
  });
  expect(arrived.text?.trim()).toBe('Text: https://x');
  expect(arrived.html?.trim()).toBe('<p>Text</p>');
});

test('subject and recipient cannot add a header or a second recipient', async () => {
  const { mailer, received } = await serveMail();
  await mailer.send({ ...mail, subject: 'Hello\r\nBcc: eve@evil.test\r\n\r\nbody' });
  const sending = mailer.send({ ...mail, to: 'ada@lovelace.test\r\nBcc: eve@evil.test' });
  await sending.catch(() => undefined);
  await mailer.send({ ...mail, to: 'ada@lovelace.test, eve@evil.test' }).catch(() => undefined);
  for (const { recipients, source } of received) {
    expect(recipients).not.toContain('eve@evil.test');
    expect(source).not.toMatch(/^Bcc:/m);
  }
});

test('[REL-6] an unreachable mail server is an error, so that the mail is retried', async () => {
  const mailer = new SmtpMailer({ url: 'smtp://127.0.0.1:9', from: 'hello@blockyard.test' });
  await expect(mailer.send(mail)).rejects.toThrow('ECONNREFUSED');
  await expect(mailer.ping()).rejects.toThrow('ECONNREFUSED');
  mailer.close();
});

test('a URL that is not SMTP is refused at the start', () => {
  for (const url of ['', 'mail.example.org', 'http://mail.example.org', 'smtp://']) {
    expect(() => new SmtpMailer({ url, from: 'hello@blockyard.test' })).toThrow('SMTP_URL');
  }
});

test('[R4] a mailbox that does not exist is refused; a full or busy one is retried', async () => {
  const { mailer, received } = await serveMail({
    'gone@lovelace.test': 550,
    'elsewhere@lovelace.test': 551,
    'full@lovelace.test': 552,
    'later@lovelace.test': 450,
  });
  expect(await mailer.send({ ...mail, to: 'gone@lovelace.test' })).toBe('refused');
  expect(await mailer.send({ ...mail, to: 'elsewhere@lovelace.test' })).toBe('refused');
  await expect(mailer.send({ ...mail, to: 'full@lovelace.test' })).rejects.toThrow('refused');
  await expect(mailer.send({ ...mail, to: 'later@lovelace.test' })).rejects.toThrow('refused');
  expect(await mailer.send(mail)).toBe('taken');
  expect(received).toHaveLength(1);
});
