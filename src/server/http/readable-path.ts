/** Paths that are never pages: clients expect a problem document there, not HTML. */
const notPages = /^\/(?:v1|assets|builds|fonts|problems|healthz|readyz)(?:[/?]|$)/;

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
 * The address for the router: unchanged, except that invalid percent signs in a page's path are escaped, so that the result is 404 instead
 * of a malformed request.
 */
export function readablePath(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  if (!path.includes('%') || !mayBePage(url) || canBeDecoded(path)) return url;
  return path.replaceAll('%', '%25') + url.slice(path.length);
}
