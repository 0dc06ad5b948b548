import { useEffect, useState } from 'react';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { Result } from '#domain/result.ts';
import type { ClientFailure } from '../../../messages/client-failure.ts';
import { useThrowToBoundary } from '../../../use-throw-to-boundary.ts';

/** What was asked of the service when something was opened: on its way, there, or why it could not be read. */
export type Query<T> =
  | { readonly state: 'waiting' }
  | { readonly state: 'read'; readonly value: T }
  | { readonly state: 'failed'; readonly failure: ClientFailure };

/** What came of one question, the first time or a later one. */
type Answer<T> = { readonly question: unknown; readonly round: number; readonly asked: Query<T> };

const waiting = { state: 'waiting' } as const;

/** Asks once, and again whenever `again` is called or the question is another one; keep it the same with `useCallback`. */
export function useQuery<T>(
  question: (options: ReadOptions) => Promise<Result<T, ClientFailure>>,
): readonly [Query<T>, again: () => void] {
  const [round, setRound] = useState(0);
  const [answer, setAnswer] = useState<Answer<T> | null>(null);
  const report = useThrowToBoundary();
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    question({ signal })
      .then((read) => {
        if (signal.aborted) return;
        const asked: Query<T> = read.ok
          ? { state: 'read', value: read.value }
          : { state: 'failed', failure: read.error };
        setAnswer({ question, round, asked });
      })
      .catch((thrown: unknown) => {
        if (!signal.aborted) report(thrown);
      });
    return () => ended.abort();
  }, [question, round, report]);
  const isNow = answer?.question === question && answer.round === round;
  return [isNow ? answer.asked : waiting, () => setRound(round + 1)];
}
