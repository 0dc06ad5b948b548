// `npm run torture -- FOLDER` runs every file, every ZIP and every set of files in a folder through the importer, which reads, detects and previews them and
// stores nothing. Exits with 1 if the importer crashes, sends no message for 10 seconds, loses a row without a message, or stores forbidden data.
import { readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Answer, Checked, Job } from './torture/job.ts';

const longest = 10_000;
const megabyte = 1024 * 1024;

class Failed extends Error {}

type Waiting = { readonly resolve: (answer: Answer) => void; readonly reject: (failed: Failed) => void };
type Done = { readonly answer: Answer; readonly milliseconds: number; readonly peak: number };

/** Runs jobs one after another in a thread that can be terminated. After a crash or a hang, a new thread continues. */
class Checker {
  #waiting: Waiting | null = null;
  #hang: NodeJS.Timeout | undefined;
  #worker = this.#start();

  async run(job: Job): Promise<Done> {
    const began = performance.now();
    let peak = process.memoryUsage.rss();
    const sampling = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 20);
    this.#watch();
    try {
      const answer = await new Promise<Answer>((resolve, reject) => {
        this.#waiting = { resolve, reject };
        const worker = this.#worker;
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
        worker.postMessage(job);
      });
      return { answer, milliseconds: performance.now() - began, peak };
    } catch (error) {
      await this.end();
      this.#worker = this.#start();
      throw error;
    } finally {
      clearTimeout(this.#hang);
      clearInterval(sampling);
    }
  }

  async end(): Promise<void> {
    this.#waiting = null;
    await this.#worker.terminate();
  }

  #watch(): void {
    clearTimeout(this.#hang);
    this.#hang = setTimeout(() => this.#waiting?.reject(new Failed('HANG')), longest);
  }

  #start(): Worker {
    const worker = new Worker(new URL('torture/worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 1024 },
    });
    worker.on('message', (answer: Answer) => {
      if ('alive' in answer) this.#watch();
      else this.#waiting?.resolve(answer);
    });
    worker.on('error', (error) =>
      this.#waiting?.reject(new Failed(`CRASH ${error instanceof Error ? error.message : String(error)}`)),
    );
    return worker;
  }
}

async function* inputsOf(checker: Checker, folder: string): AsyncGenerator<string> {
  const entries = (await readdir(folder, { withFileTypes: true })).toSorted((one, other) =>
    one.name < other.name ? -1 : 1,
  );
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  const { answer } = await checker
    .run({ kind: 'sets', path: folder })
    .catch(() => ({ answer: { path: folder, sets: [] } }));
  const set = new Set('sets' in answer ? answer.sets : []);
  if (set.size > 0) yield folder;
  for (const file of files) if (!set.has(file)) yield join(folder, file);
  for (const entry of entries) if (entry.isDirectory()) yield* inputsOf(checker, join(folder, entry.name));
}

function printResult(name: string, checked: Checked, cost: string): void {
  const { takenFor, rows, warnings, reviews, errors, codes, planned, files, faults } = checked;
  const verdict = faults.length === 0 ? 'ok   ' : 'FAULT';
  console.log(
    `${verdict} ${name}: ${takenFor}; ${rows} rows; ${warnings} warnings, ${reviews} to review, ${errors} errors; ${planned}; ${cost}${codes === '' ? '' : ` [${codes}]`}`,
  );
  for (const fault of faults) console.log(`      ${fault}`);
  if (files.length > 1)
    for (const { file, takenFor, rows, outcomes } of files)
      console.log(`      ${file}: ${takenFor}; ${rows} rows (${outcomes})`);
}

const [root] = process.argv.slice(2);
if (root === undefined || !(await stat(root)).isDirectory())
  throw new Error('Usage: npm run torture -- FOLDER');
const checker = new Checker();
let [checked, failed] = [0, 0];
for await (const path of inputsOf(checker, root)) {
  const name = relative(root, path) || '.';
  checked += 1;
  try {
    const { answer, milliseconds, peak } = await checker.run({ kind: 'check', path });
    if (!('checked' in answer)) throw new Failed('CRASH no response');
    printResult(name, answer.checked, `${Math.round(milliseconds)} ms, ${Math.round(peak / megabyte)} MB`);
    if (answer.checked.faults.length > 0) failed += 1;
  } catch (error) {
    if (!(error instanceof Failed)) throw error;
    failed += 1;
    console.log(`FAULT ${name}: ${error.message}`);
  }
}
await checker.end();
console.log(`${checked} checked, ${failed} with faults`);
process.exitCode = failed === 0 ? 0 : 1;
