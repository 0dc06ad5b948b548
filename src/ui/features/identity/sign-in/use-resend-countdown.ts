import { useEffect, useState } from 'react';

/** The delay before another mail can be requested, in seconds. */
const resendDelay = 60;

/** Counts down from a minute to 0. `start` restarts it. */
export function useResendCountdown(): { readonly left: number; readonly start: () => void } {
  const [left, setLeft] = useState(resendDelay);
  const running = left > 0;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setLeft((seconds) => seconds - 1), 1000);
    return () => clearInterval(timer);
  }, [running]);
  return { left, start: () => setLeft(resendDelay) };
}
