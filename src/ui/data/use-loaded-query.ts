import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Result } from '#domain/result.ts';
import { personOf } from '#domain/identity/navigation/session.ts';
import { useSession } from '../app-context.tsx';
import type { ClientFailure } from '../messages/client-failure.ts';
import type { Query } from './query.ts';

type Last<T> = { readonly subject: string; readonly value: T; readonly organization: string | null };

const useOrganization = (): string | null => personOf(useSession())?.organization?.id ?? null;

const isOf = <T>(organization: string | null, last: Last<T> | null): boolean =>
  last === null || last.organization === null || last.organization === organization;

const isKnown = <T>(last: Last<T> | null, value: T, subject: string): boolean =>
  last !== null && last.value === value && last.subject === subject;

/**
 * Returns the value that the route's loader read. If a later read fails, the last value stays and is marked as stale. A value of a different `subject` or
 * organization is dropped (ORG-1).
 */
export function useLoadedQuery<T>(read: Result<T, ClientFailure>, subject = ''): Query<T> {
  const { revalidate, state } = useRevalidator();
  const organization = useOrganization();
  const [last, setLast] = useState<Last<T> | null>(null);
  if (read.ok && !isKnown(last, read.value, subject)) {
    setLast({ subject, value: read.value, organization });
  }
  const again = { pending: state === 'loading', retry: () => void revalidate() };
  const isHere = isOf(organization, last);
  if (!isHere && state === 'loading') return { state: 'waiting', ...again };
  if (read.ok) return { state: 'read', value: read.value, stale: null, ...again };
  return last?.subject === subject && isHere
    ? { state: 'read', value: last.value, stale: read.error, ...again }
    : { state: 'failed', failure: read.error, ...again };
}
