/** The two faces that every first paint shows. */
const wanted =
  /url\(["']?([^"')]*(?:atkinson-hyperlegible-next-latin-wght-normal|bricolage-grotesque-latin-700-normal)[^"')]*\.woff2)/g;

/** Tags that fetch the fonts of the first paint before it: letters that come later move lines where the fallback is wider. */
export const fontPreloads = (faces: string): string =>
  [...new Set([...faces.matchAll(wanted)].map(([, file = '']) => file))]
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`)
    .join('');
