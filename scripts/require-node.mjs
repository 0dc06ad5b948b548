// Loaded before the scripts. Prints a clear message if Node is too old. Plain JavaScript, because such a Node cannot run TypeScript.
import { readFileSync } from 'node:fs';

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const oldest = engines.node.replace('>=', '');
const numbers = (version) => version.split('.').map(Number);
const [oldestMajor, oldestMinor] = numbers(oldest);
const [major, minor] = numbers(process.versions.node);

if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor)) {
  process.stderr.write(
    `Blockyard needs Node ${oldest} or newer; this is ${process.versions.node}. ` +
      'Run `npm ci` and then `npm start`: the project includes its own Node.\n',
  );
  process.exit(1);
}
