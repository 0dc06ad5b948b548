export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

export interface Mailer {
  /** `taken` once the mail server accepted the mail, `refused` if the mailbox does not exist; throws on any other response, for a retry. */
  send(mail: Mail): Promise<'taken' | 'refused'>;
}
