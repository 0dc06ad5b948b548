import { type CssPiece, cssPieces } from './css-pieces.ts';

/** What occurs in a page, as far as selectors ask for it. */
type Present = {
  readonly classes: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
  readonly data: ReadonlySet<string>;
};

/** Set by script before the first paint, so that they are not in the HTML. */
const ofRoot = ['html', 'body', 'dark', 'light'];
/** What nobody sees at the first paint: states of pointer and keyboard, paper, motion, rare letters. */
const laterState = /:(?:hover|active|focus|focus-visible|focus-within|selection|popover-open|user-invalid)\b/;
const laterAtRule = /^@(?:keyframes|media print|media \((?:prefers-reduced-motion|forced-colors))/;
const laterFace = /-ext-|Mono/;

const matches = (html: string, pattern: RegExp): readonly string[] =>
  [...html.matchAll(pattern)].flatMap(([, found = '']) => found.split(/\s+/));

const presentIn = (html: string): Present => ({
  classes: new Set([...matches(html, /class="([^"]*)"/g), ...ofRoot]),
  tags: new Set([...matches(html, /<([a-z][a-z0-9]*)/g), ...ofRoot]),
  data: new Set(matches(html, /\s(data-[\w-]+="[^"\s]*")/g)),
});

/** Whether a selector may meet something at the first paint; in doubt it may. */
function mayMatch(selector: string, { classes, tags, data }: Present): boolean {
  const asked = selector.replace(/:not\((?:[^()]|\([^()]*\))*\)/g, '');
  if (laterState.test(asked)) return false;
  const plain = asked.replace(/:(?:is|where|has)\((?:[^()]|\([^()]*\))*\)/g, '');
  const values = plain.startsWith('html')
    ? []
    : [...plain.matchAll(/\[(data-[\w-]+)=["']?([^"'\]]*)["']?\]/g)];
  const bare = plain.replace(/\[[^\]]*\]/g, '');
  return (
    values.every(([, name = '', value = '']) => data.has(`${name}="${value}"`)) &&
    matches(bare, /\.([\w-]+)/g).every((name) => classes.has(name)) &&
    matches(bare, /(?:^|[\s>+~])([a-z][a-z0-9]*)/g).every((tag) => tags.has(tag))
  );
}

/** Drops the custom properties that neither the rules nor the page use. */
function withoutUnused(css: string, html: string): string {
  const used = new Set(matches(css + html, /var\((--[\w-]+)/g));
  return css.replace(/(--[\w-]+):[^;{}]*;?/g, (declaration, name: string) =>
    used.has(name) ? declaration : '',
  );
}

function pick({ head, body, inner }: CssPiece, present: Present): string {
  if (laterAtRule.test(head) || (head === '@font-face' && laterFace.test(body))) return '';
  if (inner !== null) {
    const kept = inner.map((piece) => pick(piece, present)).join('');
    return kept === '' ? '' : `${head}{${kept}}`;
  }
  if (head.startsWith('@')) return body === '' ? `${head};` : `${head}{${body}}`;
  const selectors = head.split(/,(?![^(]*\))/).filter((selector) => mayMatch(selector.trim(), present));
  return selectors.length === 0 ? '' : `${selectors.join(',')}{${body}}`;
}

/**
 * Makes a function that picks out of a stylesheet the rules that the first paint of a page needs; the whole sheet follows
 * later in the page, so that a rule too few costs a moment and never a look.
 */
export function criticalCss(stylesheet: string): (html: string) => string {
  const pieces = cssPieces(stylesheet.replace(/\/\*[\s\S]*?\*\//g, ''));
  const layers = pieces.flatMap(({ head }) => (head.startsWith('@layer ') ? head.slice(7).split(',') : []));
  const order =
    layers.length === 0 ? '' : `@layer ${[...new Set(layers.map((name) => name.trim()))].join(',')};`;
  return (html) => {
    const present = presentIn(html);
    return order + withoutUnused(pieces.map((piece) => pick(piece, present)).join(''), html);
  };
}
