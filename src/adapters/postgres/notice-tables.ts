import type { EmailAddress } from '#domain/account/text-fields.ts';
import type { NoticeHolder } from '#domain/notices/notice.ts';
import type { NoticeName, NoticeTopic } from '#domain/notices/notice-table.ts';
import type { Instant } from './column-types.ts';

/** One row for each notice that was sent. */
export type NoticesTable = {
  id: string;
  name: NoticeName;
  key: string;
  holder_kind: NoticeHolder['kind'];
  holder_id: string;
  /** Null for an address of nobody who has an account. */
  account_id: string | null;
  address: EmailAddress;
  sent_at: Instant;
};

/** Who wants no mails about a topic: an account, or an address of nobody who has one. */
export type NoticeStopsTable = {
  account_id: string | null;
  address: EmailAddress | null;
  topic: NoticeTopic;
};
