import { type CssPiece, cssPieces } from './css-pieces.ts';
import { plainVariables } from './plain-variables.ts';
import { firstsOf, presentIn, type Present, selectorsOf } from './selector-needs.ts';

/** Answers with as much of one piece of the stylesheet as the first paint of a page needs. */
type Pick = (present: Present) => string;

const nothing: Pick = () => '';
/** Paper, motion, drawings, rare letters and what no script is missed for come later. */
const laterAtRule =
  /^@(?:keyframes|supports \(mask|media print|media (?:screen and )?\((?:prefers-reduced-motion|forced-colors|scripting: ?none))/;
/** What only a first picture needs: no browser knows such a property, so that the whole sheet does not say it (and may undo it). */
const firstAtRule = /^@supports \(first-paint: ?only\)$/;
/** What a rule says that a first picture does not show. */
const laterDeclaration =
  /(^|;)(?:transition|animation|cursor|user-select|pointer-events|scroll-|touch-action|outline-offset|unicode-range|-webkit-tap)[\w-]*:[^;]*/g;

function pickOf({ head, body, inner }: CssPiece): Pick {
  if (laterAtRule.test(head)) return nothing;
  if (inner !== null) {
    const picks = inner.map(pickOf);
    return (present) => {
      const kept = picks.map((pick) => pick(present)).join('');
      return kept === '' || firstAtRule.test(head) ? kept : `${head}{${kept}}`;
    };
  }
  const declarations = body.replace(laterDeclaration, '$1').replace(/^;+|;+(?=;|$)/g, '');
  if (head.startsWith('@')) return () => (body === '' ? `${head};` : `${head}{${declarations}}`);
  const selectors = selectorsOf(head);
  return (present) => {
    const kept = selectors.filter(({ mayMeet }) => mayMeet(present));
    return kept.length === 0 || declarations === ''
      ? ''
      : `${kept.map(({ text }) => text).join(',')}{${declarations}}`;
  };
}

/** Drops the custom properties that no rule uses. */
function withoutUnused(css: string): string {
  const used = new Set(firstsOf(css, /var\((--[\w-]+)/g));
  return css.replace(/(--[\w-]+):[^;{}]*;?/g, (declaration, name: string) =>
    used.has(name) ? declaration : '',
  );
}

/** Tokens and recipes: they may stand first, since layers have their order, and the page compresses better so. */
const isSmall = ({ head }: CssPiece): boolean => /^@layer (?:tokens|recipes)/.test(head);

/** Says the order of all layers first, so that it holds whichever of them a page needs. */
function layerOrder(pieces: readonly CssPiece[]): string {
  const names = pieces.flatMap(({ head }) => (head.startsWith('@layer ') ? head.slice(7).split(',') : []));
  return names.length === 0 ? '' : `@layer ${[...new Set(names.map((name) => name.trim()))].join(',')};`;
}

/**
 * Makes a function that picks out of a stylesheet the rules that the first paint of a page needs; the whole sheet follows
 * later in the page, so that a rule too few costs a moment and never a look.
 */
export function criticalCss(stylesheet: string): (html: string) => string {
  const pieces = cssPieces(plainVariables(stylesheet.replace(/\/\*[\s\S]*?\*\//g, '')));
  const order = layerOrder(pieces);
  const rules = pieces.filter(({ head, inner }) => inner !== null || !head.startsWith('@layer'));
  const picks = [...rules.filter(isSmall), ...rules.filter((piece) => !isSmall(piece))].map(pickOf);
  return (html) => {
    const present = presentIn(html);
    return order + withoutUnused(picks.map((pick) => pick(present)).join(''));
  };
}
