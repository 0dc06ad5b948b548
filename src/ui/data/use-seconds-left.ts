import { useEffect, useState } from 'react';

/** Counts down the seconds until `endsAt` (epoch milliseconds), and calls `onEnd` at 0. */
export function useSecondsLeft(endsAt: number, onEnd: () => void): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((endsAt - now) / 1000));
  const ended = left === 0;
  useEffect(() => {
    if (ended) {
      onEnd();
      return undefined;
    }
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- told once of each end, whatever the page rendered since
  }, [ended, endsAt]);
  return left;
}
