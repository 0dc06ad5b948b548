import { CacheOfflineLessons } from '#adapters/browser/cache-offline-lessons.ts';
import { ServiceWorkerHost } from '#adapters/browser/service-worker-host.ts';
import { WebTabLock } from '#adapters/browser/web-tab-lock.ts';
import {
  createOfflineLibrary,
  type OfflineLibraryPorts,
} from '#application/client/lessons/lessons/create-offline-library.ts';
import type { OfflineLibrary } from '#application/client/lessons/lessons/offline-library.ts';
import type { OfflineLessons } from '#application/client/lessons/ports/offline-lessons.ts';
import { fetched } from '../routes/chunk-error.ts';

export type PageOffline = { readonly copies: OfflineLessons; readonly library: OfflineLibrary };

/** Opens the offline library (LES-8). It loads identity and HTTP only when a copy is made or read. `enabled` is false if the operator has turned it off. */
export function openOffline(ports: Omit<OfflineLibraryPorts, 'copies'>, enabled: boolean): PageOffline {
  const { clock, log } = ports;
  const copies = new CacheOfflineLessons({
    worker: new ServiceWorkerHost(clock, log, enabled),
    lock: new WebTabLock(clock),
    decoders: () => fetched(import('#adapters/api/lessons/decode-lessons.ts')),
  });
  return { copies, library: createOfflineLibrary({ ...ports, copies }) };
}
