import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Result } from '#domain/result.ts';
import type { ClientFailure } from '../messages/client-failure.ts';
import type { Query } from './query.ts';

/**
 * What the route's loader read. When reading it again fails, the last value stays, marked as stale, so that nothing on the
 * page is lost to a network that comes and goes. `subject` says what the value is about: one of another subject is dropped.
 */
export function useLoadedQuery<T>(read: Result<T, ClientFailure>, subject = ''): Query<T> {
  const { revalidate, state } = useRevalidator();
  const [last, setLast] = useState<{ readonly subject: string; readonly value: T } | null>(null);
  if (read.ok && (last === null || last.value !== read.value || last.subject !== subject)) {
    setLast({ subject, value: read.value });
  }
  const again = { pending: state === 'loading', retry: () => void revalidate() };
  if (read.ok) return { state: 'read', value: read.value, stale: null, ...again };
  return last?.subject === subject
    ? { state: 'read', value: last.value, stale: read.error, ...again }
    : { state: 'failed', failure: read.error, ...again };
}
