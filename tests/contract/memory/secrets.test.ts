import { InMemorySecrets } from '#adapters/memory/in-memory-secrets.ts';
import { secretsContract } from '../secrets.contract.ts';

secretsContract('InMemorySecrets', () => new InMemorySecrets());
