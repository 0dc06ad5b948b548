import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';

type Rule = { readonly name: string; readonly comment: string };
type Cruise = {
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

const cruise = async (folder: string): Promise<Cruise['summary']> => {
  const cruiser = `${root}node_modules/dependency-cruiser/bin/dependency-cruiser.mjs`;
  const { stdout } = await run(
    process.execPath,
    [cruiser, 'src', '--config', config, '--output-type', 'json'],
    { cwd: folder, maxBuffer: 64 * 1024 * 1024 },
  );
  return (JSON.parse(stdout) as Cruise).summary;
};

const filesOf = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`);

/** Which rule each file of the fixture breaks, as its first line says; null for those that break none. */
const planted = new Map<string, string | null>();
for (const file of await filesOf(`${fixture}src`)) {
  const rule = /^\/\/ breaks: (\S+)/.exec(await readFile(file, 'utf8'))?.[1] ?? null;
  planted.set(file.slice(fixture.length), rule);
}

describe('the dependency rules on planted violations', () => {
  let found: readonly string[];

  beforeAll(async () => {
    const { violations } = await cruise(fixture);
    found = violations.map(({ from, rule }) => `${from} breaks ${rule.name}`);
  });

  test.each(rules.map((rule) => rule.name))('[COR-1] %s fires on every file that breaks it', (name) => {
    const files = [...planted].filter(([, rule]) => rule === name).map(([file]) => file);
    expect(files.length, 'no violation is planted').toBeGreaterThan(0);
    expect(found).toEqual(expect.arrayContaining(files.map((file) => `${file} breaks ${name}`)));
  });

  test('what is allowed is left alone', () => {
    const innocent = [...planted].filter(([, rule]) => rule === null).map(([file]) => file);
    expect(innocent.length).toBeGreaterThan(10);
    expect(found.filter((violation) => innocent.some((file) => violation.startsWith(`${file} `)))).toEqual(
      [],
    );
  });

  test('every rule says what to do instead', () => {
    expect(rules.filter((rule) => rule.comment.length < 20).map((rule) => rule.name)).toEqual([]);
  });
});

describe('the dependency rules on the product', () => {
  test('[COR-1] the whole of src is cruised, and nothing in it breaks a rule', async () => {
    const { violations, totalCruised, totalDependenciesCruised } = await cruise(root);
    const files = await filesOf(`${root}src`);
    expect(files.length).toBeGreaterThan(100);
    expect(totalCruised).toBeGreaterThanOrEqual(files.length);
    expect(totalDependenciesCruised).toBeGreaterThan(files.length);
    expect(violations.map(({ from, rule }) => `${from} breaks ${rule.name}`)).toEqual([]);
  }, 120_000);
});
