import type { EmailAddress } from '#domain/account/text-fields.ts';

/** A mail that shall go out. It holds no secret: links are made when it is delivered. */
export type OutgoingMail = { readonly kind: 'sign-in-link'; readonly to: EmailAddress };

/** Takes mails within a transaction, to be delivered at least once after it is committed (REL-6). */
export interface Outbox {
  add(mail: OutgoingMail): Promise<void>;
}
