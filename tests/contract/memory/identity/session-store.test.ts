import { emptyAreas, InMemoryStorage } from '#adapters/memory/platform/in-memory-storage.ts';
import { createSessionStore } from '#application/client/identity/session/create-session-store.ts';
import { sessionStoreContract } from '../../identity/session-store.contract.ts';

sessionStoreContract('createSessionStore over InMemoryStorage', () => {
  const areas = emptyAreas();
  return {
    openPage: () => createSessionStore(new InMemoryStorage(areas)),
    keptText: () => areas.local.get('system-user') ?? null,
  };
});
