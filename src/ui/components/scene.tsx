export type SceneName =
  'harbor' | 'empty-berth' | 'crane-at-rest' | 'lost-at-sea' | 'storm' | 'mail-buoy' | 'welcome';

const sizes: Record<SceneName, readonly [width: number, height: number]> = {
  harbor: [960, 1080],
  'empty-berth': [480, 320],
  'crane-at-rest': [480, 320],
  'lost-at-sea': [480, 320],
  storm: [480, 320],
  'mail-buoy': [480, 320],
  welcome: [640, 360],
};

/**
 * A drawing in its day or night version. Both images are lazy, so only the visible one is loaded. Use `first` for the largest picture of a page: both images
 * then load without waiting for layout. Decorative unless it has an `alt`.
 */
export const Scene = ({
  name,
  alt = '',
  first = false,
}: {
  readonly name: SceneName;
  readonly alt?: string;
  readonly first?: boolean;
}) => {
  const [width, height] = sizes[name];
  const drawn = (time: 'day' | 'night') => (
    <img
      className="scene"
      data-time={time}
      src={`/pictures/scenes/${name}-${time}.svg`}
      alt={alt}
      width={width}
      height={height}
      loading={first ? undefined : 'lazy'}
      decoding={first ? undefined : 'async'}
    />
  );
  return (
    <>
      {drawn('day')}
      {drawn('night')}
    </>
  );
};
