import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A child process that opens the database of a folder. */
export type ChildDatabase = {
  readonly lines: readonly string[];
  /** Resolves after the child has written that many lines or has ended. */
  readonly wrote: (lines: number) => Promise<void>;
  /** Kills it like a power failure and waits until it has ended. */
  readonly kill: () => Promise<void>;
};

/**
 * Opens the folder in a process of its own: `hold` keeps it open, `write` writes accounts and says each one's id, `deed`
 * does what a call asks for and does not answer, `answer` does both.
 */
export function openInChild(dir: string, job: 'hold' | 'write' | 'deed' | 'answer'): ChildDatabase {
  const file = fileURLToPath(new URL('open-in-child.ts', import.meta.url));
  const child: ChildProcess = spawn(process.execPath, [file, dir, job], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  let rest = '';
  let heard: () => void = () => undefined;
  let gone = false;
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => {
      gone = true;
      heard();
      resolve();
    });
  });
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    const parts = (rest + text).split('\n');
    rest = parts.pop() ?? '';
    lines.push(...parts);
    heard();
  });
  return {
    lines,
    wrote: (count) =>
      new Promise((resolve) => {
        heard = () => {
          if (lines.length >= count || gone) resolve();
        };
        heard();
      }),
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
