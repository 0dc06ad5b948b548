import { clientsClaim } from 'workbox-core';
import { addPlugins, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { cacheTryIt, pictureCache, tryItCache } from '#adapters/browser/offline-names.ts';
import { isPage } from './is-page.ts';
import type { OfflineFiles } from './offline-files.ts';
import { clearOldFiles, cacheFiles, renewFiles } from './try-it-files.ts';

declare const self: ServiceWorkerGlobalScope;
/** Put in by `scripts/build/build-service-worker.ts`. */
declare const offlineFiles: OfflineFiles;
declare const offlineBuildId: string;

const { app, tryIt, shell } = offlineFiles;
/** How long the network may take before what is held is shown instead, in seconds. */
const networkTimeoutSeconds = 3;
/** Pages that are none of the app's. */
const elsewhere = /^\/(?:v1|dev|emulator|__|identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com)\//;

// A page is always that of the newest build (NAV-17), so its worker must be, too.
void self.skipWaiting();
clientsClaim();

// The shell of another build would ask for files that this one does not hold; then nothing is installed yet. Nor is it
// where a network that wants a sign-in answers with a page of its own.
addPlugins([
  {
    cacheWillUpdate: async ({ request, response }) => {
      if (new URL(request.url).pathname !== shell) return response.ok && !isPage(response) ? response : null;
      return (await response.clone().text()).includes(offlineBuildId) ? response : null;
    },
  },
]);
precacheAndRoute([...app], { directoryIndex: '', cleanURLs: false });

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && tryIt.includes(url.pathname),
  new CacheFirst({ cacheName: tryItCache }),
);

// Pages decide which pictures are held: nothing is written here.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/pictures/'),
  new NetworkFirst({
    cacheName: pictureCache,
    networkTimeoutSeconds: networkTimeoutSeconds,
    matchOptions: { ignoreVary: true },
    plugins: [{ cacheWillUpdate: async () => null }],
  }),
);

registerRoute(
  new NavigationRoute(
    new NetworkOnly({
      networkTimeoutSeconds: networkTimeoutSeconds,
      plugins: [{ handlerDidError: () => matchPrecache(shell) }],
    }),
    { denylist: [elsewhere] },
  ),
);

self.addEventListener('install', (event) => event.waitUntil(renewFiles(tryIt)));

self.addEventListener('activate', (event) => {
  // The network is asked for a page while the worker itself is still being started.
  const preload =
    'navigationPreload' in self.registration ? self.registration.navigationPreload.enable() : null;
  event.waitUntil(Promise.all([preload, clearOldFiles(tryIt)]));
});

self.addEventListener('message', (event) => {
  if (event.data !== cacheTryIt) return;
  event.waitUntil(cacheFiles(tryIt).then((answer) => event.ports[0]?.postMessage(answer)));
});
