import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';

/**
 * Reloads the page's data when the window gets the focus, so that co-teachers see each other's changes. Repeats a pending read, because its result may be
 * outdated. Opening a tab fires two events before its next frame, but causes only one reload. `prepare` runs before the data is read.
 */
export function useRevalidateOnFocus(prepare?: () => Promise<void>): void {
  const { revalidate } = useRevalidator();
  const latest = useRef(revalidate);
  useEffect(() => {
    latest.current = async () => {
      await prepare?.();
      await revalidate();
    };
  }, [prepare, revalidate]);
  useEffect(() => {
    let frame = 0;
    const look = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (document.visibilityState === 'visible') void latest.current();
      });
    };
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
}
