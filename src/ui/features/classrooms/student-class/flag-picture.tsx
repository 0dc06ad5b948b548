import { type FlagColor, type FlagPattern, flagOf } from '#domain/classrooms/students/student-flag.ts';

/** The shape in the second color, as an SVG path in a 36 by 24 field of the first color. */
const shapes: Readonly<Record<FlagPattern, string>> = {
  halves: 'M18 0h18v24H18z',
  stripes: 'M0 12h36v12H0z',
  thirds: 'M12 0h12v24H12z',
  bars: 'M0 8h36v8H0z',
  quarters: 'M18 0h18v12H18zM0 12h18v12H0z',
  cross: 'M14 0h8v8h14v8H22v8h-8v-8H0V8h14z',
  saltire: 'M0 0h6l12 8 12-8h6v4l-12 8 12 8v4h-6l-12-8-12 8H0v-4l12-8L0 4z',
  border: 'M6 6h24v12H6z',
  disc: 'M18 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16z',
  diamond: 'M18 1l16 11-16 11L2 12z',
  triangle: 'M0 0l22 12L0 24z',
  diagonal: 'M36 0v24H0z',
  checks: 'M0 0h9v8H0zM18 0h9v8h-9zM9 8h9v8H9zM27 8h9v8h-9zM0 16h9v8H0zM18 16h9v8h-9z',
  square: 'M11 5h14v14H11z',
  rays: 'M6 0h6v24H6zM18 0h6v24h-6zM30 0h6v24h-6z',
  chevron: 'M0 0h10l14 12-14 12H0l14-12z',
};

const fills: Readonly<Record<FlagColor, string>> = {
  red: '#d7263d',
  white: '#ffffff',
  blue: '#1f5fbf',
  yellow: '#ffd23f',
  black: '#1a1f2b',
  green: '#1e8449',
  violet: '#6b3fa0',
};

/** The flag of a student, by its number in the class. Hidden from screen readers, because the name is next to it. */
export const FlagPicture = ({ number }: { readonly number: number }) => {
  const { pattern, colors } = flagOf(number);
  const [field, figure] = colors;
  return (
    <svg className="student-flag" viewBox="-1 -1 38 26" aria-hidden="true" focusable="false">
      <rect fill={fills[field]} width="36" height="24" rx="1" />
      <path fill={fills[figure]} d={shapes[pattern]} />
      <rect fill="none" stroke="var(--by-colors-text)" strokeWidth={1.5} width="36" height="24" rx="1" />
    </svg>
  );
};
