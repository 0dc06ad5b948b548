import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sources = globSync('src/ui/**/*.{css,ts,tsx}').map(
  (file) => [file, readFileSync(file, 'utf8')] as const,
);
const theme = readFileSync('src/ui/theme/styles/theme.css', 'utf8');

test('[UI-7] style sheets and components use only tokens that the theme has', () => {
  const known = new Set([...theme.matchAll(/(--by-[\w-]+):/g)].map(([, name]) => name));
  const unknown = sources.flatMap(([file, text]) =>
    [...text.matchAll(/var\((--by-[\w-]+)[,)]/g)].flatMap(([, name]) =>
      known.has(name) ? [] : [`${file}: ${name}`],
    ),
  );
  expect(unknown).toEqual([]);
});
