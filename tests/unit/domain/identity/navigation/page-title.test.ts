import { expect, test } from 'vitest';
import { pageTitle, pageTitleKey } from '#domain/identity/navigation/page-title.ts';

test('[NAV-11] the title is followed by the name of the product', () => {
  expect(pageTitle('Lessons')).toBe('Blockyard | Lessons');
});

test.each([
  ['settings-profile', '/settings/profile', 'settings_profile'],
  [null, '/settings/app-login-code', 'settings_app_login_code'],
  ['', '/lessons/', 'lessons'],
  [null, '/', 'home'],
  [null, '', 'home'],
])('[NAV-11] the key for the route %j at %s is %s', (name, pathname, key) => {
  expect(pageTitleKey(name, pathname)).toBe(key);
});
