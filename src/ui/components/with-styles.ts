/** The style sheets that could not be fetched. A browser does not say so of one that stands in the page already. */
const missing = new Set<HTMLLinkElement>();

function noteMissing({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missing.add(target);
}

const fetchAgain = (failed: HTMLLinkElement): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const link = document.importNode(failed);
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => reject(new TypeError(`No style sheet at ${failed.href}`)));
    failed.replaceWith(link);
  });

/**
 * Fetches a part that has style sheets of its own, which are asked for once only: where one could not be fetched, it is
 * fetched again first, or the part would be shown without looks. Rejects where one is still missing.
 */
export async function withStyles<T>(fetchPart: () => Promise<T>): Promise<T> {
  const failed = [...missing];
  missing.clear();
  document.addEventListener('error', noteMissing, true);
  try {
    await Promise.all(failed.map(fetchAgain));
    return await fetchPart();
  } finally {
    document.removeEventListener('error', noteMissing, true);
  }
}
