/**
 * The basic values of the design (docs: the brand sheet): palette, type, space, shape. Components do not use `palette` directly. They use the semantic colors
 * of `semantic-tokens.ts`.
 */

/** All colors of the product: first those of the light mode, then those of the dark mode. */
export const palette = {
  white: '#FFFFFF',
  paper: '#FBF8F1',
  sand: '#F3EDDF',
  rope: '#D9D2C3',
  slate: '#4A5670',
  ink: '#17233A',
  night: '#0F1726',
  deep: '#18233A',
  trench: '#131D31',
  hull: '#2A3854',
  mist: '#A9B4C8',
  fog: '#E9EDF5',
  harbor: '#0F5C6E',
  harborDark: '#0A4553',
  harborPale: '#E1EFF0',
  harborLight: '#5CC3D1',
  harborBright: '#8AD8E2',
  harborNight: '#14323F',
  coral: '#C8421F',
  coralDark: '#AB3616',
  coralEdge: '#8A2A10',
  coralPale: '#FCE8E0',
  coralLight: '#FF8A66',
  coralBright: '#FFA68A',
  coralNightEdge: '#C4603F',
  coralNight: '#3B2429',
  sun: '#F5B83D',
  sunPale: '#FDF0D0',
  sunNight: '#3A311F',
  moss: '#3C7A3A',
  mossPale: '#EBF5E8',
  mossLight: '#8FD17F',
  mossNight: '#1C3327',
  violet: '#5B45B0',
  violetPale: '#ECE8F8',
  violetLight: '#B3A4F5',
  violetNight: '#2A2A50',
} as const;

const value = <V>(v: V): { readonly value: V } => ({ value: v });

/** A type scale with the ratio 1.2 from 16 px. In rem, so that the text size setting scales everything. */
const fontSizes = {
  sm: value('0.875rem'),
  md: value('1rem'),
  lg: value('1.2rem'),
  xl: value('1.44rem'),
  '2xl': value('1.728rem'),
  '3xl': value('2.074rem'),
  '4xl': value('2.488rem'),
  '5xl': value('2.986rem'),
} as const;

/** An 8 px grid. The number counts steps of 4 px, as in most design systems. */
const spacing = {
  1: value('0.25rem'),
  2: value('0.5rem'),
  3: value('0.75rem'),
  4: value('1rem'),
  5: value('1.25rem'),
  6: value('1.5rem'),
  8: value('2rem'),
  10: value('2.5rem'),
  12: value('3rem'),
  16: value('4rem'),
  20: value('5rem'),
} as const;

/** The order of the layers (spec §9). */
const zIndex = {
  overlay: value(1000),
  menu: value(1000),
  modal: value(1100),
  tooltip: value(1100),
} as const;

export const tokens = {
  fonts: {
    heading: value("'Bricolage Grotesque', 'Bricolage Fallback', sans-serif"),
    body: value("'Atkinson Hyperlegible Next Variable', 'Atkinson Fallback', sans-serif"),
    mono: value("'Atkinson Hyperlegible Mono Variable', 'Atkinson Mono Fallback', monospace"),
  },
  fontSizes,
  spacing,
  radii: { control: value('8px'), card: value('12px'), full: value('9999px') },
  shadows: { soft: value('0 1px 2px rgb(23 35 58 / 0.06), 0 6px 20px rgb(23 35 58 / 0.07)') },
  sizes: {
    target: value('2.75rem'),
    measure: value('42rem'),
    form: value('27rem'),
    column: value('50rem'),
    page: value('76rem'),
  },
  durations: { settle: value('140ms') },
  zIndex,
} as const;

/** Minimum widths at which a layout may change. Screens narrower than `md` get the layouts for phones. */
export const breakpoints = { sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem' } as const;
