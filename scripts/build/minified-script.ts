import { readFileSync } from 'node:fs';
import { minifySync, type Plugin } from 'vite';

/** Matches the import of the script that every page inlines. */
const inPages = /before-first-paint\.js\?raw$/;

/** Minifies the script that every page inlines. Other server code is not minified. */
export const minifiedScript = (): Plugin => ({
  name: 'minified-script',
  enforce: 'pre',
  load(id) {
    if (!inPages.test(id)) return null;
    const file = id.replace('?raw', '');
    const { code, errors } = minifySync(file, readFileSync(file, 'utf8'));
    if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
    return `export default ${JSON.stringify(code.trim())}`;
  },
});
