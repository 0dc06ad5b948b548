/** Scripts that are in the browser's cache or being loaded, by URL. */
const scripts = new Map<string, Promise<void>>();

const isLinked = (rel: string, url: string): boolean =>
  [...document.querySelectorAll<HTMLLinkElement>(`link[rel="${rel}"]`)].some(({ href }) => href === url);

/** The error for a file that could not be loaded. It has the text of Chromium's error for `import()`, by which callers recognize it. */
const missing = (url: string, cause?: unknown): TypeError =>
  new TypeError(`Failed to fetch dynamically imported module: ${url}`, { cause });

async function fetchScript(url: string): Promise<void> {
  try {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`The response has the status ${response.status}.`);
    // The browser caches a response only if its body was read completely.
    await response.blob();
  } catch (cause) {
    throw missing(url, cause);
  }
}

function haveScript(url: string): Promise<void> {
  if (isLinked('modulepreload', url)) return Promise.resolve();
  const known = scripts.get(url);
  if (known !== undefined) return known;
  const fetched = fetchScript(url);
  scripts.set(url, fetched);
  fetched.catch(() => scripts.delete(url));
  return fetched;
}

function haveStyles(url: string): Promise<void> {
  if (isLinked('stylesheet', url)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = url;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(missing(url));
    });
    document.head.append(link);
  });
}

/**
 * Imports a module of the build after fetching all of its files. Chromium remembers a failed `import()` and a failed module preload until the page is closed,
 * but a `fetch()` can be repeated. Files of a build never change, so the import finds them in the cache. A failure first fires Vite's own event. If a listener
 * prevents that event, the result is undefined.
 */
export async function importFetched<M>(
  load: () => Promise<M>,
  files: readonly string[] = [],
): Promise<M | undefined> {
  try {
    const urls = files.map((file) => new URL(`/${file}`, document.baseURI).href);
    await Promise.all(urls.map((url) => (url.endsWith('.css') ? haveStyles(url) : haveScript(url))));
    return await load();
  } catch (error) {
    const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: error });
    if (window.dispatchEvent(event)) throw error;
    return undefined;
  }
}
