import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { transformWithOxc } from 'vite';
import type { Budget } from './budgets.ts';
import { declaredPackages, entryFiles, packageJson } from './package/entries.ts';

const run = promisify(execFile);

/** The specifier of an import or export: `from '…'`, `import('…')`, `import '…'`. */
const specifier = /(?<=\b(?:from |import\(|import ))(["'])([^"'\s]+)\1/g;

/** Returns the text with imports of the project's modules rewritten as relative imports of JavaScript files. `file` is relative to the package. */
const withJavaScript = (text: string, file: string): string =>
  text.replaceAll(specifier, (whole, quote: string, name: string) => {
    if (!/^(?:#|\.\.?\/)/.test(name)) return whole;
    const folder = path.posix.dirname(file);
    const target = name.startsWith('#') ? name.slice(1) : path.posix.join(folder, name);
    // The compiler writes inferred types without an extension.
    const relative = `${path.posix.relative(folder, target).replace(/\.ts$/, '')}.js`;
    return `${quote}${relative.startsWith('.') ? relative : `./${relative}`}${quote}`;
  });

/** Throws if code or types import a package that package.json does not list, or a module of the project that is not in the package. */
function checkImports(code: string, file: string, files: ReadonlySet<string>): void {
  for (const [, , name = ''] of code.matchAll(specifier)) {
    if (name.startsWith('node:')) continue;
    const isOwn = name.startsWith('.');
    const target = path.posix.join(path.posix.dirname(file), name).replace(/\.js$/, '');
    const isKnown = isOwn
      ? files.has(target)
      : declaredPackages.has(/^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? '');
    if (!isKnown) {
      const advice = isOwn
        ? 'add its folder to scripts/build/package/tsconfig.json'
        : 'add it to scripts/build/package/entries.ts, or name the type that the compiler takes from it';
      throw new Error(`The package lacks ${name}, which ${file} imports: ${advice}.`);
    }
  }
}

const declarationsIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .map((file) => file.replace(/\.d\.ts$/, ''))
    .sort();

/** Builds the core as an npm package for other hosts: ES modules with types, one file per source file. Decision 197. */
export async function buildPackage(root: string, outDir: string): Promise<void> {
  rmSync(outDir, { recursive: true, force: true });
  const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
  await run(process.execPath, [compiler, '-p', 'scripts/build/package', '--outDir', outDir], { cwd: root });

  const files = declarationsIn(outDir);
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(outDir, file)), { recursive: true });
    writeFileSync(path.join(outDir, file), text);
  };
  const known = new Set(files);
  const empty = new Set<string>();
  for (const file of files) {
    const source = path.join(root, 'src', `${file}.ts`);
    const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source, { sourcemap: false });
    const javaScript = withJavaScript(code, file);
    checkImports(javaScript, file, known);
    if (/^\s*(?:export \{\s*\};)?\s*$/.test(javaScript)) empty.add(file);
    else write(`${file}.js`, javaScript);
    const types = withJavaScript(readFileSync(path.join(outDir, `${file}.d.ts`), 'utf8'), file);
    checkImports(types, file, known);
    write(`${file}.d.ts`, types);
  }
  for (const { name, code, types } of entryFiles(files, empty)) {
    write(`${name}.js`, code);
    write(`${name}.d.ts`, types);
  }
  const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as Parameters<
    typeof packageJson
  >[0];
  write('package.json', `${JSON.stringify(packageJson(manifest), null, 2)}\n`);
  copyFileSync(path.join(root, 'docs/package.md'), path.join(outDir, 'README.md'));
  // Copies the API's operations and the documents that codes in comments refer to.
  mkdirSync(path.join(outDir, 'docs'));
  for (const file of ['openapi.json', 'requirements.md', 'specification.md']) {
    copyFileSync(path.join(root, 'docs', file), path.join(outDir, 'docs', file));
  }
  copyFileSync(path.join(root, 'LICENSE'), path.join(outDir, 'LICENSE'));
}

export async function packageBudget(folder: string): Promise<Budget> {
  const { stdout } = await run('npm', ['pack', '--dry-run', '--json'], {
    cwd: folder,
    maxBuffer: 16 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  const [{ size } = { size: Number.POSITIVE_INFINITY }] = JSON.parse(stdout) as readonly {
    readonly size: number;
  }[];
  return {
    what: 'the package for other hosts, packed',
    size,
    unit: 'bytes',
    most: 1.5 * 1024 * 1024,
    advice: 'Remove files from scripts/build/package/tsconfig.json that no host needs.',
  };
}
