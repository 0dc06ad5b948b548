import { palette } from './tokens.ts';

/** One meaning, its colour by day and by night. */
export type ColourPair = readonly [light: string, dark: string];

const p = palette;

/**
 * What colours are for. The only colour names components may use. The dark value applies under the
 * class `dark` on `<html>`, which `before-first-paint.js` sets before the first paint.
 */
export const semanticColours = {
  canvas: [p.paper, p.night],
  surface: [p.white, p.deep],
  sunken: [p.sand, p.trench],
  text: [p.ink, p.fog],
  textQuiet: [p.slate, p.mist],
  line: [p.rope, p.hull],
  lineStrong: [p.slate, p.mist],
  harbour: [p.harbour, p.harbourLight],
  harbourHover: [p.harbourDark, p.harbourBright],
  harbourWash: [p.harbourPale, p.harbourNight],
  onHarbour: [p.white, p.night],
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
  violetWash: [p.violetPale, p.violetNight],
} as const satisfies Record<string, ColourPair>;

/** The name of a colour that a component may ask for. */
export type Colour = keyof typeof semanticColours;

const asToken = ([base, dark]: ColourPair): { value: { base: string; _dark: string } } => ({
  value: { base, _dark: dark },
});

export const semanticTokens = {
  colors: Object.fromEntries(Object.entries(semanticColours).map(([name, pair]) => [name, asToken(pair)])),
};
