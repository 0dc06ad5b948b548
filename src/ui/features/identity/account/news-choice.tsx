import { useCallback, useState } from 'react';
import type { ReadOptions } from '#domain/cancellation.ts';
import { consentTo, wantsNews } from '#domain/identity/consents/consent.ts';
import { useApp } from '../../../app-context.tsx';
import { CheckboxField } from '../../../chakra/checkbox-field.tsx';
import { FailureNotice } from '../../../components/notices/failure-notice.tsx';
import { toast } from '../../../components/notices/toast.ts';
import { QueryBoundary } from '../../../data/query-boundary.tsx';
import { useQuery } from '../../../data/use-query.ts';
import { useAsyncAction } from '../../../forms/use-async-action.ts';
import { newsWords as words } from './messages/en/news.ts';

/** Product news by mail, off by default (ORG-10). Each change is stored as a consent. */
export function NewsChoice() {
  const { consents } = useApp();
  const saved = useQuery(useCallback((options: ReadOptions) => consents.read(options), [consents]));
  const action = useAsyncAction();
  const [failures, setFailures] = useState(0);
  const [stored, setStored] = useState<boolean | null>(null);
  const choose = (news: boolean): void =>
    action.run(
      async () => {
        const given = await consents.give([consentTo('news', news)]);
        if (!given.ok) setFailures((count) => count + 1);
        return given;
      },
      () => {
        setStored(news);
        toast(news ? words.isOn : words.isOff);
      },
    );
  return (
    <QueryBoundary query={saved} waiting={words.waiting}>
      {(last) => (
        <>
          <CheckboxField
            // If a choice could not be stored, the field is reset to the stored choice.
            key={failures}
            defaultChecked={stored ?? wantsNews(last)}
            label={words.news}
            hint={words.hint}
            onChange={choose}
          />
          <FailureNotice failure={action.failure} />
        </>
      )}
    </QueryBoundary>
  );
}
