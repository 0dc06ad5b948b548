import type { EmailAddress } from '#domain/platform/forms/text-fields.ts';
import type { SignInMailPurpose } from '#domain/identity/sign-in/sign-in-mail.ts';
import type { Transaction } from '../../ports/transaction.ts';

/** Sends an email with a sign-in link. The result is the same for known and unknown addresses (AUT-3). Spec §7. */
export type OrderSignInLink = (email: EmailAddress, purpose: SignInMailPurpose) => Promise<void>;

export function orderSignInLink({ transaction }: { readonly transaction: Transaction }): OrderSignInLink {
  return (email, purpose) =>
    transaction.run(async ({ jobs }) => {
      await jobs.enqueue('mail', { kind: 'sign-in-link', to: email, purpose });
    });
}
