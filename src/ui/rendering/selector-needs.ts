/** What occurs in a page, as far as selectors ask for it. */
export type Present = {
  readonly classes: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
  /** Names of attributes, and `name="value"` pairs. */
  readonly attributes: ReadonlySet<string>;
};

/** What a selector needs in a page to meet something; of each of `either` one alternative. */
type Needs = {
  readonly classes: readonly string[];
  readonly tags: readonly string[];
  readonly attributes: readonly string[];
  readonly either: readonly (readonly Needs[])[];
};

/** Set by script before the first paint, so that they are not in the HTML. */
const ofRoot = ['html', 'body', 'dark', 'light'];
/** What nobody sees at the first paint: states of pointer and keyboard; and what lies below it. */
const later = /:(?:hover|active|focus|focus-visible|focus-within|selection|popover-open|user-invalid)\b/;
const laterParts = /\.(?:site-footer|footer-[\w-]+|mode-switch|toaster)\b/;
const commas = /,(?![^(]*\))/;
const group = /:(?:is|where)\(((?:[^()]|\([^()]*\))*)\)/g;
const negated = /:not\((?:[^()]|\([^()]*\))*\)/g;
const contained = /:has\(((?:[^()]|\([^()]*\))*)\)/g;

export const firstsOf = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, first = '']) => first);

/** Where the part of a page begins that a first picture does not show. */
const below = '<footer class="site-footer"';

/** Reads off a page what selectors may meet in it, down to its footer. */
export const presentIn = (page: string): Present => presentAbove(page.split(below, 1).join());

const presentAbove = (html: string): Present => ({
  classes: new Set([...firstsOf(html, /class="([^"]*)"/g).flatMap((names) => names.split(' ')), ...ofRoot]),
  tags: new Set([...firstsOf(html, /<([a-z][a-z0-9]*)/g), ...ofRoot]),
  attributes: new Set(
    [...html.matchAll(/\s([a-z][\w-]*)(="[^"\s]*")/g)].flatMap(([, name = '', value = '']) => [
      name,
      name + value,
    ]),
  ),
});

const attributeNeed = ([, name = '', value = '']: RegExpMatchArray): string =>
  value === '' ? name : `${name}="${value}"`;

function needsOf(selector: string): Needs {
  const plain = selector.replace(group, '');
  // The head script sets attributes of the root that are not in the HTML.
  const attributes = plain.startsWith('html')
    ? []
    : [...plain.matchAll(/\[([\w-]+)(?:=["']?([^"'\]]*)["']?)?\]/g)];
  const bare = plain.replace(/\[[^\]]*\]/g, '');
  return {
    attributes: attributes.map(attributeNeed),
    classes: firstsOf(bare, /\.([\w-]+)/g),
    tags: firstsOf(bare, /(?:^|[\s>+~])([a-z][a-z0-9]*)/g),
    either: firstsOf(selector, group).map(alternativesOf),
  };
}

const alternativesOf = (list: string): readonly Needs[] =>
  list.split(commas).map((each) => needsOf(each.trim()));

const met = (needs: Needs, present: Present): boolean =>
  needs.classes.every((name) => present.classes.has(name)) &&
  needs.tags.every((name) => present.tags.has(name)) &&
  needs.attributes.every((name) => present.attributes.has(name)) &&
  needs.either.every((alternatives) => alternatives.some((each) => met(each, present)));

/** One selector, and whether it may meet something at the first paint of a page; in doubt it may. */
export type Selector = { readonly text: string; readonly mayMeet: (present: Present) => boolean };

/** The selectors of a rule that a first paint can need at all. */
export const selectorsOf = (head: string): readonly Selector[] =>
  head.split(commas).flatMap((text) => {
    const asked = text.trim().replace(negated, '');
    if (later.test(asked) || laterParts.test(asked)) return [];
    const needs = needsOf(asked.replace(contained, '').replace(':disabled', '[disabled]'));
    const within = firstsOf(asked, contained).map(alternativesOf);
    const all = { ...needs, either: [...needs.either, ...within] };
    return [{ text: text.trim(), mayMeet: (present) => met(all, present) }];
  });
