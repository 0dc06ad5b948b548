import { useState } from 'react';
import type { Result } from '#domain/result.ts';

/** What was read last: the value, and why it could not be read again since. Null where it never was. */
export type LatestRead<T, F> = { readonly value: T | null; readonly failure: F | null };

/** Keeps what was read when reading it again fails, so that nothing on the page is lost to a network that comes and goes. */
export function useLastGood<T, F>(read: Result<T, F>): LatestRead<T, F> {
  const [good, setGood] = useState<{ readonly value: T } | null>(read.ok ? { value: read.value } : null);
  if (read.ok && good?.value !== read.value) setGood({ value: read.value });
  return read.ok ? { value: read.value, failure: null } : { value: good?.value ?? null, failure: read.error };
}
