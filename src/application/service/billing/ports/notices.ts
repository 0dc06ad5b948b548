import type { EmailAddress } from '#domain/platform/forms/text-fields.ts';
import type { DueNotice, NoticeHolder, NoticeSubject, SentNotice } from '#domain/billing/notices/notice.ts';
import type { NoticeTopic } from '#domain/billing/notices/notice-table.ts';

export type NewNotice = Pick<DueNotice, 'name' | 'key'> & {
  readonly id: string;
  readonly holder: Pick<NoticeHolder, 'kind' | 'id'>;
  readonly address: EmailAddress;
  readonly accountId: string | null;
  /** Epoch milliseconds. */
  readonly at: number;
};

/** The recipient: an account, or an address without one. */
export type NoticeRecipient = Pick<NewNotice, 'accountId' | 'address'>;

export type ReceivedNotice = NoticeRecipient & Pick<NewNotice, 'name'>;

/** A page of notice subjects, and the cursor of the next page, which is null on the last page. */
export type NoticeSubjects = { readonly subjects: readonly NoticeSubject[]; readonly next: string | null };

/** Stores sent notices (LIC-9), and unsubscribed topics. */
export interface Notices {
  /**
   * People for whom a trial, license, purchase order or declined card begins or ends around `now`: holders, buyers and bill recipients, covered members, and
   * guests who ordered on invoice. Excludes former members, disabled accounts and unverified mailboxes. Returns at most `limit` subjects after a cursor.
   */
  subjects(now: number, limit: number, after: string | null): Promise<NoticeSubjects>;
  /** Saves a notice. Returns false if its address already got a notice with this key. */
  add(notice: NewNotice): Promise<boolean>;
  /** Notices sent to an account, and notices about an organization's licenses (if not null), newest first, at most `limit`. */
  sent(
    about: { accountId: string; organization: string | null },
    most: number,
  ): Promise<readonly SentNotice[]>;
  /** The recipient and kind of a notice; null if there is no notice with this id. */
  recipient(id: string): Promise<ReceivedNotice | null>;
  stopped(recipient: NoticeRecipient): Promise<readonly NoticeTopic[]>;
  setStopped(recipient: NoticeRecipient, topics: readonly NoticeTopic[]): Promise<void>;
  /** Assigns notices about an order without an account to the organization that claimed it. */
  handOver(order: string, organization: string): Promise<void>;
  forget(accountId: string, mailbox: EmailAddress | null): Promise<void>;
}
