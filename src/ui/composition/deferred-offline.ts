import type { ClientApp } from '#application/client/client-app.ts';
import type { OfflineShelf } from '#application/client/lessons/offline-shelf.ts';
import { err } from '#domain/result.ts';

/** The lessons at hand, whose calls wait for the rest of the product; nothing is at hand where that cannot be loaded. */
export const deferredOffline = (load: () => Promise<ClientApp | null>): OfflineShelf => ({
  prepare: async () => (await load())?.offline.prepare(),
  atHand: async () => (await load())?.offline.atHand() ?? { lessons: [], lost: [], usage: null },
  opened: async (slug) => (await load())?.offline.opened(slug),
  keep: async (slug) => (await load())?.offline.keep(slug) ?? err({ kind: 'service/unreachable' }),
  forget: async (slug) => (await load())?.offline.forget(slug),
  watch: (listener) => {
    const stop = load().then((app) => app?.offline.watch(listener));
    return () => void stop.then((end) => end?.());
  },
});
