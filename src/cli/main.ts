#!/usr/bin/env node
import module from 'node:module';
import { readFileSync } from 'node:fs';
import { homedir, hostname } from 'node:os';
import type { CliHost } from './host.ts';
import { compileCacheFolder } from './settings-folder.ts';

const host: CliHost = {
  stdout: (text) => void process.stdout.write(text),
  stderr: (text) => void process.stderr.write(text),
  stdin: () => new Uint8Array(readFileSync(0)),
  ask: async (question) => {
    if (!process.stdin.isTTY) return null;
    const { createInterface } = await import('node:readline/promises');
    const lines = createInterface({ input: process.stdin, output: process.stderr });
    const answer = await lines.question(question);
    lines.close();
    return answer;
  },
  env: process.env,
  platform: process.platform,
  homeFolder: homedir(),
  computerName: hostname(),
};

// The compile cache makes later imports faster from the second run on. Node 20 has no compile cache.
const { enableCompileCache } = module as Partial<Pick<typeof module, 'enableCompileCache'>>;
enableCompileCache?.(compileCacheFolder(host));
const { run } = await import('./run.ts');

// A closed output pipe (`| head`) is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

// The clock's timers do not keep the process alive, but a command may wait for one of them. This interval does.
const alive = setInterval(() => undefined, 2 ** 30);
process.exitCode = await run(process.argv.slice(2), host);
clearInterval(alive);
