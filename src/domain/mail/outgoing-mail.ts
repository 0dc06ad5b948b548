import type { Money } from '../billing/money.ts';
import type { EmailAddress } from '../account/text-fields.ts';
import type { SignInMailPurpose } from './sign-in-mail.ts';
import type { NoticeFacts } from '../notices/notice.ts';

/** The news in a mail about an order. */
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
 * A mail that shall go out. It holds no secret: links and codes are made when it is delivered. `change-email` goes to the
 * new address of an account, of which `account` is the present one; `co-teacher-added` tells a teacher that they were added to a
 * classroom that `account` owns; `join-asked` tells those who run an organization that `account` asks to join, and `move-asked`
 * that `account`, who belongs to it, asks it to take their workspace in; `join-answered` and `move-answered` tell what happened to it.
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
      /** Left out by earlier builds, whose mails all said that they log in. */
      readonly purpose?: SignInMailPurpose;
    }
  | { readonly kind: 'change-email'; readonly to: EmailAddress; readonly account: EmailAddress }
  | {
      readonly kind: 'co-teacher-added';
      readonly to: EmailAddress;
      readonly classroom: string;
      /** The name or the address of the person who added them. */
      readonly by: string | null;
      readonly account?: EmailAddress;
    }
  | {
      /** An import that `account` ordered made a member a teacher of so many classrooms in an organization. */
      readonly kind: 'classrooms-imported';
      readonly to: EmailAddress;
      readonly organization: string;
      readonly classrooms: number;
      /** The name or the address of the person who ordered it. */
      readonly by: string | null;
      readonly account?: EmailAddress;
    }
  | {
      /** A file of so many login cards that somebody ordered can be downloaded. */
      readonly kind: 'login-cards-ready';
      readonly to: EmailAddress;
      readonly cards: number;
    }
  | {
      readonly kind: 'join-asked' | 'move-asked';
      readonly to: EmailAddress;
      readonly organization: string;
      /** The name of who asks; null without one. */
      readonly person: string | null;
      /** The address of who asks. */
      readonly account: EmailAddress;
    }
  | {
      /** A teacher, `account`, asks those who run their organization for a seat of its license. */
      readonly kind: 'seat-asked';
      readonly to: EmailAddress;
      readonly organization: string;
      readonly person: string | null;
      readonly account: EmailAddress;
      /** What they wrote; it may be empty. */
      readonly note: string;
    }
  | {
      /** What happened to the seat of a teacher, with a word of who decided; it may be empty. */
      readonly kind: 'seat-given' | 'seat-freed' | 'seat-declined';
      readonly to: EmailAddress;
      readonly organization: string;
      readonly why: string;
    }
  | {
      /** News of an order to a person who pays for it; `claim` sends the link to claim its license again. */
      readonly kind: 'order-news';
      readonly to: EmailAddress;
      readonly order: string;
      readonly news: OrderNews;
      /** The amount received, with the news `paid`; the total of the order if left out. */
      readonly amount?: Money;
    }
  | ({
      /** A notice about a trial or a license, and the id by which it is stored. */
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
