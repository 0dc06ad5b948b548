/** A mail ready to go out, as text and as HTML. */
export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

/** Sends mail. */
export interface Mailer {
  /** Resolves once the mail server has taken the mail; throws where it did not, to be tried again. */
  send(mail: Mail): Promise<void>;
}
