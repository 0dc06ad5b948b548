/** One piece of a stylesheet: `inner` are the pieces within an at-rule such as `@layer` or `@media`, else null. */
export type CssPiece = {
  readonly head: string;
  readonly body: string;
  readonly inner: readonly CssPiece[] | null;
};

const nests = /^@(?:layer|media|supports|container)\b/;

/** Where the block that opens at `open` closes. */
function blockEnd(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    if (css[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return css.length;
}

/** Cuts a stylesheet without comments into its pieces. */
export function cssPieces(css: string): readonly CssPiece[] {
  const pieces: CssPiece[] = [];
  let at = 0;
  while (at < css.length) {
    const open = css.indexOf('{', at);
    const semicolon = css.indexOf(';', at);
    if (semicolon !== -1 && (open === -1 || semicolon < open)) {
      pieces.push({ head: css.slice(at, semicolon).trim(), body: '', inner: null });
      at = semicolon + 1;
    } else if (open === -1) {
      at = css.length;
    } else {
      const end = blockEnd(css, open);
      const head = css.slice(at, open).trim();
      const body = css.slice(open + 1, end);
      pieces.push({ head, body, inner: nests.test(head) ? cssPieces(body) : null });
      at = end + 1;
    }
  }
  return pieces;
}
