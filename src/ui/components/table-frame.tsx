import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';

/** Returns whether an element's contents overflow it horizontally. Updates when either is resized. */
function useRunsOver(frame: RefObject<HTMLElement | null>): boolean {
  const [runsOver, setRunsOver] = useState(false);
  useEffect(() => {
    const { current } = frame;
    if (current === null) return undefined;
    const sizes = new ResizeObserver(() => setRunsOver(current.scrollWidth > current.clientWidth + 1));
    [current, ...current.children].forEach((element) => sizes.observe(element));
    return () => sizes.disconnect();
  }, [frame]);
  return runsOver;
}

/**
 * A frame in which a wide table scrolls sideways. Its edge shows that there is more content. While the table overflows, the frame is a region named `label`
 * that can get the keyboard focus (UI-4).
 */
export const TableFrame = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => {
  const frame = useRef<HTMLDivElement>(null);
  const place = useRunsOver(frame) ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {};
  return (
    <div ref={frame} className="table-frame" {...place}>
      {children}
    </div>
  );
};
