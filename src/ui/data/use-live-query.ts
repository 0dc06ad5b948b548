import { useEffect, useState } from 'react';
import type { Query } from './query.ts';
import { type Question, useQuery } from './use-query.ts';

/**
 * Like `useQuery`, but reads again `everyMs` after each reply while the page is visible. If a later read fails, the last value stays and is marked as stale.
 */
export function useLiveQuery<T>(question: Question<T>, everyMs: number): Query<T> {
  const query = useQuery(question);
  const { pending, retry } = query;
  const [last, keep] = useState<{ readonly question: Question<T>; readonly value: T } | null>(null);
  if (query.state === 'read' && query.value !== last?.value) keep({ question, value: query.value });
  useEffect(() => {
    if (pending) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') retry();
    }, everyMs);
    return () => clearInterval(timer);
  }, [pending, retry, everyMs]);
  return query.state === 'failed' && last?.question === question
    ? { state: 'read', value: last.value, stale: query.failure, pending, retry }
    : query;
}
