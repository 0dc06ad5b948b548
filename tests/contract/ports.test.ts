import { readdir, readFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const textOf = (path: string): Promise<string> => readFile(new URL(path, root), 'utf8');

/** The paths of all files below a folder, from the root. */
const filesIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(new URL(folder, root), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(fileURLToPath(root), join(parentPath, name)));

/** Files in the folders of ports that hold types of their neighbors and no port. */
const notPorts = new Set(['event-stream', 'job-kinds', 'service-failure']);

const portFiles = (await filesIn('src/application')).filter(
  (file) => /\/ports\/[^/]+$/.test(file) && !notPorts.has(basename(file, '.ts')),
);
const ports = portFiles.map((file) => basename(file, '.ts'));
const suites = await filesIn('tests/contract');
const fakes = await filesIn('src/adapters/memory');

/** Reads the only file of the contract tests that matches. */
function suite(matches: (file: string) => boolean): Promise<string> {
  const [found, ...others] = suites.filter(matches);
  if (found === undefined || others.length > 0) throw new Error(`${others.length} more files match`);
  return textOf(found);
}

const interfaceIn = (text: string): string => /export interface (\w+)/.exec(text)?.[1] ?? '';

describe('every port', () => {
  test('is found', () => {
    expect(ports.length).toBeGreaterThanOrEqual(17);
    expect(ports).toContain('clock');
    expect(ports).toContain('identity-provider');
    expect(ports).toContain('account-repository');
  });

  test.each(ports)('[COR-2] %s has a contract suite, and an in-memory fake that runs it', async (port) => {
    const contract = await suite((file) => file.endsWith(`/${port}.contract.ts`));
    const run = await suite((file) => file.includes('/memory/') && file.endsWith(`/${port}.test.ts`));
    const contractName = /export function (\w+Contract)\(/.exec(contract)?.[1];
    expect(contractName).toBeDefined();
    expect(run).toContain(`/${port}.contract.ts'`);
    expect(run).toContain(`${contractName}(`);
    expect(run).toMatch(/from '#adapters\/memory\//);
    expect(run, 'a fake supports the whole contract').not.toMatch(/unsupported|\bvi\b/);
  });

  test('[COR-2] each interface is implemented in memory or by the core', async () => {
    const interfaces = await Promise.all(portFiles.map(async (file) => interfaceIn(await textOf(file))));
    const texts = await Promise.all(fakes.map(textOf));
    const core = await Promise.all(
      (await filesIn('src/application/client'))
        .filter((file) => file.endsWith('/create-session-store.ts'))
        .map(textOf),
    );
    const lacking = interfaces.filter(
      (name) =>
        !texts.some((text) => new RegExp(`implements ${name}\\b`).test(text)) &&
        !core.some((text) => text.includes(`): ${name} {`)),
    );
    expect(lacking).toEqual([]);
  });

  test('no fake is a mock', async () => {
    const texts = await Promise.all(fakes.map(textOf));
    expect(texts.filter((text) => /vitest|\bvi\./.test(text))).toEqual([]);
  });
});
