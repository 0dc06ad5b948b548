/** A shape of a picture: an SVG path in a field of 64 by 48, and its color. `line` draws only an outline. */
export type PictureShape = {
  readonly d: string;
  readonly look: 'coral' | 'harbor' | 'ink' | 'line' | 'sun';
};
type Picture = readonly PictureShape[];

const shape = (look: PictureShape['look'], d: string): PictureShape => ({ look, d });
const box = (x: number, y: number, width: number, height = width): string =>
  `M${x} ${y}h${width}v${height}h-${width}z`;
const disc = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);

const arrowRight = (x: number, y: number): string => `M${x} ${y - 2}h8v-4l7 6-7 6v-4h-8z`;
const arrowUp = (x: number, y: number): string => `M${x - 2} ${y}v-8h-4l6-7 6 7h-4v8z`;
const arrowDown = (x: number, y: number): string => `M${x - 2} ${y}v8h-4l6 7 6-7h-4v-8z`;
const note = (x: number, y: number): string => `M${x} ${y}v-20l12-4v6l-9 3v15a5 4 0 1 1-3-3.5z`;

/** A floor of squares with the start at the bottom left and one marked square. Columns and rows are counted from 1. */
const square = (column: number, row: number): Picture => [
  shape('coral', box(8 + 12 * (column - 1), 6 + 12 * (3 - row), 12)),
  shape(
    'line',
    upTo(12)
      .map((at) => box(8 + 12 * (at % 4), 6 + 12 * Math.floor(at / 4), 12))
      .join(''),
  ),
  shape('ink', disc(14, 36, 3)),
];
const times = (count: number): Picture => [
  shape(
    'sun',
    upTo(count)
      .map((at) => disc(32 + 12 * (at - (count - 1) / 2), 24, 5))
      .join(''),
  ),
];
/** A line on the floor with a flag at one of its marks. */
const mark = (at: number): Picture => [
  shape(
    'line',
    `M4 38h56${upTo(8)
      .map((tick) => `M${4 + 8 * tick} 34v8`)
      .join('')}`,
  ),
  shape('line', `M${4 + 8 * at} 34v-26`),
  shape('coral', `M${4 + 8 * at} 8l10 5-10 5z`),
];
const card = (x: number, arrow: string): Picture => [
  shape('line', box(x, 8, 24, 32)),
  shape('harbor', arrow),
];
const pickUpFirst = [...card(4, arrowUp(16, 32)), ...card(36, arrowRight(40, 24))];
const rightFirst = [...card(4, arrowRight(8, 24)), ...card(36, arrowUp(48, 32))];
const tick = (x: number): string => `M${x - 8} 24l3-3 4 4 8-9 3 3-11 12z`;
const loop = (x: number): Picture => [shape('line', disc(24, 24, 18)), shape('coral', box(x, 18, 12))];
const ring = upTo(8)
  .map((at) => disc(32 + 15 * Math.cos((at * Math.PI) / 4), 24 + 15 * Math.sin((at * Math.PI) / 4), 4))
  .join('');

/** The pictures of the choices in lessons for K–2, by the text of the choice. Other choices have no picture (CLS-5). */
export const choicePictures: Readonly<Record<string, Picture>> = {
  'The second square in the middle row': square(2, 2),
  'The third square in the bottom row': square(3, 1),
  'The third square in the middle row': square(3, 2),
  'Plan A': rightFirst,
  'Plan B': pickUpFirst,
  Both: [shape('line', box(4, 8, 24, 32) + box(36, 8, 24, 32)), shape('sun', tick(16) + tick(48))],
  'The pick-up card': [...card(20, arrowUp(32, 26)), shape('sun', box(26, 28, 12, 8))],
  'The put-down card': [...card(20, arrowDown(32, 10)), shape('sun', box(26, 28, 12, 8))],
  Once: times(1),
  'Four times': times(4),
  'Five times': times(5),
  'Mark 3': mark(3),
  'Mark 5': mark(5),
  'Mark 6': mark(6),
  Inside: loop(18),
  Outside: loop(48),
  'when button pressed': [
    shape('line', box(14, 32, 36, 10)),
    shape('coral', 'M20 32a12 8 0 0 1 24 0z'),
    shape('ink', arrowDown(32, 6)),
  ],
  'all lights on': [shape('sun', ring)],
  wait: [shape('line', disc(32, 24, 18)), shape('line', 'M32 24V12M32 24l9 6')],
  'It does nothing': [shape('line', ring)],
  'It is broken': [shape('line', ring), shape('coral', 'M36 2l-12 22h8l-6 22 16-26h-9l9-18z')],
  'It plays the tone once': [shape('harbor', note(26, 36))],
  'First red lights, last lights off': [
    shape('coral', disc(12, 24, 8)),
    shape('ink', arrowRight(25, 24)),
    shape('line', disc(52, 24, 8)),
  ],
  'The lights stay on': [shape('coral', disc(12, 24, 8) + disc(32, 24, 8) + disc(52, 24, 8))],
  'The tone is first': [
    shape('harbor', note(10, 36)),
    shape('ink', arrowRight(25, 24)),
    shape('coral', disc(52, 24, 8)),
  ],
};
