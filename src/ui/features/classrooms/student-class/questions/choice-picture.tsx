import type { PictureShape } from './choice-pictures.ts';

const fills: Readonly<Record<PictureShape['look'], string>> = {
  line: 'none',
  ink: 'var(--by-colors-text)',
  coral: 'var(--by-colors-coral)',
  harbor: 'var(--by-colors-harbor)',
  sun: 'var(--by-colors-sun)',
};

export const ChoicePicture = ({ shapes }: { readonly shapes: readonly PictureShape[] }) => (
  <svg className="choice-picture" viewBox="0 0 64 48" aria-hidden="true" focusable="false">
    {shapes.map(({ d, look }) => (
      <path key={d} d={d} fill={fills[look]} />
    ))}
  </svg>
);
