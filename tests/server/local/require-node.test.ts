import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

function startOn(version: string) {
  const pretend = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`;
  const guard = ['--import', './scripts/require-node.mjs'];
  return spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`, ...guard, '-e', 'console.log("ran")'],
    { encoding: 'utf8' },
  );
}

test.each(['18.20.8', '20.19.0', '22.21.9'])('Node %s is refused, with instructions', (version) => {
  const { status, stdout, stderr } = startOn(version);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain(`Blockyard needs Node 22.22 or newer; this is ${version}.`);
  expect(stderr).toContain('npm ci');
});

test.each(['22.22.0', '23.0.0', '24.21.0'])('Node %s is new enough', (version) => {
  expect(startOn(version)).toMatchObject({ status: 0, stdout: 'ran\n' });
});
