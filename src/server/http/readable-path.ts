/** Paths that are never pages: a client that finds nothing there wants a problem, not HTML. */
const notPages = /^\/(?:v1|assets|builds|fonts|problems|healthz|readyz)(?:[/?]|$)/;

/** Whether a page may stand at this address. */
export const mayBePage = (url: string): boolean => url.startsWith('/') && !notPages.test(url);

function canBeDecoded(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch (error) {
    if (error instanceof URIError) return false;
    throw error;
  }
}

/**
 * The address by which the router looks for what is asked: as it is, but where a page's path has percent signs that encode
 * nothing, they stand for themselves. So it is a page that is not there, and not a call that cannot be read.
 */
export function readablePath(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  if (!path.includes('%') || !mayBePage(url) || canBeDecoded(path)) return url;
  return path.replaceAll('%', '%25') + url.slice(path.length);
}
