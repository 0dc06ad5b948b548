import type { ReactNode } from 'react';
import type { FilmPart, FilmPartName, FilmPoint } from '#domain/lessons/lessons/film.ts';

type Drawn = Pick<FilmPart, 'size' | 'text'>;

const Words = ({ children, y = 6 }: { readonly children: ReactNode; readonly y?: number }) => (
  <text y={y} textAnchor="middle" className="film-text">
    {children}
  </text>
);

const Label = ({ text = '' }: Drawn) => {
  const width = Math.max(44, text.length * 9.4 + 28);
  return (
    <>
      <rect x={-width / 2} y={-17} width={width} height={34} rx={17} className="film-ink" />
      <Words>{text}</Words>
    </>
  );
};

const drawings: Readonly<Record<FilmPartName, (drawn: Drawn) => ReactNode>> = {
  ring: ({ size: [width, height] = [60, 60] }) => (
    <>
      <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={12} className="film-halo" />
      <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={12} className="film-ring" />
    </>
  ),
  token: ({ text }) => (
    <>
      <circle r={17} className="film-token" />
      {text === undefined ? null : <Words>{text}</Words>}
    </>
  ),
  crate: () => (
    <>
      <path d="M-24 -12L-10 -22H26V12L12 22H-24z" className="film-crate" />
      <path d="M-24 -12H12V22M12 -12L26 -22" className="film-edge" />
      <path d="M-10 -12l5 8h8l5 -8" className="film-notch" />
    </>
  ),
  crane: () => (
    <>
      <path d="M-26 18L-14 10H30V24L20 32H-26z" className="film-base" />
      <path d="M-10 20V-34H4V20z" className="film-arm" />
      <path d="M-22 -34L40 -44V-34L-22 -24z" className="film-arm" />
      <path d="M36 -36V-16q0 8 -8 6" className="film-hook" />
    </>
  ),
  label: (drawn) => <Label {...drawn} />,
  yes: () => (
    <>
      <circle r={20} className="film-yes" />
      <path d="M-9 0l7 7L10 -7" className="film-sign" />
    </>
  ),
  no: () => (
    <>
      <circle r={20} className="film-no" />
      <path d="M-7 -7L7 7M7 -7L-7 7" className="film-sign" />
    </>
  ),
  line: ({ size: [, height] = [0, 100] }) => (
    <>
      <path d={`M0 ${-height / 2}V${height / 2}`} className="film-halo" />
      <path d={`M0 ${-height / 2}V${height / 2}`} className="film-ring" />
    </>
  ),
  shade: ({ size: [width, height] = [100, 100] }) => (
    <rect x={-width / 2} y={-height / 2} width={width} height={height} className="film-shade" />
  ),
};

export const PlacedPart = ({
  part,
  place: [x, y],
}: {
  readonly part: FilmPart;
  readonly place: FilmPoint;
}) => <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>{drawings[part.part](part)}</g>;
