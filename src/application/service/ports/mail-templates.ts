import type { Mail } from './mailer.ts';

/** Writes the product's mails. */
export interface MailTemplates {
  signInLink(facts: { readonly to: string; readonly link: string }): Promise<Mail>;
}
