import { InMemoryVault } from '#adapters/memory/in-memory-vault.ts';
import { vaultContract } from '../vault.contract.ts';

vaultContract('InMemoryVault', () => new InMemoryVault());
