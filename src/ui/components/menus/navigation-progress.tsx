import { useEffect, useState } from 'react';
import { type PageKind, SkeletonPage } from '../skeleton.tsx';

/** The time in milliseconds after which a navigation shows that the page is loading (NAV-18). */
const delayMs = 100;

/** The height of the current page, in pixels. */
const mainHeight = (): number => document.querySelector('main')?.offsetHeight ?? 0;

/**
 * Shows that a route is pending, unless it loads quickly. Shows a line at the top of the window and, for a different page, the skeleton of its kind (`coming`).
 * The old page stays in the DOM with its height (`parts.css`).
 */
export const NavigationProgress = ({
  pending,
  coming,
}: {
  readonly pending: boolean;
  /** The kind of page that is loading, or null if there is no navigation. */
  readonly coming: PageKind | null;
}) => {
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => {
    if (!pending) return undefined;
    const timer = setTimeout(() => setHeight(mainHeight()), delayMs);
    return () => {
      clearTimeout(timer);
      setHeight(null);
    };
  }, [pending]);
  // Disappears in the same render as the new page appears, because a hidden page cannot take the focus.
  if (height === null || !pending) return null;
  return (
    <>
      <div className="navigation-progress" aria-hidden="true" />
      {coming === null ? null : (
        <div className="page-to-come" style={{ height }}>
          <SkeletonPage kind={coming} />
        </div>
      )}
    </>
  );
};
