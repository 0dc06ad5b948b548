import { useEffect } from 'react';

export type Step = (at: number, count: number) => number;

const steps: Readonly<Record<string, Step>> = {
  ArrowRight: (at) => at + 1,
  ArrowDown: (at) => at + 1,
  PageDown: (at) => at + 1,
  ' ': (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  ArrowUp: (at) => at - 1,
  PageUp: (at) => at - 1,
  Home: () => 0,
  End: (_at, count) => count - 1,
};
/** The minimum length of a horizontal swipe, in CSS pixels. */
const swipe = 48;

const isAsked = (): boolean => document.querySelector('[role=dialog]') !== null;

/** Whether the focused element uses the key. Space presses a button, arrows move in a field. */
function isTaken({ key, target }: KeyboardEvent): boolean {
  if (isAsked()) return true;
  if (!(target instanceof HTMLElement)) return false;
  return target.matches('input, textarea, select') || (key === ' ' && target.matches('button, a, summary'));
}

/** Changes slides with keys and swipes. Escape leaves the presentation, unless the browser uses it to leave full screen. */
export function useSlideKeys(go: (step: Step) => void, leave?: () => void): void {
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const onKey = (event: KeyboardEvent): void => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || isTaken(event)) return;
      if (event.key === 'Escape' && document.fullscreenElement === null) leave?.();
      const step = steps[event.key];
      if (step === undefined) return;
      event.preventDefault();
      go(step);
    };
    let from: Touch | null = null;
    const onTouchStart = ({ touches }: TouchEvent): void => {
      from = touches.length === 1 && !isAsked() ? (touches[0] ?? null) : null;
    };
    const onTouchEnd = ({ changedTouches: [to] }: TouchEvent): void => {
      if (from === null || to === undefined) return;
      const [dx, dy] = [to.clientX - from.clientX, to.clientY - from.clientY];
      if (Math.abs(dx) > swipe && Math.abs(dx) > 2 * Math.abs(dy)) go((at) => (dx < 0 ? at + 1 : at - 1));
    };
    window.addEventListener('keydown', onKey, { signal });
    window.addEventListener('touchstart', onTouchStart, { signal, passive: true });
    window.addEventListener('touchend', onTouchEnd, { signal, passive: true });
    return () => ended.abort();
  }, [go, leave]);
}
