import type { NewDeviceAuthorization } from '#application/service/identity/ports/device-authorizations.ts';
import type { DeviceTokens } from '#application/service/identity/ports/devices.ts';
import type { Device } from '#domain/identity/devices/device.ts';
import { day, minute, startOfTests } from './time.ts';

export const aDevice = (overrides: Partial<Device> = {}): Device => ({
  id: 'device',
  accountId: 'ada',
  clientId: 'blockyard-app',
  name: 'Pixel 7',
  secondFactor: false,
  sessionsMark: 'mark',
  pairedAt: startOfTests,
  lastSeenAt: startOfTests,
  ...overrides,
});

export const someTokens = (name: string, from = startOfTests): DeviceTokens => ({
  access: `access ${name}`,
  accessExpiresAt: from + 15 * minute,
  refresh: `refresh ${name}`,
  refreshExpiresAt: from + 90 * day,
});

export const aDeviceAuthorization = (
  overrides: Partial<NewDeviceAuthorization> = {},
): NewDeviceAuthorization => ({
  deviceCode: 'device code',
  userCode: 'user code',
  clientId: 'blockyard-cli',
  deviceName: 'Laptop',
  network: '203.0.113.7',
  expiresAt: startOfTests + 10 * minute,
  decision: 'pending',
  ...overrides,
});
