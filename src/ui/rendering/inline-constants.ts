import type { Root } from 'postcss';

/** The theme's custom properties; a component's own (`--tone`) begin otherwise. */
const isTheme = (name: string): boolean => name.startsWith('--by-');

/**
 * Replaces theme variables by their values if they are the same in light and dark mode and no rule changes them. This makes the copy of the
 * rules in each page smaller; the full sheet keeps the names.
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
