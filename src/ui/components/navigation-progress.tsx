import { useEffect, useState } from 'react';

/** How long a route may take before it is shown that it is waiting (NAV-18), in milliseconds. */
const patience = 100;

/** The line at the top of the window while a route is pending; quick routes never show it. */
export const NavigationProgress = ({ pending }: { readonly pending: boolean }) => {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!pending) return undefined;
    const timer = setTimeout(() => setShown(true), patience);
    return () => {
      clearTimeout(timer);
      setShown(false);
    };
  }, [pending]);
  return shown ? <div className="navigation-progress" aria-hidden="true" /> : null;
};
