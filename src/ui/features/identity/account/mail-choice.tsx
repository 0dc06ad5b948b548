import { useCallback, useRef, useState } from 'react';
import type { ServiceFailure } from '#application/client/platform/ports/service-failure.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import { type NoticeTopic, noticeTopics } from '#domain/billing/notices/notice-table.ts';
import { useApp } from '../../../app-context.tsx';
import { CheckboxField } from '../../../chakra/checkbox-field.tsx';
import { FailureNotice } from '../../../components/notices/failure-notice.tsx';
import { toast } from '../../../components/notices/toast.ts';
import { QueryBoundary } from '../../../data/query-boundary.tsx';
import { useQuery } from '../../../data/use-query.ts';
import { useThrowToBoundary } from '../../../use-throw-to-boundary.ts';
import { mailChoiceWords as words } from './messages/en/news.ts';

/** The optional mails about trials and licenses. Mails about an end or a payment are always sent (LIC-9). */
export function MailChoice() {
  const { license } = useApp();
  const read = useQuery(useCallback((options: ReadOptions) => license.stoppedMails(options), [license]));
  return (
    <QueryBoundary query={read} waiting={words.waiting}>
      {(stopped) => <Choices stopped={stopped} />}
    </QueryBoundary>
  );
}

function Choices({ stopped }: { readonly stopped: readonly NoticeTopic[] }) {
  const { license } = useApp();
  const [wanted, setWanted] = useState(() => noticeTopics.filter((topic) => !stopped.includes(topic)));
  const [failure, setFailure] = useState<ServiceFailure | null>(null);
  const [failures, setFailures] = useState(0);
  const report = useThrowToBoundary();
  // Two quick choices are stored one after the other, so that neither is lost while the first is pending.
  const last = useRef({ wanted, stored: Promise.resolve() });
  const store = async (topics: readonly NoticeTopic[], before: readonly NoticeTopic[]): Promise<void> => {
    await last.current.stored;
    const set = await license.setStoppedMails(noticeTopics.filter((topic) => !topics.includes(topic)));
    setFailure(set.ok ? null : set.error);
    if (set.ok) {
      toast(words.stored);
      return;
    }
    last.current.wanted = [...before];
    setWanted([...before]);
    setFailures((count) => count + 1);
  };
  const choose = (topic: NoticeTopic, isWanted: boolean): void => {
    const before = last.current.wanted;
    const next = noticeTopics.filter((each) => (each === topic ? isWanted : before.includes(each)));
    last.current.wanted = next;
    setWanted(next);
    last.current.stored = store(next, before).catch(report);
  };
  return (
    <>
      {noticeTopics.map((topic) => (
        <CheckboxField
          // If a choice could not be stored, the field is reset to the stored choice.
          key={`${topic} ${failures}`}
          defaultChecked={wanted.includes(topic)}
          label={words[topic].label}
          hint={words[topic].hint}
          onChange={(isWanted) => choose(topic, isWanted)}
        />
      ))}
      <FailureNotice failure={failure} />
    </>
  );
}
