import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Runs an identity service as a process that tests can kill: `node run-identity.ts FILE`. Prints its host. */
const dataFile = process.argv[2];
if (dataFile === undefined) throw new Error('The file of accounts is missing.');

registerHooks({
  load(url, context, next) {
    if (!url.endsWith('?raw')) return next(url, context);
    const text = readFileSync(fileURLToPath(url.replace('?raw', '')), 'utf8');
    return { format: 'module', source: `export default ${JSON.stringify(text)}`, shortCircuit: true };
  },
});
const { startLocalIdentity } = await import('#server/local/identity/local-identity.ts');
const identity = await startLocalIdentity({ projectId: 'demo-test', dataFile });
console.log(identity.adminHost);
