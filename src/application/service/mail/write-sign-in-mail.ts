import type { EmailAddress } from '#domain/account/text-fields.ts';
import { signInCodeLength, signInCodeLifetime } from '#domain/identity/sign-in-code.ts';
import type { Clock } from '../../ports/clock.ts';
import type { MailTemplates } from '../ports/mail-templates.ts';
import type { Mail } from '../ports/mailer.ts';
import type { Secrets } from '../ports/secrets.ts';
import type { SignInCodeStore } from '../ports/sign-in-code-store.ts';
import type { SignInLinks } from '../ports/sign-in-links.ts';

/** Writes the mail that signs somebody in: by its link, or by its code where links are blocked. */
export type WriteSignInMail = (to: EmailAddress) => Promise<Mail>;

/** Of the code only a digest is kept, and only of the newest mail's. */
export function writeSignInMail(
  links: SignInLinks,
  codes: SignInCodeStore,
  secrets: Secrets,
  clock: Clock,
  templates: MailTemplates,
): WriteSignInMail {
  return async (to) => {
    const link = await links.create(to);
    const code = secrets.digits(signInCodeLength);
    const digest = await secrets.digest(code);
    await codes.keep(to, { digest, expiresAt: clock.now() + signInCodeLifetime });
    return templates.signInLink({ to, link, code });
  };
}
