import { InMemoryVault } from '#adapters/memory/platform/in-memory-vault.ts';
import { vaultContract } from '../../platform/vault.contract.ts';

vaultContract('InMemoryVault', () => new InMemoryVault());
