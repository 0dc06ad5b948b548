import type {
  NewNotice,
  NoticeRecipient,
  Notices,
  NoticeSubjects,
  ReceivedNotice,
} from '#application/service/ports/notices.ts';
import type { EmailAddress } from '#domain/account/text-fields.ts';
import type { NoticeSubject, SentNotice } from '#domain/notices/notice.ts';
import { type NoticeTopic, noticeTopics } from '#domain/notices/notice-table.ts';
import { compareCodePoints } from '#domain/tables/fold-text.ts';
import { type Undo, undoOf } from './in-memory-calls.ts';
import { InMemoryRows } from './in-memory-rows.ts';
import { type NoticeSources, noticeSubjects } from './notice-subjects.ts';

const day = 86_400_000;

type Rows = {
  readonly notices: InMemoryRows<NewNotice>;
  readonly stops: InMemoryRows<readonly NoticeTopic[]>;
};

const whose = ({ accountId, address }: NoticeRecipient): string => accountId ?? address;

export class InMemoryNotices implements Notices {
  readonly #sources: NoticeSources;
  readonly #rows: Rows;

  constructor(
    sources: NoticeSources,
    rows: Rows = { notices: new InMemoryRows(), stops: new InMemoryRows() },
  ) {
    this.#sources = sources;
    this.#rows = rows;
  }

  async subjects(now: number, limit: number, after: string | null): Promise<NoticeSubjects> {
    const all = await noticeSubjects(this.#sources, now);
    const rows = all
      .filter(({ place }) => after === null || compareCodePoints(place, after) > 0)
      .toSorted((one, other) => compareCodePoints(one.place, other.place))
      .slice(0, limit);
    const next = rows.length < limit ? null : (rows.at(-1)?.place ?? null);
    const told = rows.map(({ subject }) => ({
      ...subject,
      stopped: this.#stopped(subject),
      sent: this.#keys(subject, now - 90 * day),
    }));
    return { subjects: told, next };
  }

  async add(notice: NewNotice): Promise<boolean> {
    const { notices } = this.#rows;
    const isSame = ({ address, key }: NewNotice): boolean => address === notice.address && key === notice.key;
    if (notices.all().some(isSame)) return false;
    notices.set(notice.id, notice);
    return true;
  }

  async sent(
    { accountId, organization }: { accountId: string; organization: string | null },
    most: number,
  ): Promise<readonly SentNotice[]> {
    return this.#rows.notices
      .all()
      .filter((notice) => notice.accountId === accountId || notice.holder.id === organization)
      .toSorted((one, other) => other.at - one.at || compareCodePoints(one.id, other.id))
      .slice(0, most)
      .map(({ id, name, address, at }) => ({ id, name, address, at }));
  }

  async recipient(id: string): Promise<ReceivedNotice | null> {
    const notice = this.#rows.notices.get(id);
    if (notice === null) return null;
    const { name, accountId, address } = notice;
    return { name, accountId, address };
  }

  async stopped(recipient: NoticeRecipient): Promise<readonly NoticeTopic[]> {
    return this.#stopped(recipient);
  }

  async setStopped(recipient: NoticeRecipient, topics: readonly NoticeTopic[]): Promise<void> {
    this.#rows.stops.set(whose(recipient), topics);
  }

  async handOver(order: string, organization: string): Promise<void> {
    const { notices } = this.#rows;
    for (const notice of notices.all())
      if (notice.holder.kind === 'guest' && notice.holder.id === order)
        notices.set(notice.id, { ...notice, holder: { kind: 'organization', id: organization } });
  }

  async forget(accountId: string, mailbox: EmailAddress | null): Promise<void> {
    for (const { id, ...notice } of this.#rows.notices.all())
      if (notice.accountId === accountId || notice.address === mailbox) this.#rows.notices.delete(id);
    this.#rows.stops.delete(accountId);
    if (mailbox !== null) this.#rows.stops.delete(mailbox);
  }

  draft(sources: NoticeSources): { readonly notices: InMemoryNotices; readonly commit: () => Undo } {
    const [notices, stops] = [this.#rows.notices.draft(), this.#rows.stops.draft()];
    return {
      notices: new InMemoryNotices(sources, { notices, stops }),
      commit: () => undoOf(notices.commit(), stops.commit()),
    };
  }

  #keys({ address, holder }: Pick<NoticeSubject, 'address' | 'holder'>, since: number): readonly string[] {
    return this.#rows.notices
      .all()
      .filter((sent) => sent.address === address && sent.holder.id === holder.id && sent.at > since)
      .map(({ key }) => key)
      .toSorted(compareCodePoints);
  }

  #stopped(recipient: NoticeRecipient): readonly NoticeTopic[] {
    const stopped = this.#rows.stops.get(whose(recipient)) ?? [];
    return noticeTopics.filter((topic) => stopped.includes(topic));
  }
}
