import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

/** What the host must know of the client's build: the page that all pages are made from, and which build it is. */
export type ClientBuild = { readonly dir: string; readonly template: string; readonly buildId: string };

const latestBuild = z.object({ id: z.string() });

/** Reads the client's build. Throws where the folder holds none. */
export async function readClientBuild(dir: string): Promise<ClientBuild> {
  const template = await readFile(join(dir, 'index.html'), 'utf8');
  const latest = latestBuild.parse(JSON.parse(await readFile(join(dir, 'builds/latest.json'), 'utf8')));
  return { dir, template, buildId: latest.id };
}
