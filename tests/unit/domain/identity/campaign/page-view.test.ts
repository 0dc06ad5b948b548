import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageView, withoutPersonalData } from '#domain/identity/campaign/page-view.ts';

const origin = 'https://blockyard.test';

test('[ANA-1] a view has the event, the three locations and the campaign in snake case', () => {
  const campaign = { source: 'mail', term: 'dock' };
  expect(
    pageView('/lessons?grade=3-5', `${origin}/lessons?grade=3-5`, 'https://search.test/', campaign),
  ).toEqual({
    event: 'virtual_page_view',
    page_path: '/lessons?grade=3-5',
    page_location: `${origin}/lessons?grade=3-5`,
    page_referrer: 'https://search.test/',
    utm_source: 'mail',
    utm_term: 'dock',
  });
});

test.each([
  ['/login?mode=signIn&oobCode=SECRET&apiKey=k', '/login'],
  ['/login?redirectUrl=%2Fsettings%2Fstudents%2F42&errorCode=440', '/login?errorCode=440'],
  ['/signup/complete?email=ada%40lovelace.test', '/signup/complete'],
  ['/settings/students/42', '/settings/students/{id}'],
  ['/settings/students/new', '/settings/students/new'],
  ['/settings/teachers/ada?page=2', '/settings/teachers/{id}?page=2'],
  ['/settings/classrooms/7/edit', '/settings/classrooms/{id}/edit'],
  ['/settings/students', '/settings/students'],
  ['/invitations/SECRET?reminders=stop', '/invitations/{id}'],
  ['/records/SECRET', '/records/{id}'],
  ['/users/orders/42', '/users/orders/{id}'],
  ['/users/orders', '/users/orders'],
  ['/settings/imports/42?show=errors', '/settings/imports/{id}'],
  ['/settings/imports/new', '/settings/imports/new'],
  ['/settings/rollover/42', '/settings/rollover/{id}'],
  ['/lessons#ada@lovelace.test', '/lessons'],
  [`${origin}/settings/students/42?token=x#y`, `${origin}/settings/students/{id}`],
  ['', ''],
])('[ANA-1] %s is sent as %s', (url, sent) => {
  expect(withoutPersonalData(url)).toBe(sent);
});

test('[ANA-1] nothing personal is sent, for any parameter or hash', () => {
  const name = fc.constantFrom(
    'email',
    'oobCode',
    'token',
    'name',
    'code',
    'EMAIL',
    'redirectUrl',
    'q',
    'utm_email',
  );
  fc.assert(
    fc.property(fc.array(name, { maxLength: 4 }), fc.constantFrom('', '#s3cr3t'), (names, hash) => {
      const search = names.map((key) => `${key}=s3cr3t`).join('&');
      const url = `${origin}/settings/students/s3cr3t?grade=3&${search}&topic=a${hash}`;
      for (const place of [url, url.slice(origin.length)]) {
        expect(JSON.stringify(pageView(place, place, place, {}))).not.toContain('s3cr3t');
      }
    }),
  );
});
