import { act, render } from '@testing-library/react';
import { useLayoutEffect, useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NavigationProgress } from '#ui/components/navigation-progress.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const isShown = (): boolean => document.querySelector('.navigation-progress') !== null;
const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

test('[NAV-18] a route that takes 100 ms is shown to be waiting, until it stands', () => {
  const { rerender } = render(<NavigationProgress pending leaving={false} />);
  pass(99);
  expect(isShown()).toBe(false);
  pass(1);
  expect(isShown()).toBe(true);
  rerender(<NavigationProgress pending={false} leaving={false} />);
  expect(isShown()).toBe(false);
});

test('[NAV-18] a quicker route never shows it', () => {
  const { rerender } = render(<NavigationProgress pending leaving={false} />);
  pass(99);
  rerender(<NavigationProgress pending={false} leaving={false} />);
  pass(1000);
  expect(isShown()).toBe(false);
});

test('[NAV-18] where another page is gone to, the shape of a page stands for it; not while the same page is loaded again', () => {
  const shape = () => document.querySelector('.page-to-come [aria-label="Loading"]');
  const { rerender } = render(<NavigationProgress pending leaving={false} />);
  pass(100);
  expect(shape()).toBeNull();
  rerender(<NavigationProgress pending leaving />);
  expect(shape()).not.toBeNull();
  rerender(<NavigationProgress pending={false} leaving />);
  expect(shape()).toBeNull();
});

test('[NAV-10] the shape of a page goes together with the navigation, so that the heading of the page can take the focus', () => {
  const Page = ({ pending }: { readonly pending: boolean }) => {
    const seen = useRef<boolean[]>([]);
    useLayoutEffect(() => {
      seen.current.push(document.querySelector('.page-to-come') !== null);
      document.body.dataset['seen'] = seen.current.join(' ');
    });
    return (
      <div>
        <NavigationProgress pending={pending} leaving />
      </div>
    );
  };
  const { rerender } = render(<Page pending />);
  pass(100);
  expect(document.querySelector('.page-to-come')).not.toBeNull();
  rerender(<Page pending={false} />);
  expect(document.body.dataset['seen']).toBe('false false');
});
