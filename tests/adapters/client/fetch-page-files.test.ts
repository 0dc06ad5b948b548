import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FetchPageFiles } from '#adapters/browser/fetch-page-files.ts';

const files: Record<string, string> = {
  '/builds/b1.json': JSON.stringify({
    login: ['assets/login.js', 'assets/form.js', 'assets/form.css'],
    signup: ['assets/signup.js', 'assets/form.js'],
  }),
  '/assets/login.js': 'login',
  '/assets/form.js': 'form',
  '/assets/form.css': 'form',
  '/assets/signup.js': 'signup',
};

let requests: string[];

beforeEach(() => {
  requests = [];
  vi.stubGlobal('fetch', async (address: string, { priority }: RequestInit) => {
    requests.push(`${address} ${priority}`);
    const file = files[address];
    return file === undefined ? new Response(null, { status: 404 }) : new Response(file);
  });
});

test("[NAV-18] a page's scripts and styles are fetched with low priority, each once", async () => {
  const held = new FetchPageFiles('b1');
  await held.hold('login');
  expect(requests).toEqual([
    '/builds/b1.json low',
    '/assets/login.js low',
    '/assets/form.js low',
    '/assets/form.css low',
  ]);
  await held.hold('signup');
  expect(requests.slice(4)).toEqual(['/assets/signup.js low']);
});

test('nothing is fetched for a page without its own file', async () => {
  await new FetchPageFiles('b1').hold('home');
  expect(requests).toEqual(['/builds/b1.json low']);
});

test('[NAV-18] a failed file is an error, and is fetched again on the next request', async () => {
  await expect(new FetchPageFiles('gone').hold('login')).rejects.toThrow('/builds/gone.json');
  const held = new FetchPageFiles('b1');
  const { '/assets/login.js': login = '' } = files;
  delete files['/assets/login.js'];
  await expect(held.hold('login')).rejects.toThrow('/assets/login.js returned 404');
  files['/assets/login.js'] = login;
  await held.hold('login');
  expect(requests.filter((each) => each.startsWith('/assets/login.js'))).toHaveLength(2);
});

afterEach(() => vi.unstubAllGlobals());
