import { clientsClaim } from 'workbox-core';
import { addPlugins, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { cacheTryIt, pictureCache, tryItCache } from '#adapters/browser/offline-names.ts';
import { isPage } from './is-page.ts';
import type { OfflineFiles } from './offline-files.ts';
import { clearOldFiles, cacheFiles, renewFiles } from './try-it-files.ts';

declare const self: ServiceWorkerGlobalScope;
/** Inserted by `scripts/build/build-service-worker.ts`. */
declare const offlineFiles: OfflineFiles;
declare const offlineBuildId: string;

const { app, tryIt, shell } = offlineFiles;
/** The time in seconds to wait for the network before the cached copy is used. */
const networkTimeoutSeconds = 3;
/** Paths that are not the app's pages. */
const elsewhere = /^\/(?:v1|dev|emulator|__|identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com)\//;

// A page always belongs to the latest build (NAV-17), so its service worker must, too.
void self.skipWaiting();
clientsClaim();

// Installs nothing if the shell belongs to a different build, because that shell would request files that this worker does not cache. Also installs nothing if
// a captive network responds with its own page.
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

// Pages decide which pictures are cached, so this route does not write to the cache.
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
  // Requests the page from the network while the worker starts.
  const preload =
    'navigationPreload' in self.registration ? self.registration.navigationPreload.enable() : null;
  event.waitUntil(Promise.all([preload, clearOldFiles(tryIt)]));
});

self.addEventListener('message', (event) => {
  if (event.data !== cacheTryIt) return;
  event.waitUntil(cacheFiles(tryIt).then((answer) => event.ports[0]?.postMessage(answer)));
});
