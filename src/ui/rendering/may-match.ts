import { AttributeAction, parse, type Selector, SelectorType } from 'css-what';
import type { PageMarkup } from './page-markup.ts';

const laterStates = new Set([
  'hover',
  'active',
  'focus',
  'focus-visible',
  'focus-within',
  'selection',
  'popover-open',
  'user-invalid',
]);
const laterClass = /^(?:site-footer|footer-.+|mode-switch|toaster)$/;

function meets(token: Selector, markup: PageMarkup): boolean {
  if (token.type === SelectorType.Tag) return markup.tags.has(token.name);
  if (token.type === SelectorType.Pseudo) {
    if (laterStates.has(token.name)) return false;
    if (token.name === 'disabled') return markup.attributes.has('disabled');
    if (token.name === 'not' || !Array.isArray(token.data)) return true;
    return token.data.some((alternative) => alternative.every((each) => meets(each, markup)));
  }
  if (token.type === SelectorType.PseudoElement) return !laterStates.has(token.name);
  if (token.type !== SelectorType.Attribute) return true;
  if (token.name === 'class') return markup.classes.has(token.value) && !laterClass.test(token.value);
  return markup.attributes.has(
    token.action === AttributeAction.Equals ? `${token.name}="${token.value}"` : token.name,
  );
}

/** The head script sets attributes of the root element that are not in the HTML. */
const onRoot = (selector: readonly Selector[]): boolean =>
  selector.some((token) => token.type === SelectorType.Tag && token.name === 'html');

/**
 * Whether a selector may match at the first paint, which is the case if all of its names exist in the page. Ignores positions, so it may keep an unnecessary
 * selector but never misses one.
 */
export function mayMatch(selector: string): (markup: PageMarkup) => boolean {
  const alternatives = parse(selector).map((tokens) =>
    onRoot(tokens)
      ? tokens.filter((token) => token.type !== SelectorType.Attribute || token.name === 'class')
      : tokens,
  );
  return (markup) => alternatives.some((tokens) => tokens.every((token) => meets(token, markup)));
}
