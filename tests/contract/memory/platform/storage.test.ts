import { emptyAreas, InMemoryStorage } from '#adapters/memory/platform/in-memory-storage.ts';
import { supported } from '../../identity/capability.ts';
import { storageContract } from '../../platform/storage.contract.ts';

storageContract(
  'InMemoryStorage',
  () => {
    const areas = emptyAreas();
    return {
      openPage: () => new InMemoryStorage(areas),
      readText: (area, key) => areas[area].get(key) ?? null,
      writeText: (area, key, text) => void areas[area].set(key, text),
      refuse: (how) => {
        areas.refuses = how;
      },
    };
  },
  { refuse: supported, watch: supported },
);
