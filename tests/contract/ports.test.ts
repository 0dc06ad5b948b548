import { readdir, readFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const textOf = (path: string): Promise<string> => readFile(new URL(path, root), 'utf8');

const filesIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(new URL(folder, root), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(fileURLToPath(root), join(parentPath, name)));

/** Files in `ports` folders that only define types, and so have no contract. */
const notPorts = new Set(['event-stream', 'http-transport', 'job-kinds', 'service-failure']);

const portFiles = (await filesIn('src/application')).filter(
  (file) => /\/ports\/[^/]+$/.test(file) && !notPorts.has(basename(file, '.ts')),
);
const ports = portFiles.map((file) => basename(file, '.ts'));
const suites = await filesIn('tests/contract');
const fakes = await filesIn('src/adapters/memory');
const adapters = await filesIn('src/adapters/api');
/** Client ports of the API. They run over `Http` and need no fake. */
const apiPorts = ports.filter((port) => adapters.some((file) => file.endsWith(`/api-${port}.ts`)));
const fakedPorts = portFiles.filter((file) => ![...apiPorts, 'http'].includes(basename(file, '.ts')));

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

  const runOf = async (port: string, folder: string, file = port): Promise<string> => {
    const contract = await suite((path) => path.endsWith(`/${port}.contract.ts`));
    const run = await suite((path) => path.includes(`/${folder}/`) && path.endsWith(`/${file}.test.ts`));
    const contractName = /export function (\w+Contract)\(/.exec(contract)?.[1];
    expect(contractName).toBeDefined();
    expect(run).toContain(`/${port}.contract.ts'`);
    expect(run).toContain(`${contractName}(`);
    return run;
  };

  test.each(apiPorts)('[COR-2] %s has a contract suite, which its API adapter runs', async (port) => {
    expect(await runOf(port, 'client', `api-${port}`)).toContain(`/api-${port}.ts'`);
  });

  test('[COR-2] http has a contract suite, which the in-process network runs', async () => {
    expect(await runOf('http', 'client', 'inject-http')).toContain('injectNetwork');
  });

  const faked = fakedPorts.map((file) => basename(file, '.ts'));
  test.each(faked)('[COR-2] %s has a contract suite, and an in-memory fake that runs it', async (port) => {
    const run = await runOf(port, 'memory');
    expect(run).toMatch(/from '#adapters\/memory\//);
    expect(run, 'a fake supports the whole contract').not.toMatch(/unsupported|\bvi\b/);
  });

  test('[COR-2] each interface that is not behind the API is implemented in memory or by the core', async () => {
    const interfaces = await Promise.all(fakedPorts.map(async (file) => interfaceIn(await textOf(file))));
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
