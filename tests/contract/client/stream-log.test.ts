import { StreamLog } from '#adapters/node/stream-log.ts';
import { logContract } from '../log.contract.ts';

logContract('StreamLog', () => {
  const lines: string[] = [];
  return {
    log: new StreamLog((line) => lines.push(line)),
    written: () =>
      lines.map((line) => {
        const [, level, message, facts] = /^(\w+): ([^{]*?)(?: (\{.*\}))?$/.exec(line) ?? [];
        return {
          level: level === 'warning' ? 'warn' : level === 'error' ? 'error' : 'info',
          message: message ?? '',
          facts: facts === undefined ? {} : JSON.parse(facts),
        };
      }),
  };
});
