import { useEffect, useState } from 'react';
import type { FollowedClass } from '#application/client/classrooms/class-work/class-work-app.ts';
import { useApp } from '../../../../app-context.tsx';

/** The age in milliseconds from which the data of a class counts as outdated (C16). */
const freshMs = 5_000;

type Seen = { readonly followed: FollowedClass; readonly at: number };

/** Follows a class while the page is shown. Returns null until the first reply. */
export function useFollowedClass(classroomId: string): {
  readonly followed: FollowedClass | null;
  /** The service's time in epoch milliseconds. */
  readonly now: number;
  /** Seconds since the last reply, or null while the class is up to date. */
  readonly silentSeconds: number | null;
} {
  const { classWork } = useApp();
  const [seen, setSeen] = useState<Seen | null>(null);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const leaving = new AbortController();
    const hear = (followed: FollowedClass): void =>
      setSeen((last) =>
        last?.followed.heardAt === followed.heardAt ? { ...last, followed } : { followed, at: Date.now() },
      );
    void classWork.follow(classroomId, { hear, signal: leaving.signal });
    return () => leaving.abort();
  }, [classWork, classroomId]);
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(ticking);
  }, []);
  if (seen === null) return { followed: null, now, silentSeconds: null };
  const { followed, at } = seen;
  const silentMs = Math.max(0, now - at);
  return {
    followed,
    now: followed.heardAt + followed.ahead + silentMs,
    silentSeconds: silentMs > freshMs ? Math.round(silentMs / 1_000) : null,
  };
}
