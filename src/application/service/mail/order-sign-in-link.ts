import type { EmailAddress } from '#domain/account/text-fields.ts';
import type { Transaction } from '../ports/transaction.ts';

/** Orders a sign-in link by mail; known and unknown addresses are served alike (AUT-3). Spec §7. */
export type OrderSignInLink = (email: EmailAddress) => Promise<void>;

export function orderSignInLink({ transaction }: { readonly transaction: Transaction }): OrderSignInLink {
  return (email) =>
    transaction.run(async ({ jobs }) => {
      await jobs.enqueue('mail', { kind: 'sign-in-link', to: email });
    });
}
