// Checks the lock file against `audit/policy.ts`, without a network.
// Usage: npm run audit
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type KnownVulnerable, type LockFile, packagesIn, problemsIn } from './audit/locked-packages.ts';
import { policy } from './audit/policy.ts';

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const listed = readJson(createRequire(import.meta.url).resolve('scan-compromised/data/threats.json'));
const packages = packagesIn(readJson('package-lock.json') as LockFile);
const today = new Date().toISOString().slice(0, 10);
const problems = problemsIn(packages, { knownBad: listed as KnownVulnerable, policy, today });
for (const problem of problems) console.error(`✗ ${problem}`);
console.log(`${packages.length} packages, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
