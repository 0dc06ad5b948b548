import { readdir, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const portFolders = [
  'src/application/ports',
  'src/application/client/ports',
  'src/application/service/ports',
];
/** Files in the folders of ports that hold types of their neighbors and no port. */
const notPorts = new Set(['event-stream', 'service-failure']);

const portsOf = async (folder: string): Promise<readonly string[]> =>
  (await readdir(new URL(folder, root)))
    .map((file) => basename(file, '.ts'))
    .filter((name) => !notPorts.has(name));

const ports = (await Promise.all(portFolders.map(portsOf))).flat();
const textOf = (path: string): Promise<string> => readFile(new URL(path, root), 'utf8');

const interfaceIn = (text: string): string => /export interface (\w+)/.exec(text)?.[1] ?? '';

describe('every port', () => {
  test('is found', () => {
    expect(ports.length).toBeGreaterThanOrEqual(17);
    expect(ports).toContain('clock');
    expect(ports).toContain('identity-provider');
    expect(ports).toContain('account-repository');
  });

  test.each(ports)('[COR-2] %s has a contract suite, and an in-memory fake that runs it', async (port) => {
    const contract = await textOf(`tests/contract/${port}.contract.ts`);
    const run = await textOf(`tests/contract/memory/${port}.test.ts`);
    const contractName = /export function (\w+Contract)\(/.exec(contract)?.[1];
    expect(contractName).toBeDefined();
    expect(run).toContain(`from '../${port}.contract.ts'`);
    expect(run).toContain(`${contractName}(`);
    expect(run).toMatch(/from '#adapters\/memory\//);
    expect(run, 'a fake supports the whole contract').not.toMatch(/unsupported|\bvi\b/);
  });

  test.each(portFolders)(
    '[COR-2] the interfaces of %s are implemented in memory or by the core',
    async (folder) => {
      const names = await portsOf(folder);
      const interfaces = await Promise.all(
        names.map(async (name) => interfaceIn(await textOf(`${folder}/${name}.ts`))),
      );
      const memory = await readdir(new URL('src/adapters/memory', root));
      const fakes = await Promise.all(memory.map((file) => textOf(`src/adapters/memory/${file}`)));
      const core = await textOf('src/application/client/session/create-session-store.ts');
      const lacking = interfaces.filter(
        (name) =>
          !fakes.some((text) => new RegExp(`implements ${name}\\b`).test(text)) &&
          !core.includes(`): ${name} {`),
      );
      expect(lacking).toEqual([]);
    },
  );

  test('no fake is a mock', async () => {
    const memory = await readdir(new URL('src/adapters/memory', root));
    const texts = await Promise.all(memory.map((file) => textOf(`src/adapters/memory/${file}`)));
    expect(texts.filter((text) => /vitest|\bvi\./.test(text))).toEqual([]);
  });
});
