import { callbackify } from 'node:util';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerEnvelope } from 'smtp-server';
import { openMailFolder, type MailFolder, type MailMessage } from './mail-folder.ts';
import { mailLinks } from './mail-links.ts';

export interface LocalMailboxOptions {
  readonly dir: string;
  /** Returns the time in epoch milliseconds. */
  readonly now: () => number;
  /** The maximum number of messages. The oldest are deleted first. The default is 500. */
  readonly most?: number;
}

/** Local mode's mailbox, which receives every mail of the product. */
export interface LocalMailbox {
  /** `smtp://127.0.0.1:port`, for nodemailer. Plain text, without authentication. */
  readonly smtpUrl: string;
  /** Returns messages, newest first. `to` filters by the exact address, ignoring case. */
  list(to?: string): readonly MailMessage[];
  find(id: string): MailMessage | undefined;
  clear(): void;
  stop(): Promise<void>;
}

const maxMailBytes = 10 * 1024 * 1024;

/** Opens the folder and an SMTP server on a free loopback port. Stores a mail on disk before accepting it. */
export async function startMailbox(options: LocalMailboxOptions): Promise<LocalMailbox> {
  const folder = openMailFolder(options.dir, options.most ?? 500);
  const receiveMail = callbackify((stream: SMTPServerDataStream, envelope: SMTPServerEnvelope) =>
    receive(stream, envelope, folder, options.now),
  );
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    size: maxMailBytes,
    onData: (stream, session, done) => {
      receiveMail(stream, session.envelope, done);
    },
  });
  server.on('error', (error) => process.emitWarning(error));
  const smtpUrl = await listen(server);
  return {
    smtpUrl,
    list: (to) =>
      to === undefined ? folder.list() : folder.list().filter((mail) => sameAddress(mail.to, to)),
    find: (id) => folder.list().find((mail) => mail.id === id),
    clear: () => folder.clear(),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

function sameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.trim().toLowerCase();
}

async function receive(
  stream: SMTPServerDataStream,
  envelope: SMTPServerEnvelope,
  folder: MailFolder,
  now: () => number,
): Promise<void> {
  const raw = await buffer(stream);
  if (stream.sizeExceeded) throw Object.assign(new Error('The mail is too large'), { responseCode: 552 });
  const { subject = '', text = '', html = '' } = await PostalMime.parse(raw);
  const links = mailLinks(html, text);
  const sentAt = new Date(now()).toISOString();
  for (const { address } of envelope.rcptTo) folder.add({ to: address, subject, text, html, links, sentAt });
}

async function listen(server: SMTPServer): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('The mailbox has no port.');
  return `smtp://127.0.0.1:${address.port}`;
}
