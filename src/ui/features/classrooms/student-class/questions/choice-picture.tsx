import type { PictureShape } from './choice-pictures.ts';

export const ChoicePicture = ({ shapes }: { readonly shapes: readonly PictureShape[] }) => (
  <svg className="choice-picture" viewBox="0 0 64 48" aria-hidden="true" focusable="false">
    {shapes.map(({ d, look }) => (
      <path key={d} d={d} data-look={look} />
    ))}
  </svg>
);
