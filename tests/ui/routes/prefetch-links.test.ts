import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type PrefetchedLinks, prefetchLinks } from '#ui/routes/prefetch-links.ts';

/** Replaces the browser's IntersectionObserver. Tests decide which elements are visible. */
class FakeIntersectionObserver {
  static readonly watched = new Set<Element>();
  static see: (...elements: readonly Element[]) => void = () => undefined;

  constructor(callback: (entries: readonly { isIntersecting: boolean; target: Element }[]) => void) {
    FakeIntersectionObserver.watched.clear();
    FakeIntersectionObserver.see = (...elements) =>
      callback(
        [...FakeIntersectionObserver.watched].map((target) => ({
          target,
          isIntersecting: elements.includes(target),
        })),
      );
  }

  observe(element: Element): void {
    FakeIntersectionObserver.watched.add(element);
  }

  disconnect(): void {
    FakeIntersectionObserver.watched.clear();
  }

  unobserve(element: Element): void {
    FakeIntersectionObserver.watched.delete(element);
  }
}

let asked: (readonly [readonly string[], string])[];
let followed: PrefetchedLinks | null = null;

function open(html: string) {
  document.body.innerHTML = html;
  followed = prefetchLinks(document, {
    routeAt: (pathname) => (pathname.startsWith('/files') ? null : pathname.slice(1)),
    preload: (routes, readiness) => asked.push([routes, readiness]),
    goTo: (route) => asked.push([[route], 'gone to']),
  });
  return followed;
}

const linkTo = (path: string): Element => {
  const link = document.querySelector(`a[href="${path}"]`);
  if (link === null) throw new Error(`There is no link to ${path}.`);
  return link;
};

beforeEach(() => {
  asked = [];
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver);
});
afterEach(() => followed?.stop());

test('[NAV-18] pages of visible links are preloaded, including links that appear later', () => {
  const links = open('<a href="/login">Log in</a><a href="/signup">Sign up</a>');
  expect(FakeIntersectionObserver.watched.size).toBe(0);
  links.lookAgain();
  FakeIntersectionObserver.see(linkTo('/login'));
  expect(asked).toEqual([[['login'], 'fetched']]);
  document.body.insertAdjacentHTML('beforeend', '<a href="/lessons">Lessons</a>');
  links.lookAgain();
  FakeIntersectionObserver.see(linkTo('/lessons'));
  expect(asked.map(([routes]) => routes)).toEqual([['login'], ['lessons']]);
});

test.each(['mouseover', 'focusin', 'touchstart'])('[NAV-18] %s on a link opens its page', (intent) => {
  open('<a href="/login"><span>Log in</span></a>');
  document.querySelector('span')?.dispatchEvent(new Event(intent, { bubbles: true }));
  expect(asked).toEqual([[['login'], 'opened']]);
});

test('links to other sites, files, new windows and the page itself preload nothing', () => {
  const links = open(
    '<a href="https://example.org/login">1</a><a href="/files/plan.pdf">2</a><a href="/login" target="_blank">3</a>' +
      '<a href="/signup" download>4</a><a href="#top">5</a>',
  );
  links.lookAgain();
  FakeIntersectionObserver.see(...document.querySelectorAll('a'));
  expect(asked.flatMap(([routes]) => routes)).toEqual([]);
});

test('[NAV-18] the page of a clicked link is requested at once, unless it opens elsewhere', () => {
  open('<a href="/login">Log in</a><a href="/guide" target="_blank">Guide</a>');
  const click = (path: string, how: MouseEventInit = {}) =>
    linkTo(path).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
  click('/login', { ctrlKey: true });
  click('/guide');
  expect(asked).toEqual([]);
  click('/login');
  expect(asked).toEqual([[['login'], 'gone to']]);
});
