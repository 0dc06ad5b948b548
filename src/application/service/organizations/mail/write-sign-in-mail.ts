import type { EmailAddress } from '#domain/platform/forms/text-fields.ts';
import type { SignInMailPurpose } from '#domain/identity/sign-in/sign-in-mail.ts';
import { domainOf } from '#domain/organizations/domains/mail-domain.ts';
import { checkSignInMethod } from '#domain/organizations/domains/sign-in-rule.ts';
import type { ActorSource } from '../../identity/ports/actor-source.ts';
import type { DomainRepository } from '../ports/domain-repository.ts';
import type { IdentityDirectory } from '../../identity/ports/identity-directory.ts';
import type { MailTemplates } from '../../ports/mail-templates.ts';
import type { Mail } from '../../platform/ports/mailer.ts';
import type { Secrets } from '../../platform/ports/secrets.ts';
import type { SignInLinks } from '../../identity/ports/sign-in-links.ts';
import type { MakeSignInCode } from '../../identity/sign-in/make-sign-in-code.ts';

/** Writes the email with a sign-in link and code. Returns null if the address cannot sign in with it. */
export type WriteSignInMail = (to: EmailAddress, purpose?: SignInMailPurpose) => Promise<Mail | null>;

export type WriteSignInMailPorts = {
  readonly signInLinks: SignInLinks;
  readonly secrets: Pick<Secrets, 'linkKey'>;
  readonly makeSignInCode: MakeSignInCode;
  readonly templates: MailTemplates;
  readonly domains: Pick<DomainRepository, 'ruleOf'>;
  readonly directory: Pick<IdentityDirectory, 'idOf'>;
  readonly actors: Pick<ActorSource, 'load'>;
};

type Doors = Pick<WriteSignInMailPorts, 'domains' | 'directory' | 'actors'>;

/**
 * Whether the address's school has disabled this login method for its owner (ORG-9). Users with an unverified mailbox verify it with this email, and users who
 * are exempt from the rule sign in with it.
 */
async function isClosedTo({ domains, directory, actors }: Doors, to: EmailAddress): Promise<boolean> {
  const rule = await domains.ruleOf(domainOf(to));
  if (rule === null || rule.passwordAllowed) return false;
  const id = await directory.idOf(to);
  const record = id === null ? null : await actors.load({ id });
  if (record === null) return true;
  const { account, memberships, signInRule } = record;
  if (!account.mailboxProved) return false;
  const isStaff = account.accountType === 'admin';
  return !checkSignInMethod('email', signInRule, { isStaff, memberships }).ok;
}

/** An earlier email is valid until there is a new link, so it stays valid if the identity service is unavailable. */
export function writeSignInMail({
  signInLinks: links,
  secrets,
  makeSignInCode,
  templates,
  ...doors
}: WriteSignInMailPorts): WriteSignInMail {
  return async (to, purpose = 'login') => {
    if (await isClosedTo(doors, to)) return null;
    const mailKey = secrets.linkKey();
    const link = await links.create(to, mailKey);
    return templates.signInLink({ to, purpose, link, code: await makeSignInCode(to, mailKey) });
  };
}
