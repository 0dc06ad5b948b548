import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Strings that the code of local mode always contains. */
const localOnly = [
  'connectAuthEmulator',
  'gapiShim',
  '/dev/identity',
  'firebase-tools',
  'smtp-server',
  '/dev/console',
];

/** Throws if a production build contains the emulator, its stand-ins, or the mailbox or console of local mode. */
export function refuseLocalParts(outDir: string): void {
  const scripts = readdirSync(outDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:m?js|html)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const found = scripts.flatMap((file) => {
    const code = readFileSync(file, 'utf8');
    return localOnly
      .filter((part) => code.includes(part))
      .map((part) => `${path.relative(outDir, file)}: ${part}`);
  });
  if (found.length === 0) return;
  throw new Error(
    `The production build contains parts of local mode:\n${found.join('\n')}\n` +
      "Import them from src/server/local only, or behind import.meta.env.MODE === 'local'.",
  );
}
