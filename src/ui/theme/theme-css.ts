import type { SystemStyleObject } from '@chakra-ui/react';
import { buttonRecipe } from './recipes/button.ts';
import { inputRecipe } from './recipes/input.ts';
import { noticeRecipe } from './recipes/notice.ts';
import { textLinkRecipe } from './recipes/text-link.ts';
import { system } from './system.ts';

type Styles = { readonly [name: string]: string | number | Styles };
type Recipe = {
  readonly className?: string | undefined;
  readonly base?: SystemStyleObject | undefined;
  readonly variants?: Readonly<Record<string, Readonly<Record<string, SystemStyleObject>>>> | undefined;
};

const hyphenated = (name: string): string =>
  name.startsWith('--') ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Chakra adds this property to each background for `currentBg`, which we do not use. */
const chakraOnly = '--bg-currentcolor';

/** Flattens nested styles. Each `&…` gets a separate rule. */
function rules(selector: string, styles: Styles): string {
  const entries = Object.entries(styles);
  const own = entries.flatMap(([name, value]) =>
    typeof value === 'object' || name === chakraOnly ? [] : [`    ${hyphenated(name)}: ${value};\n`],
  );
  const nested = entries.flatMap(([name, value]) =>
    typeof value === 'object' ? [rules(name.replaceAll('&', selector), value)] : [],
  );
  return (own.length > 0 ? `  ${selector} {\n${own.join('')}  }\n` : '') + nested.join('');
}

const recipeRules = ({ className = '', base, variants = {} }: Recipe): string =>
  rules(`.${className}`, system.css(base ?? {})) +
  Object.entries(variants)
    .flatMap(([variant, values]) =>
      Object.entries(values).map(([value, styles]) =>
        rules(`.${className}[data-${variant}='${value}']`, system.css(styles)),
      ),
    )
    .join('');

function tokenRules(): string {
  const { '@layer tokens': tokens = {} } = system.getTokenCss() as { readonly '@layer tokens'?: Styles };
  return Object.entries(tokens)
    .map(([selector, styles]) =>
      selector.startsWith('.dark')
        ? media('screen', rules('.dark', styles as Styles)) +
          media(withoutScript, rules(':root', styles as Styles))
        : rules(':root', styles as Styles),
    )
    .join('');
}

/** Without scripts, no class sets the mode, so the mode of the system applies (UI-1). Print is always light. */
const withoutScript = 'screen and (scripting: none) and (prefers-color-scheme: dark)';

const media = (query: string, css: string): string =>
  `  @media ${query} {\n${css.replace(/^(?=.)/gm, '  ')}  }\n`;

/**
 * Returns the theme as a style sheet. Chakra resolves tokens and recipes when the style sheet is written, not in the browser. `styles/theme.css` contains this
 * text, and a test compares them.
 */
export const themeCss = (): string =>
  `/* Written from tokens.ts, semantic-tokens.ts and recipes/ (npx vitest run tests/ui/components/theme-css.test.ts -u). */
@layer tokens {
${tokenRules()}}
@layer recipes {
${[buttonRecipe, inputRecipe, noticeRecipe, textLinkRecipe].map(recipeRules).join('')}}
`;
