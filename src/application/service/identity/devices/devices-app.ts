import type { Device } from '#domain/identity/devices/device.ts';
import type { Caller } from '../caller/caller.ts';
import type { Devices } from '../ports/devices.ts';
import { grantDevices, type GrantDevices, type GrantDevicesPorts } from './grant-devices.ts';
import {
  type LogOutDevicesPorts,
  removeDevice,
  type RemoveDevice,
  revokeDeviceToken,
  type RevokeDeviceToken,
} from './log-out-devices.ts';
import { pollDeviceLogin, type PollDeviceLogin, type PollDeviceLoginPorts } from './poll-device-login.ts';
import {
  refreshDeviceTokens,
  type RefreshDeviceTokens,
  type RefreshDeviceTokensPorts,
} from './refresh-device-tokens.ts';
import { startDeviceLogin, type StartDeviceLogin, type StartDeviceLoginPorts } from './start-device-login.ts';

/** Device login: the devices' requests and their users' decisions (ORG-8, RFC 8628). */
export type DevicesApp = GrantDevices & {
  readonly start: StartDeviceLogin;
  readonly poll: PollDeviceLogin;
  readonly refresh: RefreshDeviceTokens;
  readonly revokeToken: RevokeDeviceToken;
  readonly list: (caller: Caller) => Promise<readonly Device[]>;
  readonly remove: RemoveDevice;
};

export type DevicesPorts = GrantDevicesPorts &
  LogOutDevicesPorts &
  PollDeviceLoginPorts &
  RefreshDeviceTokensPorts &
  StartDeviceLoginPorts & { readonly devices: Pick<Devices, 'ofAccount'> };

export const createDevicesApp = (ports: DevicesPorts): DevicesApp => ({
  ...grantDevices(ports),
  start: startDeviceLogin(ports),
  poll: pollDeviceLogin(ports),
  refresh: refreshDeviceTokens(ports),
  revokeToken: revokeDeviceToken(ports),
  list: ({ account }) => ports.devices.ofAccount(account.id),
  remove: removeDevice(ports),
});
