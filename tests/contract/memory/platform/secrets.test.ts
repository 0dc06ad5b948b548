import { InMemorySecrets } from '#adapters/memory/platform/in-memory-secrets.ts';
import { secretsContract } from '../../platform/secrets.contract.ts';

secretsContract('InMemorySecrets', () => new InMemorySecrets());
