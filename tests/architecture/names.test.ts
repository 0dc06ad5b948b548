import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const src = fileURLToPath(new URL('../../src/', import.meta.url));

/** Matches an exported declaration in a formatted file. `export { … } from` does not count as a declaration. */
const exported =
  /^export (?:declare )?(?:async )?(?:abstract )?(?:const|let|function\*?|class|type|interface) (\w+)/gm;

/**
 * Folders that may define the same name, because they implement the same use case on different sides: the client requests it, the service executes it, and a
 * command runs it.
 */
const sides = [
  /^(?:application|composition)\/client\//,
  /^(?:application|composition)\/service\//,
  /^cli\/commands\//,
];

/** Names that a framework requires in each file of a kind. */
const required: ReadonlyMap<string, RegExp> = new Map([
  ['Component', /^ui\/features\/.+-page\.tsx$/],
  ['loader', /^ui\/features\/.+-page\.tsx$/],
  ['up', /^adapters\/postgres\/migrations\//],
]);

function definitions(): ReadonlyMap<string, readonly string[]> {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  const found = new Map<string, readonly string[]>();
  for (const file of files)
    for (const name of new Set(
      [...readFileSync(join(src, file), 'utf8').matchAll(exported)].map(([, n = '']) => n),
    ))
      if (required.get(name)?.test(file) !== true) found.set(name, [...(found.get(name) ?? []), file]);
  return found;
}

const isOnePerSide = (files: readonly string[]): boolean => {
  const of = files.map((file) => sides.findIndex((side) => side.test(file)));
  return !of.includes(-1) && new Set(of).size === of.length;
};

test('no two files define the same exported name', () => {
  const names = definitions();
  expect(names.size).toBeGreaterThan(5_000);
  const twice = [...names].filter(([, files]) => files.length > 1 && !isOnePerSide(files));
  expect(twice.map(([name, files]) => `${name}: ${[...files].sort().join(', ')}`).sort()).toEqual([]);
});
