import type { EmailAddress } from '../account/text-fields.ts';
import type { IsoDate } from '../dates/iso-date.ts';
import type { Grant } from '../license/grant.ts';
import type { NoticeName, NoticeRole, NoticeTopic } from './notice-table.ts';

/** Who holds what notices are about: somebody for themselves, an organization of this name, or an order without an account that is for one (LIC-7). */
export type NoticeHolder = {
  readonly kind: 'account' | 'organization' | 'guest';
  readonly id: string;
  /** Null for an account. */
  readonly name: string | null;
};

/** What a card is charged for a term that begins on a day, and how its number ends. */
export type NextCharge = { readonly startsOn: IsoDate; readonly cents: number; readonly last4: string };

/** Somebody who may be told something at present, and the facts that decide it. Times are epoch milliseconds. */
export type NoticeSubject = {
  readonly holder: NoticeHolder;
  readonly role: NoticeRole;
  /** The IANA time zone of the organization. */
  readonly timeZone: string;
  readonly address: EmailAddress;
  /** Null for an address of nobody who has an account. */
  readonly accountId: string | null;
  /** What the holder holds. */
  readonly grants: readonly Grant[];
  /** What covers this person besides. */
  readonly others: readonly Grant[];
  /** Purchase orders of the holder that are not paid. */
  readonly orders: readonly {
    readonly id: string;
    readonly placedAt: number;
    /** Whether it invoices seats that were collected (R26). */
    readonly collected: boolean;
  }[];
  /** What the card of the holder is charged next; null where the license does not renew itself, or the sum is not known yet. */
  readonly renewal: NextCharge | null;
  /** Who can buy for the organization, by name. */
  readonly buyers: readonly string[];
  readonly stopped: readonly NoticeTopic[];
  /** The keys of what was sent to this address about this holder lately. */
  readonly sent: readonly string[];
};

/** A notice that is due. */
export type DueNotice = {
  readonly name: NoticeName;
  readonly topic: NoticeTopic | null;
  /** The same for the same notice: an address gets it once. */
  readonly key: string;
  /** The day that it is about: the last day of a license, the day of a trial’s end, that of an order. */
  readonly day: IsoDate;
  /** Until the end; 0 once it is over, and for what counts from a start. */
  readonly daysLeft: number;
};

/** What a notice tells. */
export type NoticeFacts = Pick<DueNotice, 'name' | 'day' | 'daysLeft'> & {
  /** What the organization that holds the license is called; null for one’s own. */
  readonly organization: string | null;
  /** Who can buy for it, by name. */
  readonly buyers: readonly string[];
  /** Set where it tells of a renewal by card. */
  readonly renewal?: NextCharge;
  /** The id of an order without an account: its page is opened by its link. */
  readonly guestOrder?: string;
};

/** A notice that was sent: a row of the license page (R28). */
export type SentNotice = {
  readonly id: string;
  readonly name: NoticeName;
  readonly address: string;
  /** Epoch milliseconds. */
  readonly at: number;
};
