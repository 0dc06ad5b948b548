import { useEffect, useEffectEvent } from 'react';
import { type GradeBand, onlyGradeBand } from '#domain/identity/account/grade-band.ts';
import { useApp } from '../../../app-context.tsx';

/** Calls `onRead` with the grade band that the user teaches, if it is only one. Renders nothing. If the profile cannot be read, the list shows all lessons. */
export function OwnGrade({ onRead }: { readonly onRead: (grade: GradeBand) => void }): null {
  const { account } = useApp();
  const tell = useEffectEvent(onRead);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    void account.readProfile({ signal }).then((profile) => {
      const grade = profile.ok ? onlyGradeBand(profile.value.gradesTaught) : null;
      if (grade !== null && !signal.aborted) tell(grade);
    });
    return () => leaving.abort();
  }, [account]);
  return null;
}
