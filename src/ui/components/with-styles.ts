/** Style sheets that could not be loaded. Browsers do not report a failed style sheet that is already in the page. */
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
 * Loads a part that has its own style sheets. First retries a sheet that failed before. Rejects if a sheet is still missing, so that the part is never shown
 * without its styles.
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
