/** The files in `src` that each entry point of the package exports. A trailing slash means a folder. */
const entries: Readonly<Record<string, readonly string[]>> = {
  blockyard: [
    'domain/result.ts',
    'application/client/client-app.ts',
    'application/service/service-app.ts',
    'composition/api/api-services.ts',
    'composition/client/client-ports.ts',
    'composition/client/compose-client-app.ts',
    'composition/memory/',
    'composition/service/compose-service-app.ts',
    'composition/service/service-ports.ts',
  ],
  client: ['application/client/', 'application/ports/', 'application/imports/'],
  service: ['application/service/', 'application/ports/', 'application/imports/'],
  'adapters/api': ['adapters/api/'],
  'adapters/axios': ['adapters/axios/'],
  'adapters/browser': ['adapters/browser/'],
  'adapters/firebase': ['adapters/firebase/'],
  'adapters/memory': ['adapters/memory/'],
  'adapters/node': ['adapters/node/'],
};

/** Packages that only some entry points need. The host installs those that it uses. */
const optionalPeers = ['axios', 'firebase', 'inversify', 'reflect-metadata'];
const dependencies = ['eventsource-parser', 'zod'];

const typesAndCode = (file: string) => ({ types: `./${file}.d.ts`, default: `./${file}.js` });

/** Returns the code and the types of each entry point. `files` are the package's files without extension. `empty` are the files without code. */
export function entryFiles(files: readonly string[], empty: ReadonlySet<string>) {
  return Object.entries(entries).map(([name, places]) => {
    const exported = places.flatMap((place) => {
      const file = place.replace(/\.ts$/, '');
      const found = files.filter((each) => (place.endsWith('/') ? each.startsWith(place) : each === file));
      if (found.length === 0)
        throw new Error(`The package's entry point '${name}' names ${place}, which does not exist.`);
      return found;
    });
    const up = '../'.repeat(name.split('/').length - 1) || './';
    const lines = (of: readonly string[]) => of.map((file) => `export * from '${up}${file}.js';\n`).join('');
    return { name, code: lines(exported.filter((file) => !empty.has(file))), types: lines(exported) };
  });
}

type RootPackage = {
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
};

export function packageJson(root: RootPackage): object {
  const versions = (names: readonly string[]) =>
    Object.fromEntries(
      names.map((name) => {
        const version = root.dependencies[name] ?? root.devDependencies[name];
        if (version === undefined) throw new Error(`${name} is not among the project's dependencies.`);
        return [name, `^${version.replace(/^\^/, '')}`];
      }),
    );
  const points = Object.keys(entries).map((name) => [
    name === 'blockyard' ? '.' : `./${name}`,
    typesAndCode(name),
  ]);
  return {
    name: 'blockyard',
    version: root.version,
    description: 'The core of Blockyard: domain, use cases, their composition and adapters, for other hosts.',
    license: 'SEE LICENSE IN LICENSE',
    type: 'module',
    sideEffects: false,
    engines: { node: '>=20' },
    exports: { ...Object.fromEntries(points), './domain/*': typesAndCode('domain/*') },
    dependencies: versions(dependencies),
    peerDependencies: versions(optionalPeers),
    peerDependenciesMeta: Object.fromEntries(optionalPeers.map((name) => [name, { optional: true }])),
  };
}

/** Packages that the package's code may import. */
export const declaredPackages: ReadonlySet<string> = new Set([...dependencies, ...optionalPeers]);
