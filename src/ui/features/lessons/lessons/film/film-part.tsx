import type { ReactNode } from 'react';
import type { FilmPart, FilmPartName, FilmPoint } from '#domain/lessons/lessons/film.ts';

const paint = {
  halo: { fill: 'none', stroke: '#fff', strokeWidth: 10 },
  ring: { fill: 'none', stroke: '#c8421f', strokeWidth: 5 },
  sign: { fill: 'none', stroke: '#fff', strokeWidth: 4 },
} as const;

type Drawn = Pick<FilmPart, 'size' | 'text'>;

const Words = ({ children, y = 6 }: { readonly children: ReactNode; readonly y?: number }) => (
  <text y={y} textAnchor="middle" fontSize={17} fontWeight={700} fill="#fff" stroke="none">
    {children}
  </text>
);

const Label = ({ text = '' }: Drawn) => {
  const width = Math.max(44, text.length * 9.4 + 28);
  return (
    <>
      <rect x={-width / 2} y={-17} width={width} height={34} rx={17} fill="#17233a" stroke="none" />
      <Words>{text}</Words>
    </>
  );
};

const drawings: Readonly<Record<FilmPartName, (drawn: Drawn) => ReactNode>> = {
  ring: ({ size: [width, height] = [60, 60] }) => (
    <>
      <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={12} {...paint.halo} />
      <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={12} {...paint.ring} />
    </>
  ),
  token: ({ text }) => (
    <>
      <circle r={17} fill="#5b45b0" />
      {text === undefined ? null : <Words>{text}</Words>}
    </>
  ),
  crate: () => (
    <>
      <path d="M-24 -12L-10 -22H26V12L12 22H-24z" fill="#f5b83d" />
      <path d="M-24 -12H12V22M12 -12L26 -22" fill="none" />
      <path d="M-10 -12l5 8h8l5 -8" fill="#c78f1e" />
    </>
  ),
  crane: () => (
    <>
      <path d="M-26 18L-14 10H30V24L20 32H-26z" fill="#0f5c6e" />
      <path d="M-10 20V-34H4V20z" fill="#ff8a66" />
      <path d="M-22 -34L40 -44V-34L-22 -24z" fill="#ff8a66" />
      <path d="M36 -36V-16q0 8 -8 6" fill="none" />
    </>
  ),
  label: (drawn) => <Label {...drawn} />,
  yes: () => (
    <>
      <circle r={20} fill="#3c7a3a" />
      <path d="M-9 0l7 7L10 -7" {...paint.sign} />
    </>
  ),
  no: () => (
    <>
      <circle r={20} fill="#c8421f" />
      <path d="M-7 -7L7 7M7 -7L-7 7" {...paint.sign} />
    </>
  ),
  line: ({ size: [, height] = [0, 100] }) => (
    <>
      <path d={`M0 ${-height / 2}V${height / 2}`} {...paint.halo} />
      <path d={`M0 ${-height / 2}V${height / 2}`} {...paint.ring} />
    </>
  ),
  shade: ({ size: [width, height] = [100, 100] }) => (
    <rect
      x={-width / 2}
      y={-height / 2}
      width={width}
      height={height}
      fill="var(--by-colors-surface)"
      stroke="none"
      opacity={0.9}
    />
  ),
};

export const PlacedPart = ({
  part,
  place: [x, y],
}: {
  readonly part: FilmPart;
  readonly place: FilmPoint;
}) => (
  <g
    transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
    stroke="#17233a"
    strokeWidth={3}
    strokeLinejoin="round"
    strokeLinecap="round"
  >
    {drawings[part.part](part)}
  </g>
);
