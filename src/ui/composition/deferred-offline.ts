import type { OfflineLibrary } from '#application/client/lessons/offline-library.ts';
import { err } from '#domain/result.ts';

/** The offline lessons, whose calls wait until what they need is loaded; none are available where that cannot be loaded. */
export const deferredOffline = (load: () => Promise<OfflineLibrary | null>): OfflineLibrary => ({
  prepare: async () => (await load())?.prepare(),
  contents: async () => (await load())?.contents() ?? { lessons: [], lost: [], usage: null },
  opened: async (slug) => (await load())?.opened(slug),
  keep: async (slug) => (await load())?.keep(slug) ?? err({ kind: 'service/unreachable' }),
  forget: async (slug) => (await load())?.forget(slug),
  watch: (listener) => {
    const stop = load().then((shelf) => shelf?.watch(listener));
    return () => void stop.then((end) => end?.());
  },
});
