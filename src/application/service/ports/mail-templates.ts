import type { Mail } from './mailer.ts';

/** What a mail tells without asking for anything. */
export const notices = [
  'address-taken',
  'email-change-notice',
  'second-factor-removed',
  'password-removed',
  'account-deleted',
] as const;
export type Notice = (typeof notices)[number];

/** Who was added to which classroom, and by whom. */
export type CoTeacherFacts = {
  readonly to: string;
  readonly classroom: string;
  readonly by: string | null;
};

/** Writes the product's mails. */
export interface MailTemplates {
  /** The mail that signs in, by its link or by its code of 6 digits. */
  signInLink(facts: { readonly to: string; readonly link: string; readonly code: string }): Promise<Mail>;
  /** To the new address of an account: the link confirms it. */
  emailChange(facts: { readonly to: string; readonly link: string }): Promise<Mail>;
  /** To a teacher who was added to a classroom, by whom (null where that has no name). It has nothing to press. */
  coTeacherAdded(facts: CoTeacherFacts): Promise<Mail>;
  notice(facts: { readonly to: string; readonly about: Notice }): Promise<Mail>;
}
