import type { EmailAddress } from '#domain/platform/forms/text-fields.ts';
import type { NoticeHolder } from '#domain/billing/notices/notice.ts';
import type { NoticeName, NoticeTopic } from '#domain/billing/notices/notice-table.ts';
import type { Instant } from '../platform/column-types.ts';

export type NoticesTable = {
  id: string;
  name: NoticeName;
  key: string;
  holder_kind: NoticeHolder['kind'];
  holder_id: string;
  /** Null for an address without an account. */
  account_id: string | null;
  address: EmailAddress;
  sent_at: Instant;
};

/** Recipients who unsubscribed from a topic. A recipient is an account, or an address without one. */
export type NoticeStopsTable = {
  account_id: string | null;
  address: EmailAddress | null;
  topic: NoticeTopic;
};
