import { type AtRule, type ChildNode, type Container, parse, type Root, type Rule } from 'postcss';
import { mayMatch } from './may-match.ts';
import { type PageMarkup, readMarkup } from './page-markup.ts';
import { inlineConstants } from './inline-constants.ts';

type Pick = (markup: PageMarkup) => string;

const nothing: Pick = () => '';
/** Matches print, mask, motion, forced-color and no-script rules, which the first paint does not need. */
const laterParams =
  /^(?:\(mask|print|(?:screen and )?\((?:prefers-reduced-motion|forced-colors|scripting: ?none))/;
/** Marks rules that apply only before the full style sheet. No browser supports this property, so the full style sheet ignores the rules. */
const firstPaintOnly = /^\(first-paint: ?only\)$/;
/** Declarations that do not affect the first paint. */
const laterProperty =
  /^(?:transition|animation|cursor|user-select|pointer-events|scroll-|touch-action|outline-offset|unicode-range|-webkit-tap)/;

const declarations = (container: Container): string =>
  (container.nodes ?? [])
    .filter((node) => node.type === 'decl' && !laterProperty.test(node.prop))
    .map(String)
    .join(';');

function pickRule(rule: Rule): Pick {
  const body = declarations(rule);
  if (body === '') return nothing;
  const selectors = rule.selectors.map((text) => ({ text, matches: mayMatch(text) }));
  return (markup) => {
    const needed = selectors.filter(({ matches }) => matches(markup)).map(({ text }) => text);
    return needed.length === 0 ? '' : `${needed.join(',')}{${body}}`;
  };
}

function pickAtRule(rule: AtRule): Pick {
  if (rule.name === 'keyframes' || laterParams.test(rule.params)) return nothing;
  const { nodes } = rule;
  const head = `@${rule.name} ${rule.params}`;
  if (nodes === undefined) return nothing;
  if (nodes.every(({ type }) => type === 'decl')) return () => `${head}{${declarations(rule)}}`;
  const picks = nodes.map(pickNode);
  return (markup) => {
    const needed = picks.map((pick) => pick(markup)).join('');
    return needed === '' || firstPaintOnly.test(rule.params) ? needed : `${head}{${needed}}`;
  };
}

function pickNode(node: ChildNode): Pick {
  if (node.type === 'rule') return pickRule(node);
  return node.type === 'atrule' ? pickAtRule(node) : nothing;
}

/** Removes the custom properties that no rule uses. */
function withoutUnused(css: string): string {
  const used = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  return css.replace(/(--[\w-]+):[^;{}]*;?/g, (declaration, name: string) =>
    used.has(name) ? declaration : '',
  );
}

/** Whether a rule belongs to the tokens or recipes. These can come first, because layers have their own order, and the page then compresses better. */
const isSmall = (node: ChildNode): boolean =>
  node.type === 'atrule' && node.name === 'layer' && /^(?:tokens|recipes)/.test(node.params);

/** Declares the order of all layers first, so that it holds for any subset. */
function layerOrder(sheet: Root): string {
  const names: string[] = [];
  sheet.each((node) => {
    if (node.type === 'atrule' && node.name === 'layer') names.push(...node.params.split(/,\s*/));
  });
  return names.length === 0 ? '' : `@layer ${[...new Set(names)].join(',')};`;
}

/**
 * Creates a function that selects the rules of a style sheet that a page needs for its first paint. The whole style sheet follows later in the page, so a
 * missing rule only takes effect later.
 */
export function criticalCss(stylesheet: string): (html: string) => string {
  const sheet = parse(stylesheet);
  inlineConstants(sheet);
  const order = layerOrder(sheet);
  const picks = [...sheet.nodes.filter(isSmall), ...sheet.nodes.filter((node) => !isSmall(node))].map(
    pickNode,
  );
  return (html) => {
    const markup = readMarkup(html);
    return order + withoutUnused(picks.map((pick) => pick(markup)).join(''));
  };
}
