import { useEffect, useState } from 'react';
import { SkeletonPage } from './skeleton.tsx';

/** How long a route may take before it is shown that it is waiting (NAV-18), in milliseconds. */
const patience = 100;

/**
 * What shows that a route is pending; quick routes never show it: a line at the top of the window, and where another page is
 * gone to (`leaving`), the shape of a page over the standing one, which is hidden and keeps its place (`parts.css`).
 */
export const NavigationProgress = ({
  pending,
  leaving,
}: {
  readonly pending: boolean;
  readonly leaving: boolean;
}) => {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!pending) return undefined;
    const timer = setTimeout(() => setShown(true), patience);
    return () => {
      clearTimeout(timer);
      setShown(false);
    };
  }, [pending]);
  // With the page that has come, not a moment later: what is hidden cannot take the focus.
  if (!shown || !pending) return null;
  return (
    <>
      <div className="navigation-progress" aria-hidden="true" />
      {leaving ? (
        <div className="page-to-come">
          <SkeletonPage />
        </div>
      ) : null}
    </>
  );
};
