import type { Clock } from '#application/ports/clock.ts';
import type { BoardFailure } from '#domain/lessons/programs/board/board.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { SerialLink } from './serial-link.ts';

const keys = { raw: '\u0001', friendly: '\u0002', interrupt: '\u0003', end: '\u0004' } as const;
const prompt = 'raw REPL; CTRL-B to exit\r\n>';
const answerMs = 2000;

/** Characters per write. The board's serial buffer is small, and there is no flow control. */
const chunk = 32;
const chunkPauseMs = 10;

/** The output of a program that has ended, and its traceback if it failed. */
type Ended = { readonly printed: string; readonly traceback: string };

/** Returns the failure in a traceback, or null if the program ended or was stopped. */
export function failureIn(traceback: string): BoardFailure | null {
  const last = traceback.trim().split(/\r?\n/).at(-1) ?? '';
  if (last === '' || last.startsWith('KeyboardInterrupt')) return null;
  return last.startsWith('MemoryError')
    ? { kind: 'board/full' }
    : { kind: 'board/program-failed', text: last };
}

/** A client of MicroPython's raw REPL. Sends programs, reads what they print, and interrupts them. */
export class RawRepl {
  readonly #link: SerialLink;
  readonly #clock: Clock;
  #text = '';
  #look: () => void = () => undefined;
  #running: Promise<void> | null = null;

  constructor(link: SerialLink, clock: Clock) {
    this.#link = link;
    this.#clock = clock;
    link.onText = (text) => {
      this.#text += text;
      this.#look();
    };
    link.onLost(() => this.#look());
  }

  async reset(): Promise<Result<void, BoardFailure>> {
    const stopped = await this.interrupt();
    if (!stopped.ok) return stopped;
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await this.#link.write(`${keys.interrupt}${keys.interrupt}`);
      await this.#pause(100);
      this.#text = '';
      await this.#link.write(`\r${keys.raw}`);
      if ((await this.#until(prompt, answerMs)) === null) continue;
      await this.#link.write(keys.end);
      if ((await this.#until(prompt, answerMs * 2)) !== null) return ok(undefined);
    }
    return this.#noAnswer();
  }

  async execute(code: string, withinMs = answerMs): Promise<Result<string, BoardFailure>> {
    const sent = await this.#send(code);
    if (!sent.ok) return sent;
    const ended = await this.#ending(withinMs, () => undefined);
    if (ended === null) return this.#noAnswer();
    const failure = failureIn(ended.traceback);
    return failure === null ? ok(ended.printed) : err(failure);
  }

  /** Starts a program. `onLine` receives each line, and `onEnd` the traceback, or null if the cable was disconnected. */
  async start(
    code: string,
    onLine: (line: string) => void,
    onEnd: (traceback: string | null) => void,
  ): Promise<Result<void, BoardFailure>> {
    const sent = await this.#send(code);
    if (!sent.ok) return sent;
    this.#running = this.#ending(null, onLine).then((ended) => {
      this.#running = null;
      onEnd(ended?.traceback ?? null);
    });
    return ok(undefined);
  }

  async interrupt(): Promise<Result<void, BoardFailure>> {
    for (let attempt = 0; attempt < 3 && this.#running !== null; attempt += 1) {
      await this.#link.write(keys.interrupt);
      await Promise.race([this.#running, this.#pause(answerMs)]);
    }
    return this.#running === null ? ok(undefined) : this.#noAnswer();
  }

  /** Restarts as after power-on, so that `main.py` runs. The next call interrupts it. */
  async restart(): Promise<Result<void, BoardFailure>> {
    await this.#link.write(`${keys.friendly}${keys.end}`);
    return (await this.#until('reboot', answerMs)) === null ? this.#noAnswer() : ok(undefined);
  }

  async close(): Promise<void> {
    await this.interrupt();
    await this.#link.write(keys.friendly);
    await this.#link.close();
  }

  #noAnswer(): Result<never, BoardFailure> {
    return err({ kind: this.#link.isOpen ? 'board/silent' : 'board/lost' });
  }

  async #send(code: string): Promise<Result<void, BoardFailure>> {
    this.#text = '';
    for (const part of code.match(new RegExp(`[\\s\\S]{1,${chunk}}`, 'gu')) ?? []) {
      if (!(await this.#link.write(part))) return this.#noAnswer();
      await this.#pause(chunkPauseMs);
    }
    await this.#link.write(keys.end);
    return (await this.#until('OK', answerMs)) === null ? this.#noAnswer() : ok(undefined);
  }

  async #ending(withinMs: number | null, onLine: (line: string) => void): Promise<Ended | null> {
    const printed = await this.#until(keys.end, withinMs, onLine);
    if (printed === null) return null;
    const traceback = await this.#until(keys.end, answerMs);
    if (traceback === null || (await this.#until('>', answerMs)) === null) return null;
    return { printed, traceback };
  }

  /** Reads up to and including a mark. Returns null if it does not arrive in time or the cable is disconnected. */
  #until(
    mark: string,
    withinMs: number | null,
    onLine: (line: string) => void = () => undefined,
  ): Promise<string | null> {
    return new Promise((resolve) => {
      let reported = 0;
      const done = (text: string | null): void => {
        this.#look = () => undefined;
        if (timer !== null) this.#clock.cancel(timer);
        resolve(text);
      };
      const timer = withinMs === null ? null : this.#clock.after(withinMs, () => done(null));
      this.#look = () => {
        const end = this.#text.indexOf(mark);
        const known = end < 0 ? this.#text : this.#text.slice(0, end);
        for (let line = known.indexOf('\n', reported); line >= 0; line = known.indexOf('\n', reported)) {
          onLine(known.slice(reported, line).trim());
          reported = line + 1;
        }
        if (end >= 0) {
          this.#text = this.#text.slice(end + mark.length);
          return done(known);
        }
        // A program may print for an hour, so lines that were passed on are dropped.
        if (withinMs === null) {
          this.#text = this.#text.slice(reported);
          reported = 0;
        }
        return this.#link.isOpen ? undefined : done(null);
      };
      this.#look();
    });
  }

  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => void this.#clock.after(ms, resolve));
  }
}
