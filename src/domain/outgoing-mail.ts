import type { Money } from './billing/prices/money.ts';
import type { EmailAddress } from './platform/forms/text-fields.ts';
import type { SignInMailPurpose } from './identity/sign-in/sign-in-mail.ts';
import type { NoticeFacts } from './billing/notices/notice.ts';

export const orderNews = [
  'ordered',
  'quoted',
  'paid',
  'claim',
  'shipped',
  'unconfirmed',
  'confirmed',
] as const;
export type OrderNews = (typeof orderNews)[number];

/**
 * An email to send. It contains no secrets, because links and codes are created at delivery. `change-email` goes to the new address of an account; `account` is
 * the current one. `co-teacher-added` notifies a teacher who was added to a classroom of `account`. `join-asked` notifies managers that `account` wants to
 * join; `move-asked` notifies them that `account`, a member, asks them to take over their workspace. `join-answered` and `move-answered` report the result.
 */
export type OutgoingMail =
  | {
      readonly kind:
        | 'email-change-notice'
        | 'second-factor-removed'
        | 'password-removed'
        | 'account-deleted'
        | 'export-ready'
        | 'device-added'
        | 'device-token-reused'
        | 'trial-extended'
        | 'trial-not-extended';
      readonly to: EmailAddress;
    }
  | {
      readonly kind: 'sign-in-link';
      readonly to: EmailAddress;
      readonly purpose: SignInMailPurpose;
    }
  | { readonly kind: 'change-email'; readonly to: EmailAddress; readonly account: EmailAddress }
  | {
      readonly kind: 'co-teacher-added';
      readonly to: EmailAddress;
      readonly classroom: string;
      /** Name or address of the teacher who added them. */
      readonly by: string | null;
      readonly account?: EmailAddress;
    }
  | {
      /** An import by `account` made a member a teacher of this number of classrooms in an organization. */
      readonly kind: 'classrooms-imported';
      readonly to: EmailAddress;
      readonly organization: string;
      readonly classrooms: number;
      /** Name or address of the person who started it. */
      readonly by: string | null;
      readonly account?: EmailAddress;
    }
  | {
      readonly kind: 'login-cards-ready';
      readonly to: EmailAddress;
      readonly cards: number;
    }
  | {
      readonly kind: 'join-asked' | 'move-asked';
      readonly to: EmailAddress;
      readonly organization: string;
      /** Name of the requester; null if none. */
      readonly person: string | null;
      readonly account: EmailAddress;
    }
  | {
      /** A teacher, `account`, asks the managers of their organization for a license seat. */
      readonly kind: 'seat-asked';
      readonly to: EmailAddress;
      readonly organization: string;
      readonly person: string | null;
      readonly account: EmailAddress;
      /** The requester's note; may be empty. */
      readonly note: string;
    }
  | {
      /** The decision on a teacher's seat. The note of the person who decided may be empty. */
      readonly kind: 'seat-given' | 'seat-freed' | 'seat-declined';
      readonly to: EmailAddress;
      readonly organization: string;
      readonly why: string;
    }
  | {
      /** News about an order, for one of the people who pay for it. `claim` sends the link for claiming its license again. */
      readonly kind: 'order-news';
      readonly to: EmailAddress;
      readonly order: string;
      readonly news: OrderNews;
      /** The received amount, for the news `paid`; if missing, the total of the order. */
      readonly amount?: Money;
    }
  | ({
      readonly kind: 'license-notice';
      readonly to: EmailAddress;
      readonly notice: string;
    } & NoticeFacts)
  | {
      readonly kind: 'join-answered' | 'move-answered';
      readonly to: EmailAddress;
      readonly organization: string;
      readonly answer: 'approved' | 'declined';
    };
