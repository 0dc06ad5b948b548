import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

export type DemoProduct = {
  readonly url: string;
  readonly password: string;
  readonly emails: readonly string[];
  readonly stop: () => Promise<void>;
};

type Demo = { readonly password: string; readonly people: readonly { readonly email: string }[] };

export async function startDemoProduct(root: string): Promise<DemoProduct> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'blockyard-screenshots-'));
  const product = spawn(process.execPath, [path.join(root, 'dist/local/server/main.js')], {
    cwd: root,
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async (): Promise<void> => {
    if (product.exitCode === null) {
      product.kill('SIGTERM');
      await once(product, 'exit');
    }
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const url = await new Promise<string>((resolve, reject) => {
      product.stdout.on('data', (chunk: Buffer) => {
        const found = /ready at (http:\/\/\S+)/.exec(chunk.toString())?.[1];
        if (found !== undefined) resolve(found);
      });
      product.once('exit', () => reject(new Error('The product did not start; see the output above.')));
    });
    const reply = await fetch(`${url}/dev/demo`, { method: 'POST' });
    if (!reply.ok)
      throw new Error(`The demo data could not be created: ${reply.status} ${await reply.text()}`);
    const { password, people } = (await reply.json()) as Demo;
    return { url, password, emails: people.map(({ email }) => email), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
