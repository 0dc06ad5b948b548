import { trimEnd } from '#domain/platform/text/trim-end.ts';

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescaped(attribute: string): string {
  return attribute.replace(/&(?:#x([0-9a-f]+)|#([0-9]+)|([a-z]+));/gi, (whole, hex, decimal, name) => {
    if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
    return named[String(name).toLowerCase()] ?? whole;
  });
}

/** Returns the distinct links of a mail in order: the `href`s of its HTML, then the URLs in its text. */
export function mailLinks(html: string, text: string): readonly string[] {
  const hrefs = Array.from(html.matchAll(/\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi), (match) =>
    unescaped(match[1] ?? match[2] ?? ''),
  );
  const written = Array.from(text.matchAll(/https?:\/\/[^\s<>"']+/g), ([link]) =>
    trimEnd(link, /[.,;:!?)\]]/),
  );
  return [...new Set([...hrefs, ...written])].filter((link) => /^https?:\/\//i.test(link));
}
