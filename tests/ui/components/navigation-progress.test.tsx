import { act, render } from '@testing-library/react';
import { useLayoutEffect, useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NavigationProgress } from '#ui/components/menus/navigation-progress.tsx';
import { pageKindOf } from '#ui/components/skeleton.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const isShown = (): boolean => document.querySelector('.navigation-progress') !== null;
const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

test('[NAV-18] a route that takes 100 ms shows a progress bar until it is rendered', () => {
  const { rerender } = render(<NavigationProgress pending coming={null} />);
  pass(99);
  expect(isShown()).toBe(false);
  pass(1);
  expect(isShown()).toBe(true);
  rerender(<NavigationProgress pending={false} coming={null} />);
  expect(isShown()).toBe(false);
});

test('[NAV-18] a faster route never shows it', () => {
  const { rerender } = render(<NavigationProgress pending coming={null} />);
  pass(99);
  rerender(<NavigationProgress pending={false} coming={null} />);
  pass(1000);
  expect(isShown()).toBe(false);
});

test('[NAV-18] a skeleton replaces the old page on the way to another one, but not for a reload of the same page', () => {
  const shape = () => document.querySelector('.page-to-come [aria-label="Loading"]');
  const { rerender } = render(<NavigationProgress pending coming={null} />);
  pass(100);
  expect(shape()).toBeNull();
  rerender(<NavigationProgress pending coming="list" />);
  expect(shape()).not.toBeNull();
  rerender(<NavigationProgress pending={false} coming="list" />);
  expect(shape()).toBeNull();
});

test('[NAV-10] the skeleton disappears with the navigation, so that the heading of the page can take the focus', () => {
  const Page = ({ pending }: { readonly pending: boolean }) => {
    const seen = useRef<boolean[]>([]);
    useLayoutEffect(() => {
      seen.current.push(document.querySelector('.page-to-come') !== null);
      document.body.dataset['seen'] = seen.current.join(' ');
    });
    return (
      <div>
        <NavigationProgress pending={pending} coming="list" />
      </div>
    );
  };
  const { rerender } = render(<Page pending />);
  pass(100);
  expect(document.querySelector('.page-to-come')).not.toBeNull();
  rerender(<Page pending={false} />);
  expect(document.body.dataset['seen']).toBe('false false');
});

test.each([
  ['lessons', 'list'],
  ['lessons-lesson', 'reading'],
  ['getting-started-faqs', 'reading'],
  ['settings-profile', 'settings'],
  ['signup', 'form'],
  [null, 'form'],
] as const)('[NAV-18] the skeleton of %s is of its kind: %s', (name, kind) => {
  expect(pageKindOf(name)).toBe(kind);
});
