import type { Picture } from '#domain/lessons/lessons/picture.ts';

/** A picture of a lesson with its caption. Its space is reserved until it has loaded. */
export const LessonPicture = ({ picture }: { readonly picture: Picture }) => {
  const { src, alt, width, height, caption } = picture;
  return (
    <figure>
      <img src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
      {caption === undefined ? null : <figcaption>{caption}</figcaption>}
    </figure>
  );
};
