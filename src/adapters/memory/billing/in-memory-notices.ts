import type {
  NewNotice,
  NoticeRecipient,
  Notices,
  NoticeSubjects,
  ReceivedNotice,
} from '#application/service/billing/ports/notices.ts';
import type { EmailAddress } from '#domain/platform/forms/text-fields.ts';
import type { NoticeSubject, SentNotice } from '#domain/billing/notices/notice.ts';
import { type NoticeTopic, noticeTopics } from '#domain/billing/notices/notice-table.ts';
import { compareCodePoints } from '#domain/platform/tables/fold-text.ts';
import { byId, type TableDefinition } from '../in-memory-table.ts';
import { InMemoryStore } from '../in-memory-tables.ts';
import { noticeSubjects } from './notice-subjects.ts';

const day = 86_400_000;

const recipientKey = ({ accountId, address }: NoticeRecipient): string => accountId ?? address;

const noticeTable: TableDefinition<NewNotice> = {
  name: 'notices',
  key: byId,
  unique: ({ address, key }) => [JSON.stringify([address, key])],
};
const stopTable: TableDefinition<{ readonly id: string; readonly topics: readonly NoticeTopic[] }> = {
  name: 'stopped notices',
  key: byId,
};

export class InMemoryNotices extends InMemoryStore implements Notices {
  readonly #notices = this.tables.of(noticeTable);
  readonly #stops = this.tables.of(stopTable);

  async subjects(now: number, limit: number, after: string | null): Promise<NoticeSubjects> {
    const all = await noticeSubjects(this.tables, now);
    const rows = all
      .filter(({ place }) => compareCodePoints(place, after ?? '') > 0)
      .toSorted((one, other) => compareCodePoints(one.place, other.place))
      .slice(0, limit);
    const next = rows.length < limit ? null : (rows.at(-1)?.place ?? null);
    const notices = rows.map(({ subject }) => ({
      ...subject,
      stopped: this.#stopped(subject),
      sent: this.#keys(subject, now - 90 * day),
    }));
    return { subjects: notices, next };
  }

  async add(notice: NewNotice): Promise<boolean> {
    return this.#notices.add(notice);
  }

  async sent(
    { accountId, organization }: { accountId: string; organization: string | null },
    most: number,
  ): Promise<readonly SentNotice[]> {
    return this.#notices
      .where((notice) => notice.accountId === accountId || notice.holder.id === organization)
      .toSorted((one, other) => other.at - one.at || compareCodePoints(one.id, other.id))
      .slice(0, most)
      .map(({ id, name, address, at }) => ({ id, name, address, at }));
  }

  async recipient(id: string): Promise<ReceivedNotice | null> {
    const notice = this.#notices.get(id);
    if (notice === null) return null;
    const { name, accountId, address } = notice;
    return { name, accountId, address };
  }

  async stopped(recipient: NoticeRecipient): Promise<readonly NoticeTopic[]> {
    return this.#stopped(recipient);
  }

  async setStopped(recipient: NoticeRecipient, topics: readonly NoticeTopic[]): Promise<void> {
    this.#stops.save({ id: recipientKey(recipient), topics });
  }

  async handOver(order: string, organization: string): Promise<void> {
    this.#notices.changeWhere(
      ({ holder }) => holder.kind === 'guest' && holder.id === order,
      () => ({ holder: { kind: 'organization', id: organization } }),
    );
  }

  async forget(accountId: string, mailbox: EmailAddress | null): Promise<void> {
    this.#notices.deleteWhere((notice) => notice.accountId === accountId || notice.address === mailbox);
    this.#stops.deleteWhere(({ id }) => id === accountId || id === mailbox);
  }

  #keys({ address, holder }: Pick<NoticeSubject, 'address' | 'holder'>, since: number): readonly string[] {
    return this.#notices
      .where((sent) => sent.address === address && sent.holder.id === holder.id && sent.at > since)
      .map(({ key }) => key)
      .toSorted(compareCodePoints);
  }

  #stopped(recipient: NoticeRecipient): readonly NoticeTopic[] {
    const stopped = this.#stops.get(recipientKey(recipient))?.topics ?? [];
    return noticeTopics.filter((topic) => stopped.includes(topic));
  }
}
