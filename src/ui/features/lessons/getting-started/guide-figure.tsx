import { RichLineView } from '../../../components/rich-text.tsx';
import type { GuidePicture as Figure } from './messages/en/getting-started.ts';

/** A picture of a guide, with a list that explains its numbers. Use `eager` for the picture at the top of a page. */
export const GuideFigure = ({
  figure: { src, alt, width, height, caption, key = [] },
  eager = false,
}: {
  readonly figure: Figure;
  readonly eager?: boolean;
}) => (
  <figure className="guide-figure" data-keyed={key.length > 0 || undefined}>
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
    {key.length === 0 ? null : (
      <ol className="guide-key numbered">
        {key.map((text, at) => (
          <li key={at}>
            <span>
              <RichLineView text={text} />
            </span>
          </li>
        ))}
      </ol>
    )}
    {caption === undefined ? null : <figcaption>{caption}</figcaption>}
  </figure>
);
