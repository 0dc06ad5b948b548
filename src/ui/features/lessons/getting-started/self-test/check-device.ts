import {
  type SelfTestFinding,
  findings,
  type marks,
  type verdicts,
} from '../messages/en/self-test-results.ts';
import type { TestedDevice } from './tested-device.ts';

export type DeviceMark = keyof typeof marks;
type Verdict = keyof typeof verdicts;
export type Check = {
  readonly id: keyof typeof findings;
  readonly name: string;
  readonly mark: DeviceMark;
  readonly means: string;
  readonly next: string | null;
};
export type DeviceReport = { readonly verdict: Verdict; readonly checks: readonly Check[] };

/** Replies of the server that take at least this many milliseconds count as slow. */
const slow = 1500;

const check = (id: Check['id'], mark: DeviceMark, { means, next }: SelfTestFinding): Check => ({
  id,
  name: findings[id].name,
  mark,
  means,
  next: next ?? null,
});

function browserCheck({ browser: { kind } }: TestedDevice): Check {
  if (kind === 'desktop') return check('browser', 'good', findings.browser.good);
  return kind === 'tablet'
    ? check('browser', 'limited', findings.browser.tablet)
    : check('browser', 'bad', findings.browser.other);
}

function networkCheck(milliseconds: number | null): Check {
  if (milliseconds === null) return check('network', 'bad', findings.network.bad);
  return milliseconds > slow
    ? check('network', 'limited', findings.network.slow)
    : check('network', 'good', findings.network.good);
}

const serialCheck = (hasSerial: boolean): Check =>
  hasSerial ? check('serial', 'good', findings.serial.good) : check('serial', 'bad', findings.serial.bad);

function verdictOf(found: { readonly cable: boolean; readonly online: boolean }): Verdict {
  if (!found.cable) return 'none';
  return found.online ? 'cable' : 'offline';
}

export async function checkDevice(device: TestedDevice): Promise<DeviceReport> {
  const milliseconds = await device.reachServer();
  const { secure, hasSerial } = device;
  const checks = [
    browserCheck(device),
    secure ? check('secure', 'good', findings.secure.good) : check('secure', 'bad', findings.secure.bad),
    serialCheck(hasSerial),
    networkCheck(milliseconds),
    device.keeps()
      ? check('storage', 'good', findings.storage.good)
      : check('storage', 'limited', findings.storage.bad),
  ];
  return { verdict: verdictOf({ cable: secure && hasSerial, online: milliseconds !== null }), checks };
}

export const hasPassed = ({ verdict }: DeviceReport): boolean => verdict === 'cable';
