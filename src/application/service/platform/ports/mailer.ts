export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

export interface Mailer {
  /**
   * Sends an email. Returns `taken` if the mail server accepted it, and `refused` if the mailbox does not exist. Throws on any other response, so that the job
   * is retried.
   */
  send(mail: Mail): Promise<'taken' | 'refused'>;
}
