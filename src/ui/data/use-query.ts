import { useCallback, useEffect, useState } from 'react';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { Result } from '#domain/result.ts';
import type { ClientFailure } from '../messages/client-failure.ts';
import { useThrowToBoundary } from '../use-throw-to-boundary.ts';
import type { Query } from './query.ts';

export type Question<T> = (options: ReadOptions) => Promise<Result<T, ClientFailure>>;

type Answer<T> = {
  readonly question: Question<T>;
  readonly round: number;
  readonly read: Result<T, ClientFailure>;
};

/**
 * Sends a query when the component is mounted, when the question changes, and on `retry`. The question must keep its identity between renders (`useCallback`).
 * Unmounting the component cancels the request. Exceptions reach the error page.
 */
export function useQuery<T>(question: Question<T>): Query<T> {
  const [round, setRound] = useState(0);
  const [answer, setAnswer] = useState<Answer<T> | null>(null);
  const report = useThrowToBoundary();
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    question({ signal })
      .then((read) => {
        if (!signal.aborted) setAnswer({ question, round, read });
      })
      .catch((thrown: unknown) => {
        if (!signal.aborted) report(thrown);
      });
    return () => ended.abort();
  }, [question, round, report]);
  const retry = useCallback((): void => setRound((last) => last + 1), []);
  if (answer === null || answer.question !== question) return { state: 'waiting', pending: true, retry };
  const pending = answer.round !== round;
  return answer.read.ok
    ? { state: 'read', value: answer.read.value, stale: null, pending, retry }
    : { state: 'failed', failure: answer.read.error, pending, retry };
}
