import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = fileURLToPath(new URL('./fixture/impure/', import.meta.url));
const files = (await readdir(folder)).map((file) => basename(file, '.ts'));
const impure = files.filter((file) => file !== 'pure');

const compile = async (config: string, work: string): Promise<string> => {
  const project = join(work, `${basename(join(config, '..'))}.json`);
  await writeFile(
    project,
    JSON.stringify({
      extends: config,
      // The temporary project is outside the repository, so the types of packages must be located explicitly.
      compilerOptions: { typeRoots: [join(root, 'node_modules/@types')] },
      include: [],
      files: files.map((file) => join(folder, `${file}.ts`)),
    }),
  );
  return new Promise((resolve) => {
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    execFile(process.execPath, [tsc, '-p', project, '--pretty', 'false'], (_failure, stdout) =>
      resolve(stdout),
    );
  });
};

describe.each(['domain', 'application'])('the compiler on src/%s', (layer) => {
  let work: string;
  let said: string;

  beforeAll(async () => {
    work = await mkdtemp(join(tmpdir(), 'blockyard-purity-'));
    said = await compile(join(root, 'src', layer, 'tsconfig.json'), work);
  });
  afterAll(() => rm(work, { recursive: true }));

  test.each(impure)('[COR-1] refuses %s', (file) => {
    expect(said).toMatch(
      new RegExp(`impure/${file}\\.ts\\(\\d+,\\d+\\): error TS(2304|2307|2552|2580|2584|2591)`),
    );
  });

  test('[COR-1] accepts what every host has', () => {
    expect(said).not.toContain('pure/pure.ts');
    expect(impure.length).toBeGreaterThan(8);
  });
});

describe('the compiler on src/cli', () => {
  let work: string;
  let said: string;

  beforeAll(async () => {
    work = await mkdtemp(join(tmpdir(), 'blockyard-purity-'));
    said = await compile(join(root, 'src', 'cli', 'tsconfig.json'), work);
  });
  afterAll(() => rm(work, { recursive: true }));

  test.each(['document', 'window'])('[COR-3] refuses %s', (file) => {
    expect(said).toMatch(new RegExp(`impure/${file}\\.ts\\(\\d+,\\d+\\): error TS(2304|2584)`));
  });

  test('[COR-3] accepts what Node has', () => {
    expect(said).not.toMatch(/impure\/(process|node-module|fetch)\.ts/);
  });
});
