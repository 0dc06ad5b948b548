import type { Rolldown } from 'vite';
import { routeNameOf, type RouteFiles } from '../../src/ui/rendering/route-files.ts';
import { routeTable } from '../../src/ui/routes/route-table.ts';

type Chunk = Rolldown.OutputChunk;

/** Whether a script is the entry of a page or of a dynamic import. Other scripts load only together with such an entry. */
const isAskedFor = ({ isEntry, isDynamicEntry }: Chunk): boolean => isEntry || isDynamicEntry;

/** Whether a script is the entry of a separately loaded module. */
const isMadeOf =
  (module: RegExp) =>
  ({ facadeModuleId }: Chunk): boolean =>
    module.test(facadeModuleId?.replaceAll('\\', '/') ?? '');

const holds =
  (module: RegExp) =>
  ({ moduleIds }: Chunk): boolean =>
    moduleIds.some((id) => module.test(id.replaceAll('\\', '/')));

const behindLogin: ReadonlySet<string> = new Set(
  routeTable.filter(({ access }) => access === 'signed-in').map(({ name }) => name),
);

export class Chunks {
  readonly #byFile: ReadonlyMap<string, Chunk>;

  constructor(output: Rolldown.RolldownOutput) {
    const chunks = output.output.filter((file) => file.type === 'chunk');
    this.#byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  }

  /** Returns the scripts that every page loads: the entry, and the scripts that it imports dynamically. */
  entryFiles(): ReadonlySet<string> {
    const entries = [...this.#byFile.values()].filter(({ isEntry }) => isEntry);
    const steps = entries.flatMap(({ dynamicImports }) => dynamicImports);
    return this.#withImports([...entries, ...steps.map((file) => this.chunk(file))]);
  }

  /** Returns the files of each page, without those that every page loads. Pages behind login include the client's core and adapters. */
  routeFiles(): RouteFiles {
    const entry = this.entryFiles();
    const core = [...this.#byFile.values()].filter(isMadeOf(/\/(?:live-client-app|api-services)\.ts$/));
    const routes = [...this.#byFile.values()].flatMap((chunk) => {
      const name =
        chunk.facadeModuleId === null ? null : routeNameOf(chunk.facadeModuleId.replaceAll('\\', '/'));
      if (name === null) return [];
      const also = behindLogin.has(name) ? core : [];
      return [[name, [...this.#withImports([chunk, ...also])].filter((file) => !entry.has(file))] as const];
    });
    return Object.fromEntries(routes);
  }

  /**
   * Returns the files to prefetch: those of each page, those of pages with data under `product`, and those of parts that open on demand under `chakra`. Leaves
   * out files that every page loads.
   */
  aheadFiles(): RouteFiles {
    const entry = this.entryFiles();
    const all = [...this.#byFile.values()];
    const without = (chunks: readonly Chunk[]): readonly string[] =>
      [...this.#withImports(chunks)].filter((file) => !entry.has(file));
    const scripts = {
      ...this.routeFiles(),
      product: without(
        all.filter(isMadeOf(/\/(?:live-client-app|api-services|page-offline|lesson-loaders)\.ts$/)),
      ),
      chakra: without(all.filter(holds(/\/src\/ui\/chakra\/(?:dialog|menu|toasts)\.tsx$/))),
    };
    return Object.fromEntries(
      Object.entries(scripts).map(([name, files]) => [name, [...files, ...this.#stylesOf(files)]]),
    );
  }

  onlyWith(module: RegExp): ReadonlySet<string> {
    const chunks = [...this.#byFile.values()];
    const isIt = isMadeOf(module);
    const it = chunks.filter(isIt);
    if (it.length === 0) throw new Error(`No module ${module.source} is in the build.`);
    const elsewhere = this.#withImports(chunks.filter((chunk) => !isIt(chunk) && isAskedFor(chunk)));
    const scripts = [...this.#withImports(it)].filter((file) => !elsewhere.has(file));
    return new Set([...scripts, ...this.#stylesOf(scripts)]);
  }

  #stylesOf(scripts: readonly string[]): readonly string[] {
    return [...new Set(scripts.flatMap((file) => [...(this.chunk(file).viteMetadata?.importedCss ?? [])]))];
  }

  chunk(file: string): Chunk {
    const chunk = this.#byFile.get(file);
    if (chunk === undefined) throw new Error(`${file} is not a script of this build.`);
    return chunk;
  }

  #withImports(from: readonly Chunk[]): ReadonlySet<string> {
    const files = new Set<string>();
    const visit = (chunk: Chunk): void => {
      if (files.has(chunk.fileName)) return;
      files.add(chunk.fileName);
      for (const file of chunk.imports) visit(this.chunk(file));
    };
    from.forEach(visit);
    return files;
  }
}
