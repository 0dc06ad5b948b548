import type { MailedLinks } from '../ports/mailed-links.ts';
import { finishPasswordSetup, type FinishPasswordSetupPorts } from '../security/finish-password-setup.ts';
import type { SessionParts } from '../session/session-parts.ts';
import { applyMailedLink } from './apply-mailed-link.ts';
import { learnVerification } from './learn-verification.ts';
import { readMailedLink } from './read-mailed-link.ts';
import { resetPassword } from './reset-password.ts';

export type MailedLinksPorts = FinishPasswordSetupPorts & {
  readonly links: MailedLinks;
  readonly parts: Pick<SessionParts, 'completeSignIn'>;
};

export type MailedLinksApp = ReturnType<typeof createMailedLinksApp>;

export function createMailedLinksApp({ parts, ...ports }: MailedLinksPorts) {
  return {
    readMailedLink: readMailedLink(ports),
    applyMailedLink: applyMailedLink(ports),
    learnVerification: learnVerification(ports),
    resetPassword: resetPassword({
      ...ports,
      completeSignIn: parts.completeSignIn,
      finishPasswordSetup: finishPasswordSetup(ports),
    }),
  };
}
