import { describe, expect, test } from 'vitest';
import { type SemanticColor, semanticColors } from '#ui/theme/semantic-tokens.ts';
import { system } from '#ui/theme/system.ts';

test('[UI-3] modal and tooltip have z-index 1100, overlay and menu 1000', () => {
  const layer = (name: string) => system.token(`zIndex.${name}`);
  expect(['modal', 'tooltip', 'overlay', 'menu'].map(layer)).toEqual([1100, 1100, 1000, 1000]);
});

test("[UI-7] the theme is our own, without the component library's palette or recipes", () => {
  expect(system.token('colors.teal.500')).toBeUndefined();
  expect(system.token('colors.canvas')).toBe('var(--by-colors-canvas)');
  expect(system.isSlotRecipe('drawer')).toBe(false);
});

const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (one: string, other: string): number => {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};

/** Pairs of colors and their minimum contrast: 7 or 4.5 for text, 3 for the edges of controls. */
const pairs: readonly (readonly [ink: SemanticColor, ground: SemanticColor, least: number])[] = [
  ['text', 'canvas', 7],
  ['text', 'surface', 7],
  ['text', 'sunken', 7],
  ['textQuiet', 'canvas', 4.5],
  ['textQuiet', 'surface', 4.5],
  ['textQuiet', 'sunken', 4.5],
  ['textQuiet', 'harborWash', 4.5],
  ['lineStrong', 'surface', 3],
  ['harbor', 'canvas', 4.5],
  ['harbor', 'surface', 4.5],
  ['harbor', 'harborWash', 4.5],
  ['onHarbor', 'harbor', 4.5],
  ['coral', 'canvas', 4.5],
  ['coral', 'surface', 4.5],
  ['onCoral', 'coral', 4.5],
  ['onCoral', 'coralHover', 4.5],
  ['coral', 'coralWash', 4],
  ['onSun', 'sun', 4.5],
  ['text', 'sunWash', 7],
  ['moss', 'canvas', 4.5],
  ['moss', 'mossWash', 4.5],
  ['violet', 'violetWash', 4.5],
];

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('in %s colors', (_, half) => {
  test.each(pairs)('[UI-4] %s on %s has a contrast of %d', (ink, ground, least) => {
    expect(contrast(semanticColors[ink][half], semanticColors[ground][half])).toBeGreaterThanOrEqual(least);
  });
});

/** Returns every height and width in a recipe, by the path of its property. */
function sizesIn(style: unknown, path: string): readonly (readonly [string, string])[] {
  if (typeof style !== 'object' || style === null) return [];
  return Object.entries(style).flatMap(([name, value]) =>
    typeof value === 'string' && /^(?:height|width|(?:min|max)(?:Height|Width))$/.test(name)
      ? [[`${path}.${name}`, value] as const]
      : sizesIn(value, `${path}.${name}`),
  );
}

test('[UI-5] every size in a recipe is valid CSS: the progress bar is visible', () => {
  const recipe = system.getSlotRecipe('progress', {});
  const sizes = sizesIn(system.sva(recipe)({}), 'progress');
  expect(sizes.map(([name]) => name)).toContain('progress.track.@layer recipes.height');
  expect(sizes.filter(([, value]) => !/^\d+(?:\.\d+)?(?:rem|px|%)$/.test(value))).toEqual([]);
});
