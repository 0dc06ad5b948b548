import { useEffect, useState } from 'react';
import { type FoundSchool, schoolSearchText } from '#domain/organizations/school-search.ts';
import { useApp } from '../app-context.tsx';
import { useThrowToBoundary } from '../use-throw-to-boundary.ts';

/** How long nothing was typed before schools are looked up, in milliseconds. */
const settled = 300;

/**
 * The schools that are here, by what was typed once typing has paused; those of before until the next answer. Where they cannot be looked
 * up there are none: the field takes any text, and a suggestion is only a convenience.
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
