import { covers } from '#domain/organizations/access/can.ts';
import { parseEmail } from '#domain/platform/forms/text-fields.ts';
import type { SentNotice } from '#domain/billing/notices/notice.ts';
import type { NoticeRefused } from '#domain/billing/notices/notice-refusals.ts';
import { type NoticeTopic, noticeRuleOf } from '#domain/billing/notices/notice-table.ts';
import { idOfPath } from '#domain/identity/membership/organization.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import type { NoticeRecipient, Notices } from '../ports/notices.ts';
import type { Transaction } from '../../ports/transaction.ts';
import type { Vault } from '../../platform/ports/vault.ts';
import { noticeOfKey } from './stop-key.ts';

const maxShown = 50;

/** License notices (LIC-9): sent ones, and unsubscribed topics. */
export type NoticesApp = {
  /** Returns the notices sent to the caller and, for buyers, those about their organization's license (R28). */
  readonly sent: (caller: Caller) => Promise<readonly SentNotice[]>;
  readonly stopped: (caller: Caller) => Promise<readonly NoticeTopic[]>;
  readonly setStopped: (caller: Caller, topics: readonly NoticeTopic[]) => Promise<void>;
  readonly stopByLink: (key: string) => Promise<Result<void, NoticeRefused>>;
};

export type NoticesPorts = {
  readonly notices: Pick<Notices, 'sent' | 'stopped' | 'recipient'>;
  readonly transaction: Transaction;
  readonly vault: Pick<Vault, 'digests'>;
};

const recipientOf = ({ account }: Caller): NoticeRecipient | null => {
  const address = parseEmail(account.email ?? '');
  return address.ok ? { accountId: account.id, address: address.value } : null;
};

export function createNoticesApp({ notices, transaction, vault }: NoticesPorts): NoticesApp {
  return {
    sent: ({ actor, account, membership }) => {
      const organization = membership?.organization ?? null;
      const buys = covers(actor, 'license.buy', { relation: 'none', organization }).ok;
      const about = organization !== null && buys ? idOfPath(organization) : null;
      return notices.sent({ accountId: account.id, organization: about }, maxShown);
    },
    stopped: async (caller) => {
      const recipient = recipientOf(caller);
      return recipient === null ? [] : notices.stopped(recipient);
    },
    setStopped: async (caller, topics) => {
      const recipient = recipientOf(caller);
      if (recipient !== null)
        await transaction.run((stores) => stores.notices.setStopped(recipient, [...new Set(topics)]));
    },
    stopByLink: async (key) => {
      const id = noticeOfKey(vault, key);
      const found = id === null ? null : await notices.recipient(id);
      if (found === null) return err({ kind: 'notice/not-found' });
      const { name, ...recipient } = found;
      const { topic } = noticeRuleOf(name);
      if (topic !== null)
        await transaction.run(async (stores) => {
          const before = await stores.notices.stopped(recipient);
          await stores.notices.setStopped(recipient, [...new Set([...before, topic])]);
        });
      return ok(undefined);
    },
  };
}
