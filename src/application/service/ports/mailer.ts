/** A mail ready to go out, as text and as HTML. */
export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

/** Sends mail. */
export interface Mailer {
  /**
   * `taken` once the mail server has taken the mail, `refused` where it says that there is no such mailbox; throws where it
   * did not answer so, to be tried again.
   */
  send(mail: Mail): Promise<'taken' | 'refused'>;
}
