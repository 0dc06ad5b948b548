import { useEffect, useState } from 'react';
import type { StudentNow } from '#domain/classrooms/class-work/class-now.ts';
import { useApp } from '../../../../app-context.tsx';

type Heard = { readonly state: StudentNow; readonly at: number };

/**
 * Follows the live class for the student of this tab. The state is null until the first reply. `now` is the service's time in epoch milliseconds, which does
 * not depend on the device's clock.
 */
export function useClassNow(onOver: () => void): { readonly state: StudentNow; readonly now: number } | null {
  const { studentClass } = useApp();
  const [received, setReceived] = useState<Heard | null>(null);
  const [time, setTime] = useState(() => Date.now());
  useEffect(() => {
    const leaving = new AbortController();
    const follow = async (): Promise<void> => {
      const hear = (state: StudentNow): void => {
        setReceived({ state, at: Date.now() });
        setTime(Date.now());
      };
      const ended = await studentClass.followClass({ hear, signal: leaving.signal });
      if (ended === 'over') onOver();
    };
    void follow();
    return () => leaving.abort();
  }, [studentClass, onOver]);
  const { state = null, at = 0 } = received ?? {};
  const isTimed =
    state !== null && (state.pausedUntil ?? state.own?.until ?? state.shown?.until) !== undefined;
  useEffect(() => {
    if (!isTimed) return undefined;
    const ticking = setInterval(() => setTime(Date.now()), 1_000);
    return () => clearInterval(ticking);
  }, [isTimed]);
  return state === null ? null : { state, now: state.now + Math.max(0, time - at) };
}
