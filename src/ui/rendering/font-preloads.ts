/** The two faces that every first paint shows. */
const wanted =
  /url\(["']?([^"')]*(?:atkinson-hyperlegible-next|bricolage-grotesque)-latin-wght-normal[^"')]*\.woff2)/g;

/** Tags that fetch the fonts of the first paint beside the page instead of after its rules. */
export const fontPreloads = (stylesheet: string): string =>
  [...new Set([...stylesheet.matchAll(wanted)].map(([, file = '']) => file))]
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`)
    .join('');
