// Fills the local product with a demo district and prints its logins. Starts the product if it is not running.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

type Answer = {
  readonly password: string;
  readonly people: readonly {
    readonly name: string;
    readonly email: string;
    readonly role: string;
    readonly school: string;
    readonly access: string;
  }[];
};

const port = process.env['PORT'] ?? '3000';
const start = path.join(import.meta.dirname, 'start.ts');
const url = `http://localhost:${port}`;

const fill = async (): Promise<Answer> => {
  const reply = await fetch(`${url}/dev/demo`, { method: 'POST' });
  if (!reply.ok) throw new Error(`The demo data could not be created: ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as Answer;
};

const isRunning = async (): Promise<boolean> => {
  try {
    return (await fetch(`${url}/healthz`)).ok;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
};

async function whileRunning<T>(work: () => Promise<T>): Promise<T> {
  const product = spawn(process.execPath, [start], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ready = new Promise<void>((resolve, reject) => {
    let output = '';
    product.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('is ready at')) resolve();
    });
    // The product has printed the error above.
    product.once('exit', () => reject(new Error('The demo data could not be created.')));
  });
  try {
    await ready;
    return await work();
  } finally {
    product.kill('SIGTERM');
    if (product.exitCode === null) await once(product, 'exit');
  }
}

try {
  const running = await isRunning();
  if (!running) console.log('Starting Blockyard for it …');
  const { people, password } = running ? await fill() : await whileRunning(fill);
  console.table(people);
  console.log(`Everybody's password is ${password}`);
  console.log(running ? `Sign in at ${url}/login` : `Run npm start, then sign in at ${url}/login`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
