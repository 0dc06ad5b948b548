import type { Root } from 'postcss';

/** Whether a custom property belongs to the theme. Those of components (`--tone`) have a different prefix. */
const isTheme = (name: string): boolean => name.startsWith('--by-');

/**
 * Replaces theme variables with their values if they are the same in light and dark mode and no rule changes them. This makes the rules in each page smaller.
 * The full style sheet keeps the variables.
 */
export function inlineConstants(sheet: Root): void {
  const values = new Map<string, Set<string>>();
  sheet.walkDecls(({ prop, value }) => {
    if (isTheme(prop)) values.set(prop, (values.get(prop) ?? new Set()).add(value));
  });
  const constants = new Map(
    [...values].flatMap(([name, [value = '', ...others]]) =>
      others.length === 0 && !value.includes('var(') ? [[name, value] as const] : [],
    ),
  );
  sheet.walkDecls((declaration) => {
    if (constants.has(declaration.prop)) declaration.remove();
    else {
      declaration.value = declaration.value.replace(
        /var\((--by-[\w-]+)\)/g,
        (use, name: string) => constants.get(name) ?? use,
      );
    }
  });
}
