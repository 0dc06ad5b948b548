import { InMemoryLog } from '#adapters/memory/platform/in-memory-log.ts';
import { logContract } from '../log.contract.ts';

logContract('InMemoryLog', () => {
  const log = new InMemoryLog();
  return { log, written: () => log.lines() };
});
