import { useEffect, useState } from 'react';
import { type FoundSchool, schoolSearchText } from '#domain/organizations/settings/school-search.ts';
import { useApp } from '../app-context.tsx';
import { useThrowToBoundary } from '../use-throw-to-boundary.ts';

/** The pause in typing, in milliseconds, after which schools are looked up. */
const settled = 300;

/**
 * Returns the schools that match the typed text, after a pause in typing. Until the next reply, returns the earlier ones. After a failure, returns none,
 * because the field accepts any text.
 */
export function useFoundSchools(typed: string): readonly FoundSchool[] {
  const { joining } = useApp();
  const [found, setFound] = useState<readonly FoundSchool[]>([]);
  const report = useThrowToBoundary();
  useEffect(() => {
    if (schoolSearchText(typed) === null) return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    const look = async (): Promise<void> => {
      const answer = await joining.findSchools(typed, { signal });
      if (!signal.aborted) setFound(answer.ok ? answer.value : []);
    };
    const timer = setTimeout(() => {
      look().catch((thrown: unknown) => {
        if (!signal.aborted) report(thrown);
      });
    }, settled);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [joining, typed, report]);
  return found;
}
