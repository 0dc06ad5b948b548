import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export type ChildDatabase = {
  readonly lines: readonly string[];
  readonly wrote: (lines: number) => Promise<void>;
  readonly kill: () => Promise<void>;
};

/**
 * Opens the folder in a child process. The job `hold` keeps the database open, `write` creates accounts and prints their ids, `deed` commits a call's change
 * without a reply, and `answer` also saves the reply.
 */
export function openInChild(dir: string, job: 'hold' | 'write' | 'deed' | 'answer'): ChildDatabase {
  const file = fileURLToPath(new URL('open-in-child.ts', import.meta.url));
  const child: ChildProcess = spawn(process.execPath, [file, dir, job], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  let rest = '';
  let received: () => void = () => undefined;
  let gone = false;
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => {
      gone = true;
      received();
      resolve();
    });
  });
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    const parts = (rest + text).split('\n');
    rest = parts.pop() ?? '';
    lines.push(...parts);
    received();
  });
  return {
    lines,
    wrote: (count) =>
      new Promise((resolve) => {
        received = () => {
          if (lines.length >= count || gone) resolve();
        };
        received();
      }),
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
