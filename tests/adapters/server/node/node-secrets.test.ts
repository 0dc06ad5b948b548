import { expect, test } from 'vitest';
import { NodeSecrets } from '#adapters/node/node-secrets.ts';
import { secretsContract } from '../../../contract/secrets.contract.ts';

secretsContract('NodeSecrets', () => new NodeSecrets());

test('a digest of another kind is a fault of ours, not a wrong secret', async () => {
  await expect(new NodeSecrets().matches('042137', 'md5$x$y')).rejects.toThrow('another kind');
});
