/** Scripts whose bytes the browser has in its cache, by URL, or that are on their way there. */
const scripts = new Map<string, Promise<void>>();

/** The links of this document to a file: of the page as the server sent it, or of earlier calls. */
const isLinked = (rel: string, url: string): boolean =>
  [...document.querySelectorAll<HTMLLinkElement>(`link[rel="${rel}"]`)].some(({ href }) => href === url);

/** The error of a file that could not be fetched. Chromium's own `import()` has the same words, which callers recognize. */
const missing = (url: string, cause?: unknown): TypeError =>
  new TypeError(`Failed to fetch dynamically imported module: ${url}`, { cause });

async function fetchScript(url: string): Promise<void> {
  try {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`The answer has the status ${response.status}.`);
    // Only a body that was read to its end is cached.
    await response.blob();
  } catch (cause) {
    throw missing(url, cause);
  }
}

function haveScript(url: string): Promise<void> {
  if (isLinked('modulepreload', url)) return Promise.resolve();
  const known = scripts.get(url);
  if (known !== undefined) return known;
  const asked = fetchScript(url);
  scripts.set(url, asked);
  asked.catch(() => scripts.delete(url));
  return asked;
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
 * Imports a module of the build after fetching all of its files. Chromium keeps a failed `import()` and a failed module preload for the
 * life of the page, but a `fetch()` can be repeated. Files of a build never change, so the import finds them in the cache. A failure first
 * fires Vite's own event; if a listener prevents it, the result is undefined.
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
