/** What the theme calls its custom properties; a component's own (`--tone`) begin otherwise. */
const themed = /--by-[\w-]+/g;
const declared = /(--by-[\w-]+):([^;{}]*)/g;
const alphabet = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The values of those that have one and the same everywhere. */
function constantsOf(css: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  const several = new Set<string>();
  for (const [, name = '', value = ''] of css.matchAll(declared)) {
    if (values.has(name)) several.add(name);
    values.set(name, value.trim());
  }
  return new Map([...values].filter(([name, value]) => !several.has(name) && !value.includes('var(')));
}

const shortName = (at: number): string =>
  `--${alphabet[at % alphabet.length] ?? ''}${at < alphabet.length ? '' : Math.floor(at / alphabet.length)}`;

/** The short names of the others: one for all that have the same value by day and by night. */
function shortNames(css: string): ReadonlyMap<string, string> {
  const looks = new Map<string, string>();
  for (const [, name = '', value = ''] of css.matchAll(declared)) {
    looks.set(name, `${looks.get(name) ?? ''}${value.trim()};`);
  }
  const different = [...new Set(looks.values())];
  return new Map([...looks].map(([name, look]) => [name, shortName(different.indexOf(look))]));
}

/** Leaves out what a rule says twice. */
const onceEach = (css: string): string =>
  css.replace(
    /\{([^{}]*)\}/g,
    (_, body: string) => `{${[...new Set(body.split(';').map((each) => each.trim()))].join(';')}}`,
  );

/**
 * The same rules with fewer letters, for a copy that stands in a page: the theme's constants are written where they are
 * used, and what changes with the color mode has a short name. The whole sheet, which keeps the long names, may follow.
 */
export function plainVariables(css: string): string {
  const constants = constantsOf(css);
  const plain = css
    .replace(/var\((--by-[\w-]+)\)/g, (use, name: string) => constants.get(name) ?? use)
    .replace(/(--by-[\w-]+):[^;{}]*;?/g, (declaration, name: string) =>
      constants.has(name) ? '' : declaration,
    );
  const short = shortNames(plain);
  return onceEach(plain.replace(themed, (name) => short.get(name) ?? name));
}
