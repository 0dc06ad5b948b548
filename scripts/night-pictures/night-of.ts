type Lch = { readonly l: number; readonly c: number; readonly h: number };

const linear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const gamma = (value: number): number =>
  value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;

/** Converts `#RRGGBB` to OKLCH, in which a color can be darkened without changing its hue. */
export function lchOf(hex: string): Lch {
  const channel = (at: number): number => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r, g, b] = [channel(1), channel(3), channel(5)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const c = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, c),
    h: Math.atan2(c, a),
  };
}

function hexOf({ l: light, c, h }: Lch): string {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)];
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const parts = channels.map((value) =>
    Math.round(255 * gamma(Math.min(1, Math.max(0, value))))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${parts.join('')}`;
}

/** Skin colors are darkened only slightly, so that the eyes of a face stay visible. */
const skins = new Set(['#F2C9A0', '#F0C29A', '#C98F62', '#8A5A3C', '#5B3A29']);
const blue = (250 / 180) * Math.PI;
const mauve = (310 / 180) * Math.PI;

type Part = 'ground' | 'text' | 'shape';

/** Returns the dark color of a light sky or of the background behind a figure. It is dark enough for the page and light enough for black lines. */
function duskOf({ l, c, h }: Lch): Lch {
  const isYellow = h > 0.9 && h < 2;
  return { l: Math.min(l, 0.64), c: Math.min(0.055, c + 0.03), h: c < 0.012 ? blue : isYellow ? mauve : h };
}

/** Returns the dark variant of a color. Lines are darkened further, so that outlines stay visible on dimmed areas. */
function nightOf(hex: string, part: Part): string {
  const { l, c, h } = lchOf(hex);
  if (part === 'ground') return hexOf(duskOf({ l, c, h }));
  const share =
    l < 0.3 ? 0.65 : part === 'text' && l < 0.7 ? 0.6 : skins.has(hex) ? 0.92 : l < 0.8 ? 0.82 : 0.88;
  return hexOf({ l: l * share, c: c * 0.92, h });
}

const ours = /\n?<style>@media screen and \(prefers-color-scheme: dark\) \{[^<]*<\/style>/;

const colorsIn = (svg: string, attribute: 'fill' | 'stroke'): readonly string[] => [
  ...new Set(
    [...svg.matchAll(new RegExp(`\\s${attribute}="(#[0-9A-Fa-f]{6})"`, 'g'))].map(([, hex = '']) => hex),
  ),
];

export const groundOf = (svg: string): string | undefined =>
  /<rect\b[^>]*\sfill="(#[0-9A-Fa-f]{6})"/.exec(svg)?.[1];

export const byDay = (svg: string): string => svg.replace(ours, '');

/** Adds a style sheet with the dark mode to a picture. It applies if the page is dark, because browsers pass the page's color scheme to its pictures. */
export function withNight(svg: string): string {
  const day = byDay(svg);
  const ground = groundOf(day);
  const rule = (attribute: string, hex: string, part: Part, tag = ''): string =>
    `${tag}[${attribute}="${hex}"]{${attribute}:${nightOf(hex.toUpperCase(), part)}}`;
  const rules = [
    ...colorsIn(day, 'stroke').map((hex) => rule('stroke', hex, 'shape')),
    ...colorsIn(day, 'fill').map((hex) => rule('fill', hex, hex === ground ? 'ground' : 'shape')),
    ...colorsIn((day.match(/<text\b[^>]*>/g) ?? []).join(''), 'fill').map((hex) =>
      rule('fill', hex, 'text', 'text'),
    ),
  ];
  return day.replace(
    /(<svg\b[^>]*>)/,
    `$1\n<style>@media screen and (prefers-color-scheme: dark) {${rules.join('')}}</style>`,
  );
}
