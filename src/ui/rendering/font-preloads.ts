const wanted =
  /url\(["']?([^"')]*(?:atkinson-hyperlegible-next-latin-wght-normal|bricolage-grotesque-latin-700-normal)[^"')]*\.woff2)/g;

/** Returns tags that preload the fonts of the first paint. If a font loaded later, lines would move because the fallback font is wider. */
export const fontPreloads = (faces: string): string =>
  [...new Set([...faces.matchAll(wanted)].map(([, file = '']) => file))]
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`)
    .join('');
