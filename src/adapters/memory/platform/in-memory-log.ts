import type { Log, LogFacts } from '#application/ports/log.ts';

export type LogLine = {
  readonly level: 'info' | 'warn' | 'error';
  readonly message: string;
  readonly facts: LogFacts;
};

export class InMemoryLog implements Log {
  readonly #lines: LogLine[] = [];

  info(message: string, facts: LogFacts = {}): void {
    this.#lines.push({ level: 'info', message, facts });
  }

  warn(message: string, facts: LogFacts = {}): void {
    this.#lines.push({ level: 'warn', message, facts });
  }

  error(message: string, facts: LogFacts = {}): void {
    this.#lines.push({ level: 'error', message, facts });
  }

  lines(): readonly LogLine[] {
    return [...this.#lines];
  }
}
