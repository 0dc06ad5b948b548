import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';

type Rule = { readonly name: string; readonly comment: string };
type Module = {
  readonly source: string;
  readonly dependencies: readonly { readonly resolved: string }[];
};
type Cruise = {
  readonly modules: readonly Module[];
  readonly summary: {
    readonly totalCruised: number;
    readonly totalDependenciesCruised: number;
    readonly violations: readonly { readonly from: string; readonly rule: { readonly name: string } }[];
  };
};

const root = fileURLToPath(new URL('../../', import.meta.url));
const fixture = fileURLToPath(new URL('./fixture/', import.meta.url));
const config = `${root}.dependency-cruiser.cjs`;
const { forbidden: rules } = createRequire(import.meta.url)(config) as {
  readonly forbidden: readonly Rule[];
};
const run = promisify(execFile);

const cruise = async (folder: string): Promise<Cruise> => {
  const cruiser = `${root}node_modules/dependency-cruiser/bin/dependency-cruiser.mjs`;
  const { stdout } = await run(
    process.execPath,
    [cruiser, 'src', '--config', config, '--output-type', 'json'],
    { cwd: folder, maxBuffer: 64 * 1024 * 1024 },
  );
  return JSON.parse(stdout) as Cruise;
};

const filesIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('fixture/src'))
    .map((entry) => `${entry.parentPath}/${entry.name}`);

const filesOf = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`);

const maxFilesInFolder = 40;

const contextFolder =
  /^src\/(?:domain|application\/(?:client|service)|adapters\/(?:api|memory|postgres|wire)|server\/http\/routes|ui\/features)\/(?:platform|identity|organizations|lessons|classrooms|rosters|billing)\/[^/]+(?=\/)/;
const folderOf = (file: string): string => contextFolder.exec(file)?.[0] ?? '';

function foldersInCycles(modules: readonly Module[]): readonly string[] {
  const imported = new Map<string, Set<string>>();
  for (const { source, dependencies } of modules)
    for (const { resolved } of dependencies) {
      const [from, to] = [folderOf(source), folderOf(resolved)];
      if (from === '' || to === '' || from === to) continue;
      imported.set(from, (imported.get(from) ?? new Set()).add(to));
    }
  const reached = (start: string): ReadonlySet<string> => {
    const seen = new Set<string>();
    const visit = (folder: string): void => {
      for (const next of imported.get(folder) ?? []) if (!seen.has(next)) visit(seen.add(next) && next);
    };
    visit(start);
    return seen;
  };
  return [...imported.keys()].filter((folder) => reached(folder).has(folder)).sort();
}

/** The rule that each fixture file breaks, from its first line. Null if it breaks none. */
const planted = new Map<string, string | null>();
for (const file of await filesOf(`${fixture}src`)) {
  const rule = /^\/\/ breaks: (\S+)/.exec(await readFile(file, 'utf8'))?.[1] ?? null;
  planted.set(file.slice(fixture.length), rule);
}

describe('the dependency rules on planted violations', () => {
  let found: readonly string[];
  let modules: readonly Module[];

  beforeAll(async () => {
    const cruised = await cruise(fixture);
    const { violations } = cruised.summary;
    modules = cruised.modules;
    found = violations.map(({ from, rule }) => `${from} breaks ${rule.name}`);
  });

  test.each(rules.map((rule) => rule.name))('[COR-1] %s reports every file that violates it', (name) => {
    const files = [...planted].filter(([, rule]) => rule === name).map(([file]) => file);
    expect(files.length, 'no violation is planted').toBeGreaterThan(0);
    expect(found).toEqual(expect.arrayContaining(files.map((file) => `${file} breaks ${name}`)));
  });

  test('allowed imports are not reported', () => {
    const innocent = [...planted].filter(([, rule]) => rule === null).map(([file]) => file);
    expect(innocent.length).toBeGreaterThan(10);
    expect(found.filter((violation) => innocent.some((file) => violation.startsWith(`${file} `)))).toEqual(
      [],
    );
  });

  test('[COR-1] folders of a context that import each other are reported', () => {
    expect(foldersInCycles(modules)).toEqual(['src/domain/platform/days', 'src/domain/platform/pages']);
  });

  test('every rule says what to do instead', () => {
    expect(rules.filter((rule) => rule.comment.length < 20).map((rule) => rule.name)).toEqual([]);
  });
});

describe('the dependency rules on the product', () => {
  test('[COR-1] all of src is checked, and no file violates a rule', async () => {
    const { summary, modules } = await cruise(root);
    const { violations, totalCruised, totalDependenciesCruised } = summary;
    const files = await filesOf(`${root}src`);
    expect(files.length).toBeGreaterThan(100);
    expect(totalCruised).toBeGreaterThanOrEqual(files.length);
    expect(totalDependenciesCruised).toBeGreaterThan(files.length);
    expect(violations.map(({ from, rule }) => `${from} breaks ${rule.name}`)).toEqual([]);
    expect(foldersInCycles(modules)).toEqual([]);
  }, 120_000);

  test('a folder contains at most 40 files', async () => {
    const files = [...(await filesIn(`${root}src`)), ...(await filesIn(`${root}tests`))];
    const counts = new Map<string, number>();
    for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
    expect([...counts].filter(([, count]) => count > maxFilesInFolder)).toEqual([]);
    expect(Math.max(...counts.values())).toBeGreaterThan(20);
  });
});
