import { expect, test } from 'vitest';
import { NodeSecrets } from '#adapters/node/node-secrets.ts';
import { secretsContract } from '../../../contract/platform/secrets.contract.ts';

secretsContract('NodeSecrets', () => new NodeSecrets());

test('a digest of another kind is an internal error, not a wrong secret', async () => {
  await expect(new NodeSecrets().matches('042137', 'md5$x$y')).rejects.toThrow('unknown format');
});

test('[SEC-7] a digest contains its cost, which is lower for short-lived codes', async () => {
  const secrets = new NodeSecrets();
  expect(await secrets.digest('042137', 'minutes')).toMatch(
    /^\$scrypt\$ln=10,r=8,p=1\$[\w+/]{22}\$[\w+/]{43}$/,
  );
  expect(await secrets.digest('042137', 'years')).toMatch(/^\$scrypt\$ln=14,r=8,p=1\$/);
});
