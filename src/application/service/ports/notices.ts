import type { EmailAddress } from '#domain/account/text-fields.ts';
import type { DueNotice, NoticeHolder, NoticeSubject, SentNotice } from '#domain/notices/notice.ts';
import type { NoticeTopic } from '#domain/notices/notice-table.ts';

/** A notice that is about to be sent. */
export type NewNotice = Pick<DueNotice, 'name' | 'key'> & {
  readonly id: string;
  readonly holder: Pick<NoticeHolder, 'kind' | 'id'>;
  readonly address: EmailAddress;
  readonly accountId: string | null;
  /** Epoch milliseconds. */
  readonly at: number;
};

/** Who gets mails: an account, or an address of nobody who has one. */
export type NoticeRecipient = Pick<NewNotice, 'accountId' | 'address'>;

/** A notice, by what its link tells. */
export type ReceivedNotice = NoticeRecipient & Pick<NewNotice, 'name'>;

/** Some of those whom notices may concern, and what to ask the next ones behind; null where these are the last. */
export type NoticeSubjects = { readonly subjects: readonly NoticeSubject[]; readonly next: string | null };

/** Keeps which notices were sent (LIC-9), and who wants none of a topic. */
export interface Notices {
  /**
   * Those whom a trial, a license, a purchase order or a declined card concerns that began or ends around `now`: who holds it, who
   * buys and gets bills for its organization, whom it covers, and who ordered on invoice without an account. Nobody who left, whose account is
   * disabled, or whose mailbox is not proved. At most `limit`, behind a place.
   */
  subjects(now: number, limit: number, after: string | null): Promise<NoticeSubjects>;
  /** Notes a notice; false where its address got the one of this key before. */
  add(notice: NewNotice): Promise<boolean>;
  /** What was sent to an account, and about what an organization holds (null for none); the latest first, so many at most. */
  sent(
    about: { accountId: string; organization: string | null },
    most: number,
  ): Promise<readonly SentNotice[]>;
  /** Who got which notice; null where there is none of this id. */
  recipient(id: string): Promise<ReceivedNotice | null>;
  /** The topics that somebody wants no mails about. */
  stopped(recipient: NoticeRecipient): Promise<readonly NoticeTopic[]>;
  /** From now on these are the topics that somebody wants no mails about. */
  setStopped(recipient: NoticeRecipient, topics: readonly NoticeTopic[]): Promise<void>;
  /** What was sent about an order without an account is from now on about the organization that claimed it. */
  handOver(order: string, organization: string): Promise<void>;
  /** Deletes what is stored of an account and of its proved mailbox. */
  forget(accountId: string, mailbox: EmailAddress | null): Promise<void>;
}
