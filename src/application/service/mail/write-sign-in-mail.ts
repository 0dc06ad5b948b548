import type { EmailAddress } from '#domain/account/text-fields.ts';
import type { MailTemplates } from '../ports/mail-templates.ts';
import type { Mail } from '../ports/mailer.ts';
import type { Secrets } from '../ports/secrets.ts';
import type { SignInLinks } from '../ports/sign-in-links.ts';
import type { MakeSignInCode } from '../sign-in/make-sign-in-code.ts';

/** Writes the mail that signs somebody in: by its link, or by its code where links are blocked. */
export type WriteSignInMail = (to: EmailAddress) => Promise<Mail>;

export type WriteSignInMailPorts = {
  readonly signInLinks: SignInLinks;
  readonly secrets: Pick<Secrets, 'linkKey'>;
  readonly makeSignInCode: MakeSignInCode;
  readonly templates: MailTemplates;
};

/** The mail before works until there is another link: where the identity service is away, it is not touched. */
export function writeSignInMail({
  signInLinks: links,
  secrets,
  makeSignInCode,
  templates,
}: WriteSignInMailPorts): WriteSignInMail {
  return async (to) => {
    const mailKey = secrets.linkKey();
    const link = await links.create(to, mailKey);
    return templates.signInLink({ to, link, code: await makeSignInCode(to, mailKey) });
  };
}
