import type { Mailer } from '../ports/mailer.ts';
import type { OutgoingMail } from '../ports/outbox.ts';
import type { WriteSignInMail } from './write-sign-in-mail.ts';

/** Delivers one mail of the outbox; throws where it could not, and is then called again later. */
export type DeliverMail = (mail: OutgoingMail) => Promise<void>;

/** Links and codes are made at delivery, so that a repeated delivery carries ones that work. */
export function deliverMail(writeSignInMail: WriteSignInMail, mailer: Mailer): DeliverMail {
  return async ({ to }) => mailer.send(await writeSignInMail(to));
}
