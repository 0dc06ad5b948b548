import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

export type ClientBuild = { readonly dir: string; readonly template: string; readonly buildId: string };

const latestBuild = z.object({ id: z.string() });

/** Reads the client build. Throws if the folder does not contain one. */
export async function readClientBuild(dir: string): Promise<ClientBuild> {
  const template = await readFile(join(dir, 'index.html'), 'utf8');
  const latest = latestBuild.parse(JSON.parse(await readFile(join(dir, 'builds/latest.json'), 'utf8')));
  return { dir, template, buildId: latest.id };
}
