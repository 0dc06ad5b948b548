import type { EmailAddress } from '#domain/platform/forms/text-fields.ts';
import { emptyScope, type Scope } from '#domain/organizations/access/scope.ts';

export const everything: Scope = { ...emptyScope, everything: true };

/** The scope of an account: its own rows, rows shared with it, and invitations to its verified address. */
export const ownScope = (accountId: string, mailbox: EmailAddress | null = null): Scope => ({
  ...emptyScope,
  own: { accountId, mailbox, shared: true },
});
