import type { DeviceRefused } from '#domain/identity/devices/device-refusals.ts';
import type { FailureWords } from './failure-words.ts';

export const deviceFailures: Readonly<Record<DeviceRefused['kind'], FailureWords>> = {
  'device/code-unknown': {
    says: 'No device shows this code right now.',
    next: 'Check the code, or start again on the device.',
  },
  'device/browser-needed': {
    says: 'A device cannot log in another device.',
    next: 'Log in in a browser and try again there.',
  },
  'device/not-found': { says: 'This device is already logged out.', next: 'Reload the page.' },
};
