import type { Log, LogFacts } from '#application/ports/log.ts';

export type WriteLine = (line: string) => void;

/** The log of a command. `write` receives each entry as one line: `warning: message {facts as JSON}`. */
export class StreamLog implements Log {
  readonly #write: WriteLine;

  constructor(write: WriteLine) {
    this.#write = write;
  }

  info(message: string, facts: LogFacts = {}): void {
    this.#line('info', message, facts);
  }

  warn(message: string, facts: LogFacts = {}): void {
    this.#line('warning', message, facts);
  }

  error(message: string, facts: LogFacts = {}): void {
    this.#line('error', message, facts);
  }

  #line(level: string, message: string, facts: LogFacts): void {
    const details = Object.keys(facts).length === 0 ? '' : ` ${JSON.stringify(facts)}`;
    this.#write(`${level}: ${message}${details}`);
  }
}
