import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const isBuilt = !import.meta.url.endsWith('.ts');

/** The parts of a font file's name: its family, subset and style, such as `noto-sans`, `greek`, `400-normal`. */
export type FontName = readonly [family: string, letters: string, cut: string];

/**
 * Returns the path of a WOFF file. The build copies the files into the folder `fonts` next to the server's folder. The sources read them from their packages.
 */
export function fontFile([family, letters, cut]: FontName): string {
  const file = `${family}-${letters}-${cut}.woff`;
  return isBuilt
    ? fileURLToPath(new URL(`../fonts/${file}`, import.meta.url))
    : require.resolve(`@fontsource/${family}/files/${file}`);
}
