/** Matches paths that are never pages. Clients expect a problem document there instead of HTML. */
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

/** Returns the address for the router. Escapes invalid percent signs in a page's path, so that the result is 404 instead of a malformed request. */
export function readablePath(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  if (!path.includes('%') || !mayBePage(url) || canBeDecoded(path)) return url;
  return path.replaceAll('%', '%25') + url.slice(path.length);
}
