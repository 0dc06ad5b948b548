import { expect, test } from 'vitest';
import { sharedAddress } from '#ui/render.tsx';

const addressOf = (path: string): string | null => sharedAddress(new URL(`https://blockyard.test${path}`));

test.each([
  ['/lessons', '/lessons'],
  ['/login', '/login'],
  ['/app-shell', '/app-shell'],
  ['/lessons/load-the-barge', '/lessons/load-the-barge'],
  ['/lessons/load-the-barge?view=student', '/lessons/load-the-barge?view=student'],
  ['/lessons?utm_source=newsletter&utm_medium=mail', '/lessons'],
  ['/lessons/load-the-barge?utm_source=x&view=sheet', '/lessons/load-the-barge?view=sheet'],
])('%s is the same for everyone, as %s', (path, address) => {
  expect(addressOf(path)).toBe(address);
});

test.each([
  ['a secret', '/login?mode=signIn&oobCode=secret'],
  ['where to go after it', '/login?redirectUrl=/classrooms'],
  ['a search', '/lessons?q=barge'],
  ['a version that a class has', '/lessons/load-the-barge?version=1'],
  ['a field that nobody reads', '/lessons?x=1'],
  ['a view that is none', '/lessons/load-the-barge?view=x1'],
  ['a view twice', '/lessons/load-the-barge?view=student&view=student'],
  ['a page of one person', '/profile'],
  ['a key in the path', '/invitations/abcdef'],
  ['a page that opens from another only', '/signup/complete'],
  ['a page that is not there', '/nowhere'],
  ['another spelling of a page', '/LESSONS'],
  ['another encoding of a page', '/lessons/load-the-bar%67e'],
  ['an address that leads on', '/lessons/'],
  ['another host', '//evil.test/lessons'],
])('[SEC-3] %s is not: %s', (_what, path) => {
  expect(addressOf(path)).toBeNull();
});
