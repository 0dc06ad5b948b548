import { randomUUID } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Site } from './site.ts';

const text = /\.(?:js|html|json)$/;
const packed = /\.(?:br|gz)$/;

/** Returns a new hash, which is different for each script. */
const newHashOf = (ending: string): string => `-${ending.slice(1, -3).split('').toReversed().join('')}.js`;

/** Returns the relative paths of all files in a folder. */
const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(path.join(folder, file)).isFile(),
  );

/** Adds the scripts that import one of these, directly or indirectly. File names contain a hash of the content, so the names of importers change, too. */
function withImporters(folder: string, changed: readonly string[]): readonly string[] {
  const scripts = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, code: readFileSync(path.join(folder, name), 'utf8') }));
  const all = new Set(changed);
  for (const name of all) for (const script of scripts) if (script.code.includes(name)) all.add(script.name);
  return [...all];
}

/** Runs the product on a copy of its build. The copy can be replaced while browsers still use files of the first build. */
export class NewBuild {
  /** Files with different names in the new build, as the browser requests them. */
  readonly renamed: { readonly before: readonly string[]; readonly after: readonly string[] };
  readonly #folder: string;
  readonly #names: ReadonlyMap<string, string>;
  readonly #site: Site;

  private constructor(
    folder: string,
    { names, changed }: { readonly names: ReadonlyMap<string, string>; readonly changed: readonly string[] },
    site: Site,
  ) {
    this.#folder = folder;
    this.#names = names;
    this.#site = site;
    const asAsked = (name: string): string => `/assets/${name}`;
    this.renamed = {
      before: changed.map(asAsked),
      after: changed.map((name) => asAsked(names.get(name) ?? name)),
    };
  }

  /** Starts the first build. The scripts named by `parts` are renamed in the new build. */
  static async start(parts: readonly string[] = ['lesson-presenter', 'try-it-panel']): Promise<NewBuild> {
    // The folder is next to the build, because the server resolves its packages from there.
    const folder = path.resolve(`dist/e2e-${randomUUID()}`);
    cpSync('dist/local', folder, { recursive: true });
    const assets = readdirSync(path.join(folder, 'client/assets'));
    const isOf = (name: string, part: string): boolean =>
      name.startsWith(part) && /^-[\w-]{8}\.js$/.test(name.slice(part.length));
    const changed = assets.filter((name) => parts.some((part) => isOf(name, part)));
    const all = withImporters(path.join(folder, 'client/assets'), changed);
    const names = new Map(all.map((name) => [name, name.replace(/-[\w-]{8}\.js$/, newHashOf)]));
    return new NewBuild(folder, { names, changed }, await Site.start(folder));
  }

  get url(): string {
    return this.#site.url;
  }

  /** Replaces the build, as a deployment does. */
  async deploy(): Promise<void> {
    await this.#site.kill('SIGTERM');
    const client = path.join(this.#folder, 'client');
    const { id } = JSON.parse(readFileSync(path.join(client, 'builds/latest.json'), 'utf8')) as {
      id: string;
    };
    const anotherId = id.split('').toReversed().join('');
    const changes = [...this.#names, [id, anotherId] as const];
    for (const file of filesIn(client).filter((name) => packed.test(name))) rmSync(path.join(client, file));
    for (const file of filesIn(client).filter((name) => text.test(name))) {
      const before = readFileSync(path.join(client, file), 'utf8');
      const after = changes.reduce((all, [old, fresh]) => all.replaceAll(old, fresh), before);
      if (after !== before) writeFileSync(path.join(client, file), after);
    }
    renameSync(path.join(client, `builds/${id}.json`), path.join(client, `builds/${anotherId}.json`));
    for (const [old, fresh] of this.#names) {
      renameSync(path.join(client, 'assets', old), path.join(client, 'assets', fresh));
    }
    await this.#site.resume();
  }

  end(): Promise<void> {
    return this.#site.kill();
  }

  async close(): Promise<void> {
    await this.#site.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
