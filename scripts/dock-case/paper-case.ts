export const caseSizes = {
  /** The sheet fits on Letter and on A4 with a margin of 10. */
  sheet: { width: 190, height: 255 },
  box: { width: 100, depth: 60, height: 35 },
  flap: 10,
  /** A ring of eight lights is 32 wide. Only the lights show in the opening. */
  ringOpening: 34,
  boardOpening: { width: 44, height: 26 },
  /** The two cylinders of the sensor, and the distance between their centers. */
  sensorEye: 17,
  sensorGap: 26,
  cableSlot: { width: 14, height: 8 },
  servoSlot: { width: 24, height: 13 },
  ruler: 100,
} as const;

type Point = readonly [x: number, y: number];

const path = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
const rect = (x: number, y: number, width: number, height: number): string =>
  path([
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]);

const circle = (x: number, y: number, size: number): string =>
  `<circle cx="${x}" cy="${y}" r="${size / 2}"/>`;

const label = (x: number, y: number, text: string): string =>
  `<text x="${x}" y="${y}" font-size="4" text-anchor="middle" font-family="sans-serif" fill="#17233A" stroke="none">${text}</text>`;

/**
 * Returns the drawing of the paper case, in millimeters. Solid lines are cuts, dashed lines are folds. The case has a top, four walls and three flaps. The
 * micro:bit is under the top, the ring is next to it, and the sensor is behind the front wall.
 */
export function paperCase(): string {
  const { sheet, box, flap, ringOpening, boardOpening, sensorEye, sensorGap, cableSlot, servoSlot, ruler } =
    caseSizes;
  const left = (sheet.width - box.width) / 2;
  const top = 15 + box.height;
  const [right, bottom] = [left + box.width, top + box.depth];
  const [middle, half] = [left + box.width / 2, top + box.depth / 2];
  const outline = path([
    [left, top - box.height],
    [right, top - box.height],
    [right, top],
    [right + box.height, top],
    [right + box.height, bottom],
    [right, bottom],
    [right, bottom + box.height],
    [left, bottom + box.height],
    [left, bottom],
    [left - box.height, bottom],
    [left - box.height, top],
    [left, top],
  ]);
  const flaps = [
    [left, top - box.height, -1],
    [right, top - box.height, 1],
    [left, bottom, -1],
    [right, bottom, 1],
  ].map(([x = 0, y = 0, side = 1]) =>
    path([
      [x, y + 2],
      [x + side * flap, y + 5],
      [x + side * flap, y + box.height - 5],
      [x, y + box.height - 2],
    ]),
  );
  const folds = [
    `M${left} ${top - box.height}V${bottom + box.height}`,
    `M${right} ${top - box.height}V${bottom + box.height}`,
    `M${left - box.height} ${top}H${right + box.height}`,
    `M${left - box.height} ${bottom}H${right + box.height}`,
  ];
  const front = bottom + box.height / 2;
  const start = (sheet.width - ruler) / 2;
  const line = bottom + box.height + 30;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${sheet.width}mm" height="${sheet.height}mm" viewBox="0 0 ${sheet.width} ${sheet.height}">`,
    '<title>Paper case for the Dock, actual size</title>',
    '<g fill="none" stroke="#17233A" stroke-width="0.4">',
    `<path d="${outline}"/>`,
    ...flaps.map((flapPath) => `<path d="${flapPath}"/>`),
    ...folds.map((fold) => `<path d="${fold}" stroke-dasharray="3 2" stroke="#0F5C6E"/>`),
    circle(left + 24, half, ringOpening),
    `<path d="${rect(right - boardOpening.width - 6, half - boardOpening.height / 2, boardOpening.width, boardOpening.height)}"/>`,
    circle(middle - sensorGap / 2, front, sensorEye),
    circle(middle + sensorGap / 2, front, sensorEye),
    `<path d="${rect(middle - cableSlot.width / 2, top - box.height, cableSlot.width, cableSlot.height)}"/>`,
    `<path d="${rect(right + box.height / 2 - servoSlot.height / 2, half - servoSlot.width / 2, servoSlot.height, servoSlot.width)}"/>`,
    `<path d="M${start} ${line}H${start + ruler}M${start} ${line - 3}V${line + 3}M${start + ruler} ${line - 3}V${line + 3}"/>`,
    label(left + 24, top + 8, 'ring of lights'),
    label(right - boardOpening.width / 2 - 6, top + 8, 'micro:bit'),
    label(middle, bottom + box.height - 3, 'sensor'),
    label(middle, top - 8, 'USB cable'),
    label(right + box.height / 2, top + 8, 'motor'),
    label(
      sheet.width / 2,
      line + 8,
      `This line is ${ruler} mm long if the sheet is printed at actual size (100 %).`,
    ),
    label(
      sheet.width / 2,
      line + 16,
      'Cut along the solid lines, fold along the dashed lines, and glue the flaps inside.',
    ),
    '</g>',
    '</svg>',
    '',
  ].join('\n');
}
