import { expect, test } from 'vitest';
import { pageHead } from '#ui/rendering/page-head.ts';

const headOf = (path: string, name: string | null) =>
  pageHead({
    name,
    url: new URL(`https://blockyard.example${path}`),
    data: null,
    status: 200,
    indexed: false,
  });

test.each([
  ['/class', 'class', true],
  ['/class/lesson/a/b', 'class-activity', true],
  ['/login', 'login', false],
  ['/classrooms', null, false],
])('[CLS-1] the page at %s installs as the class: %s %s', (path, name, installs) => {
  expect(headOf(path, name).includes('<link rel="manifest" href="/class.webmanifest">')).toBe(installs);
});
