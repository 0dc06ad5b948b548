import { expect, test } from 'vitest';
import { parseDeviceName } from '#domain/identity/devices/device.ts';
import { ok } from '#domain/result.ts';

test.each([
  ['Staff room laptop', 'Staff room laptop'],
  ['Ada’s iPad 9.', 'Ada’s iPad 9.'],
  ['ada-mbp.local', 'ada-mbp local'],
  ['Approve at https://evil.example/login', 'Approve at https evil example login'],
  ['write to help@evil.example', 'write to help evil example'],
])('[ORG-8] the name of a device has no link: %s', (typed, name) => {
  expect(parseDeviceName(typed)).toEqual(ok(name));
});
