import type { EmailAddress } from '../account/text-fields.ts';

/**
 * A mail that shall go out. It holds no secret: links and codes are made when it is delivered. `change-email` goes to the
 * new address of an account, of which `account` is the present one; `co-teacher-added` tells a teacher that they were added to a
 * classroom that `account` owns.
 */
export type OutgoingMail =
  | {
      readonly kind:
        | 'sign-in-link'
        | 'email-change-notice'
        | 'second-factor-removed'
        | 'password-removed'
        | 'account-deleted';
      readonly to: EmailAddress;
    }
  | { readonly kind: 'change-email'; readonly to: EmailAddress; readonly account: EmailAddress }
  | {
      readonly kind: 'co-teacher-added';
      readonly to: EmailAddress;
      readonly classroom: string;
      /** The name or the address of the person who added them. */
      readonly by: string | null;
      readonly account?: EmailAddress;
    };
