import { createTransport, type Transporter } from 'nodemailer';
import type { Mail, Mailer } from '#application/service/ports/mailer.ts';

/** Which mail server to use, and in whose name. */
export type SmtpSettings = {
  /** `smtp://` or `smtps://`, with user and password where the server asks for them. */
  readonly url: string;
  /** `Blockyard <hello@example.org>`, or an address alone. */
  readonly from: string;
};

const second = 1_000;
const maxConnections = 8;

/** RFC 5321: the mailbox is not there, not here, or its name is not allowed; said of the recipient. */
const noSuchMailbox: ReadonlySet<unknown> = new Set([550, 551, 553]);
const isNoSuchMailbox = (error: unknown): boolean =>
  error instanceof Error &&
  'command' in error &&
  error.command === 'RCPT TO' &&
  'responseCode' in error &&
  noSuchMailbox.has(error.responseCode);

/** Sends mail over SMTP, on a few connections that are kept open. */
export class SmtpMailer implements Mailer {
  readonly #transport: Transporter;
  readonly #from: string;

  /** Nothing is connected yet. Throws where the URL is none of SMTP. */
  constructor({ url, from }: SmtpSettings) {
    if (!/^smtps?:\/\/[^/]/.test(url))
      throw new Error('SMTP_URL must begin with smtp:// or smtps:// and name a server');
    this.#from = from;
    this.#transport = createTransport({
      url,
      pool: true,
      maxConnections,
      connectionTimeout: 10 * second,
      greetingTimeout: 10 * second,
      socketTimeout: 30 * second,
      disableFileAccess: true,
      disableUrlAccess: true,
    } as object);
  }

  /** The recipient goes as one address, never as a list to be parsed. */
  async send(mail: Mail): Promise<'taken' | 'refused'> {
    try {
      await this.#hand(mail);
      return 'taken';
    } catch (error) {
      if (isNoSuchMailbox(error)) return 'refused';
      throw error;
    }
  }

  async #hand({ to, subject, text, html }: Mail): Promise<void> {
    await this.#transport.sendMail({
      from: this.#from,
      to: { name: '', address: to },
      subject,
      text,
      html,
      // RFC 3834: no out-of-office answers to a machine.
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    });
  }

  /** Resolves when the server greets us and takes our password; throws where it does not. */
  async ping(): Promise<void> {
    await this.#transport.verify();
  }

  /** Ends the connections; a mail under way fails and is tried again by its sender. */
  close(): void {
    this.#transport.close();
  }
}
