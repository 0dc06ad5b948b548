import type { EmailAddress } from '#domain/account/text-fields.ts';
import { emptyScope, type Scope } from '#domain/access/scope.ts';

/** Whatever there is. */
export const everything: Scope = { ...emptyScope, everything: true };

/** What an account owns and shares, with what waits for the address that it proved. */
export const ownScope = (accountId: string, mailbox: EmailAddress | null = null): Scope => ({
  ...emptyScope,
  own: { accountId, mailbox, shared: true },
});
