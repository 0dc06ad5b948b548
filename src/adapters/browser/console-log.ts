import type { Log, LogFacts } from '#application/ports/log.ts';

/* oxlint-disable no-console -- the one place where the browser's console is written to */

export class ConsoleLog implements Log {
  info(message: string, facts: LogFacts = {}): void {
    console.info(message, facts);
  }

  warn(message: string, facts: LogFacts = {}): void {
    console.warn(message, facts);
  }

  error(message: string, facts: LogFacts = {}): void {
    console.error(message, facts);
  }
}
