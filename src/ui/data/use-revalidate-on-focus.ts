import { useLayoutEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';

/** Loads the page's data again whenever somebody comes back to the window, so that co-teachers see each other's work. */
export function useRevalidateOnFocus(): void {
  const revalidator = useRevalidator();
  const latest = useRef(revalidator);
  useLayoutEffect(() => {
    latest.current = revalidator;
  });
  useLayoutEffect(() => {
    const look = (): void => {
      const { state, revalidate } = latest.current;
      if (document.visibilityState === 'visible' && state === 'idle') void revalidate();
    };
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
}
