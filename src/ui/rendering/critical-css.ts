/** One top-level piece of a stylesheet: `inner` are the rules within an at-rule such as `@layer` or `@media`. */
type Piece = { readonly head: string; readonly body: string; readonly inner: readonly Piece[] | null };

const nests = /^@(?:layer|media|supports)\b/;

/** Where the block that opens at `open` closes. */
function blockEnd(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    if (css[at] === '}' && (depth -= 1) === 0) return at;
  }
  return css.length;
}

function parse(css: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  while (at < css.length) {
    const open = css.indexOf('{', at);
    const semicolon = css.indexOf(';', at);
    if (open === -1 || (semicolon !== -1 && semicolon < open)) {
      if (semicolon === -1) break;
      pieces.push({ head: css.slice(at, semicolon + 1).trim(), body: '', inner: null });
      at = semicolon + 1;
      continue;
    }
    const end = blockEnd(css, open);
    const head = css.slice(at, open).trim();
    const body = css.slice(open + 1, end);
    pieces.push({ head, body, inner: nests.test(head) ? parse(body) : null });
    at = end + 1;
  }
  return pieces;
}

const namesIn = (html: string, pattern: RegExp): ReadonlySet<string> =>
  new Set([...html.matchAll(pattern)].flatMap(([, names = '']) => names.split(/\s+/)));

/** Whether a selector may meet something: each class it asks for and its last element's name occur in the page. */
function mayMatch(selector: string, classes: ReadonlySet<string>, tags: ReadonlySet<string>): boolean {
  const plain = selector
    .replace(/:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g, '')
    .replace(/\[[^\]]*\]/g, '');
  for (const [, name = ''] of plain.matchAll(/\.([\w-]+)/g)) if (!classes.has(name)) return false;
  for (const [, tag = ''] of plain.matchAll(/(?:^|[\s>+~])([a-z][a-z0-9]*)/g))
    if (!tags.has(tag)) return false;
  return true;
}

const always = ['html', 'body', 'dark', 'light'];

/**
 * Makes a function that picks out of a stylesheet the rules that the first paint of a page needs; the whole sheet follows
 * later in the page. Fonts stay; what is only for printing goes.
 */
export function criticalCss(stylesheet: string): (html: string) => string {
  const pieces = parse(stylesheet.replace(/\/\*[\s\S]*?\*\//g, ''));
  return (html) => {
    const classes = new Set([...namesIn(html, /class="([^"]*)"/g), ...always]);
    const tags = new Set([...namesIn(html, /<([a-z][a-z0-9]*)/g), ...always]);
    const pick = ({ head, body, inner }: Piece): string => {
      if (/^@media\s*print/.test(head)) return '';
      if (inner !== null) {
        const kept = inner.map(pick).join('');
        return kept === '' ? '' : `${head}{${kept}}`;
      }
      if (head.startsWith('@')) return body === '' ? head : `${head}{${body}}`;
      const selectors = head
        .split(/,(?![^(]*\))/)
        .filter((selector) => mayMatch(selector.trim(), classes, tags));
      return selectors.length === 0 ? '' : `${selectors.join(',')}{${body}}`;
    };
    return pieces.map(pick).join('');
  };
}
