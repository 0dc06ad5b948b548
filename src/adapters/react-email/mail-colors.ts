export const mailColors = {
  light: {
    canvas: '#FBF8F1',
    surface: '#FFFFFF',
    text: '#17233A',
    quiet: '#4A5670',
    line: '#D9D2C3',
    link: '#0F5C6E',
  },
  dark: {
    canvas: '#0F1726',
    surface: '#18233A',
    text: '#E9EDF5',
    quiet: '#A9B4C8',
    line: '#2A3854',
    link: '#5CC3D1',
  },
  action: { background: '#C8421F', text: '#FFFFFF' },
} as const;

const { dark } = mailColors;

/** Styles for mail programs with a dark mode. They replace the light colors, which are inline. */
export const darkStyles = `@media (prefers-color-scheme: dark) {
  .canvas, .canvas > table > tbody > tr > td { background-color: ${dark.canvas} !important; }
  .surface { background-color: ${dark.surface} !important; border-color: ${dark.line} !important; }
  .text { color: ${dark.text} !important; }
  .quiet { color: ${dark.quiet} !important; }
  .link { color: ${dark.link} !important; }
  .line { border-color: ${dark.line} !important; }
}`;
