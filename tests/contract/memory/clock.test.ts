import { ManualClock } from '#adapters/memory/platform/manual-clock.ts';
import { startOfTests } from '../../builders/time.ts';
import { clockContract } from '../clock.contract.ts';

clockContract('ManualClock', () => {
  const clock = new ManualClock(startOfTests);
  return { clock, pass: (ms) => clock.advance(ms) };
});
