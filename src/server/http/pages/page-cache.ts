import type { Clock } from '#application/ports/clock.ts';
import type { Changes } from '#application/service/platform/ports/changes.ts';
import type { PageRenderer, PageRequest, RenderedPage } from './page-renderer.ts';

type Page = Extract<RenderedPage, { kind: 'page' }>;
type Remembered = { readonly page: Page; readonly since: number };

const isFound = (page: RenderedPage): page is Page => page.kind === 'page' && page.status === 200;

/** How long a rendered page is fresh, in milliseconds. Limited, because announcements of changed lessons may be lost. */
export const freshMs = 10_000;
/** How long a stale page may be served while it is rendered again, in milliseconds. */
export const staleMs = 60_000;
/** The maximum number of cached pages. Larger than the number of public pages and lesson views, except for a very long list of lessons. */
const maxPages = 100;

/** The dependencies of the cache. */
export type PageCache = {
  /** Returns the cache key of an address. Null if the page is personal or the address has arbitrary values. */
  readonly sharedAddress: (url: URL) => string | null;
  readonly changes: Changes;
  readonly clock: Pick<Clock, 'now'>;
  readonly reportBug: (error: unknown) => void;
  readonly most?: number;
};

/** Renders each public page once for all requests, with an LRU cache of `most` pages. Concurrent requests share one rendering. */
export function cachePages(
  render: PageRenderer,
  { sharedAddress, changes, clock, reportBug, most = maxPages }: PageCache,
): PageRenderer {
  const pages = new Map<string, Remembered>();
  const underWay = new Map<string, Promise<RenderedPage>>();
  let edition = 0;
  changes.subscribe('lessons', () => {
    edition += 1;
    pages.clear();
    underWay.clear();
  });

  const remember = (address: string, page: Page): void => {
    pages.delete(address);
    pages.set(address, { page, since: clock.now() });
    const [oldest] = pages.keys();
    if (pages.size > most && oldest !== undefined) pages.delete(oldest);
  };

  /**
   * Renders the page of the shared address, so that it contains no data from one visitor's query. A failed page differs for crawlers (NAV-15), so it is neither
   * cached nor shared.
   */
  const renderAnew = async (address: string, { url, ...asker }: PageRequest): Promise<RenderedPage> => {
    const begun = edition;
    const page = await render({ ...asker, url: new URL(address, url).href });
    if (!isFound(page)) return page;
    const shared = { ...page, shared: true };
    if (begun === edition) remember(address, shared);
    return shared;
  };

  const renew = async (address: string, request: PageRequest): Promise<RenderedPage> => {
    const running = underWay.get(address);
    if (running !== undefined) {
      const page = await running;
      return isFound(page) ? page : render(request);
    }
    const renewed = renderAnew(address, request).finally(() => {
      if (underWay.get(address) === renewed) underWay.delete(address);
    });
    underWay.set(address, renewed);
    return renewed;
  };

  return async (request) => {
    const address = sharedAddress(new URL(request.url));
    if (address === null) return render(request);
    const known = pages.get(address);
    const age = known === undefined ? Number.POSITIVE_INFINITY : clock.now() - known.since;
    if (known === undefined || age < 0 || age >= freshMs + staleMs) return renew(address, request);
    pages.delete(address);
    pages.set(address, known);
    if (age >= freshMs) renew(address, request).catch(reportBug);
    return known.page;
  };
}
