import { palette } from './tokens.ts';

export type ColorPair = readonly [light: string, dark: string];

const p = palette;

/**
 * The colors by purpose. Components use no other color names. The dark value applies under the class `dark` on `<html>`, which `before-first-paint.js` sets
 * before the first paint.
 */
export const semanticColors = {
  canvas: [p.paper, p.night],
  surface: [p.white, p.deep],
  sunken: [p.sand, p.trench],
  text: [p.ink, p.fog],
  textQuiet: [p.slate, p.mist],
  line: [p.rope, p.hull],
  lineStrong: [p.slate, p.mist],
  harbor: [p.harbor, p.harborLight],
  harborHover: [p.harborDark, p.harborBright],
  harborWash: [p.harborPale, p.harborNight],
  onHarbor: [p.white, p.night],
  coral: [p.coral, p.coralLight],
  coralHover: [p.coralDark, p.coralBright],
  coralEdge: [p.coralEdge, p.coralNightEdge],
  coralWash: [p.coralPale, p.coralNight],
  onCoral: [p.white, p.night],
  sun: [p.sun, p.sun],
  sunWash: [p.sunPale, p.sunNight],
  onSun: [p.ink, p.ink],
  moss: [p.moss, p.mossLight],
  mossWash: [p.mossPale, p.mossNight],
  onMoss: [p.white, p.night],
  violet: [p.violet, p.violetLight],
  onViolet: [p.white, p.night],
  violetWash: [p.violetPale, p.violetNight],
} as const satisfies Record<string, ColorPair>;

export type SemanticColor = keyof typeof semanticColors;

const asToken = ([base, dark]: ColorPair): { value: { base: string; _dark: string } } => ({
  value: { base, _dark: dark },
});

export const semanticTokens = {
  colors: Object.fromEntries(Object.entries(semanticColors).map(([name, pair]) => [name, asToken(pair)])),
};
