import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { expect, onTestFinished, test } from 'vitest';
import { startMailbox, type LocalMailbox } from '#server/local/mailbox/local-mailbox.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const noon = Date.UTC(2026, 10, 21, 12);

async function started(dir: string, most?: number): Promise<LocalMailbox> {
  const options = { dir, now: () => noon };
  const mailbox = await startMailbox(most === undefined ? options : { ...options, most });
  onTestFinished(() => mailbox.stop());
  return mailbox;
}

async function send(mailbox: LocalMailbox, mail: object): Promise<void> {
  const transport = createTransport(mailbox.smtpUrl);
  await transport.sendMail({ from: 'yard@blockyard.example', ...mail });
  transport.close();
}

test('a mail arrives with its parts, its links and the time of the clock', async () => {
  const mailbox = await started(temporaryFolder());
  await send(mailbox, {
    to: 'Zoë Åberg <zoe@school.example>',
    subject: 'Dein Link für Blockyard',
    text: 'Open http://localhost:3000/login?a=1&b=2. Thank you.',
    html: '<p>مرحبا <a href="http://localhost:3000/login?a=1&amp;b=2">Sign in</a> <a href=\'https://blockyard.example/help\'>Help</a></p>',
  });
  expect(mailbox.list()).toEqual([
    {
      id: '00000001',
      to: 'zoe@school.example',
      subject: 'Dein Link für Blockyard',
      text: expect.stringContaining('Open http://localhost:3000/login?a=1&b=2.'),
      html: expect.stringContaining('مرحبا'),
      links: ['http://localhost:3000/login?a=1&b=2', 'https://blockyard.example/help'],
      sentAt: '2026-11-21T12:00:00.000Z',
    },
  ]);
});

test('each recipient has a copy, found by the whole address in any case', async () => {
  const mailbox = await started(temporaryFolder());
  await send(mailbox, { to: 'Ann@School.example', bcc: 'joann@school.example', subject: 'One', text: '' });
  await send(mailbox, { to: 'ann@school.example', subject: 'Two', text: '' });
  expect(mailbox.list('ANN@school.example').map((mail) => mail.subject)).toEqual(['Two', 'One']);
  expect(mailbox.list('joann@school.example').map((mail) => mail.subject)).toEqual(['One']);
  expect(mailbox.list('nobody@school.example')).toEqual([]);
});

test('[REL-1] mail survives a restart, and its order continues', async () => {
  const dir = temporaryFolder();
  await send(await started(dir), { to: 'ann@school.example', subject: 'Before', text: '' });
  const again = await started(dir);
  await send(again, { to: 'ann@school.example', subject: 'After', text: '' });
  expect(again.list().map((mail) => mail.subject)).toEqual(['After', 'Before']);
});

test('only the newest mails are kept, on disk too', async () => {
  const dir = temporaryFolder();
  const mailbox = await started(dir, 2);
  for (const subject of ['1', '2', '3']) await send(mailbox, { to: 'ann@school.example', subject, text: '' });
  expect(mailbox.list().map((mail) => mail.subject)).toEqual(['3', '2']);
  expect((await started(dir)).list().map((mail) => mail.subject)).toEqual(['3', '2']);
});

test('deleted mail is not restored', async () => {
  const dir = temporaryFolder();
  const mailbox = await started(dir);
  await send(mailbox, { to: 'ann@school.example', subject: 'Old', text: '' });
  mailbox.clear();
  expect(mailbox.list()).toEqual([]);
  expect((await started(dir)).list()).toEqual([]);
});

test('an unreadable message stops the start and is named', async () => {
  const dir = temporaryFolder();
  writeFileSync(join(dir, '00000001.json'), '{');
  await expect(started(dir)).rejects.toThrow(join(dir, '00000001.json'));
});
