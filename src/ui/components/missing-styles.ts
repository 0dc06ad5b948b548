const fetchAgain = (failed: HTMLLinkElement): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const link = document.importNode(failed);
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => reject(new TypeError(`No style sheet at ${failed.href}`)));
    failed.replaceWith(link);
  });

/**
 * Fetches again the style sheets of this page that could not be fetched: what fetches a part asks for each of them once
 * only, and would show the part without looks. Rejects where one is still missing.
 */
export async function fetchMissingStyles(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
  await Promise.all([...links].filter(({ sheet }) => sheet === null).map(fetchAgain));
}
