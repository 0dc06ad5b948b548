import type { Picture } from '#domain/lessons/lessons/picture.ts';

export const LessonPicture = ({ picture }: { readonly picture: Picture }) => {
  const { src, alt, width, height, caption } = picture;
  return (
    <figure>
      <img src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
      {caption === undefined ? null : <figcaption>{caption}</figcaption>}
    </figure>
  );
};
