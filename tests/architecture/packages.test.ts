import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type LockFile, type Policy, packagesIn, problemsIn } from '../../scripts/audit/locked-packages.ts';

const root = path.resolve(import.meta.dirname, '../..');
const lockFile = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as LockFile;

function audit(lock: LockFile): { readonly status: number | null; readonly output: string } {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'audit-'));
  try {
    writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify(lock));
    const script = path.join(root, 'scripts/audit.ts');
    const { status, stdout, stderr } = spawnSync('node', [script], { cwd: folder, encoding: 'utf8' });
    return { status, output: `${stdout}${stderr}` };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const withPackage = (name: string, part: LockFile['packages'][string]): LockFile => ({
  packages: {
    ...lockFile.packages,
    [`node_modules/other/node_modules/${name}`]: { integrity: 'sha512-AAAA', license: 'MIT', ...part },
  },
});

describe('the lock file', () => {
  test('[SEC-8] has no package that violates the policy', () => {
    expect(audit(lockFile)).toEqual({
      status: 0,
      output: expect.stringMatching(/^\d{4} packages, 0 problems\n$/),
    });
  });

  test.each([
    [
      'a version with a known fault',
      'lodash',
      { version: '4.17.20' },
      'lodash@4.17.20 is vulnerable or malicious.',
    ],
    ['a malicious version', 'node-ipc', { version: '10.1.1' }, 'node-ipc@10.1.1 is vulnerable or malicious.'],
    [
      'a package that is malicious in every version',
      'lodahs',
      { version: '0.0.1' },
      'lodahs@0.0.1 is vulnerable',
    ],
    [
      'a license that is not allowed',
      'left',
      { version: '1.0.0', license: 'AGPL-3.0' },
      'has the license AGPL-3.0',
    ],
    [
      'another registry',
      'left',
      { version: '1.0.0', resolved: 'https://npm.example/left.tgz' },
      'left@1.0.0 comes from https://npm.example/left.tgz.',
    ],
  ])('[SEC-8] fails with %s', (_what, name, part, problem) => {
    const { status, output } = audit(withPackage(name, part));
    expect(status).toBe(1);
    expect(output).toContain(problem);
  });

  test('[SEC-8] fails with a package that has no checksum', () => {
    const { integrity: _, ...part } = { version: '1.0.0', license: 'MIT', integrity: '' };
    const packages = packagesIn({ packages: { 'node_modules/left': part } });
    const policy = { licenses: ['MIT'], otherLicenses: [], exceptions: [] };
    expect(problemsIn(packages, { knownBad: {}, policy, today: '2026-11-30' })).toEqual([
      expect.stringContaining('left@1.0.0 has no checksum.'),
    ]);
  });

  test('[SEC-8] npm takes packages from its default registry', () => {
    expect(readFileSync(path.join(root, '.npmrc'), 'utf8')).not.toContain('registry');
  });
});

describe('an exception of the policy', () => {
  const packages = packagesIn({
    packages: { 'node_modules/left': { version: '1.0.0', license: 'MIT', integrity: 'sha512-AAAA' } },
  });
  const policy: Policy = {
    licenses: ['MIT'],
    otherLicenses: [],
    exceptions: [{ version: 'left@1.0.0', reason: 'A development tool.', until: '2026-12-31' }],
  };
  const knownBad = { left: ['1.0.0'] };

  test('[SEC-8] applies until its last day', () => {
    expect(problemsIn(packages, { knownBad, policy, today: '2026-12-31' })).toEqual([]);
    expect(problemsIn(packages, { knownBad, policy, today: '2027-01-01' })).toEqual([
      'The exception for left@1.0.0 ended on 2026-12-31. Update it, or state why it can stay.',
    ]);
  });

  test('[SEC-8] is removed when it is no longer needed', () => {
    expect(problemsIn(packages, { knownBad: {}, policy, today: '2026-11-30' })).toEqual([
      'The exception for left@1.0.0 is not needed. Remove it.',
    ]);
  });
});

test('[SEC-8] `npm run sbom` lists every package of the lock file, with its checksum', () => {
  const { stdout, stderr } = spawnSync('npm', ['run', '--silent', 'sbom'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    shell: process.platform === 'win32',
    // Suppresses notices, such as the one about a newer npm.
    env: { ...process.env, npm_config_loglevel: 'error' },
  });
  expect(stderr).toBe('');
  const { bomFormat, components } = JSON.parse(stdout) as {
    readonly bomFormat: string;
    readonly components: readonly { readonly 'bom-ref': string; readonly hashes?: readonly unknown[] }[];
  };
  expect(bomFormat).toBe('CycloneDX');
  expect(components.filter(({ hashes }) => hashes === undefined)).toEqual([]);
  expect(new Set(components.map((component) => component['bom-ref']))).toEqual(
    new Set(packagesIn(lockFile).map(({ name, version }) => `${name}@${version}`)),
  );
}, 60_000);
