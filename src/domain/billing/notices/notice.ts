import type { EmailAddress } from '../../platform/forms/text-fields.ts';
import type { IsoDate } from '../../platform/dates/iso-date.ts';
import type { Grant } from '../../organizations/grants/grant.ts';
import type { NoticeName, NoticeRole, NoticeTopic } from './notice-table.ts';

/** The holder of the license or order in a notice: an account, an organization with this name, or a guest order for an organization (LIC-7). */
export type NoticeHolder = {
  readonly kind: 'account' | 'organization' | 'guest';
  readonly id: string;
  /** Null for an account. */
  readonly name: string | null;
};

/** The next card charge: the first day of its term, the sum, and the last digits of the card. */
export type NextCharge = { readonly startsOn: IsoDate; readonly cents: number; readonly last4: string };

/** A possible recipient of a notice, with the facts that decide which notices are due. Times are epoch milliseconds. */
export type NoticeSubject = {
  readonly holder: NoticeHolder;
  readonly role: NoticeRole;
  readonly timeZone: string;
  readonly address: EmailAddress;
  /** Null for an address without an account. */
  readonly accountId: string | null;
  readonly grants: readonly Grant[];
  readonly others: readonly Grant[];
  readonly orders: readonly {
    readonly id: string;
    readonly placedAt: number;
    /** Whether the order invoices collected seats (R26). */
    readonly collected: boolean;
  }[];
  /** The next card charge; null if the license does not renew automatically, or the sum is not known yet. */
  readonly renewal: NextCharge | null;
  readonly buyers: readonly string[];
  readonly stopped: readonly NoticeTopic[];
  readonly sent: readonly string[];
};

export type DueNotice = {
  readonly name: NoticeName;
  readonly topic: NoticeTopic | null;
  /** Identifies the notice, so that it is sent only once to an address. */
  readonly key: string;
  /** The day of the notice: the last day of a license or trial, or the day of an order. */
  readonly day: IsoDate;
  /** Days until the end; 0 after it, and for notices about a start. */
  readonly daysLeft: number;
};

export type NoticeFacts = Pick<DueNotice, 'name' | 'day' | 'daysLeft'> & {
  /** Name of the organization that holds the license; null for a personal one. */
  readonly organization: string | null;
  readonly buyers: readonly string[];
  readonly renewal?: NextCharge;
  /** Id of a guest order; the email contains the link to its page. */
  readonly guestOrder?: string;
};

/** A sent notice, which is a row on the license page (R28). */
export type SentNotice = {
  readonly id: string;
  readonly name: NoticeName;
  readonly address: string;
  /** Epoch milliseconds. */
  readonly at: number;
};
