// Runs the command line, and writes the URLs of all loaded modules to the file MODULES_LIST, one on each line.
import { writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

const loaded: string[] = [];
registerHooks({
  load(url, context, nextLoad) {
    loaded.push(url);
    return nextLoad(url, context);
  },
});
const hasPage = 'document' in globalThis || 'window' in globalThis;
process.on('exit', () => {
  writeFileSync(process.env['MODULES_LIST'] ?? '', [`page: ${hasPage}`, ...loaded].join('\n'));
});
await import('#cli/main.ts');
