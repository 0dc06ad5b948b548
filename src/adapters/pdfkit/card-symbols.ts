import type { CardSymbol } from '#domain/lessons/lessons/printable.ts';

const arrow = (degrees: number): string =>
  `<path d="M8 38H52V16L92 50L52 84V62H8z" fill="#000" transform="rotate(${degrees} 50 50)"/>`;

const crateAt = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})"><path d="M0 12L10 2H52L42 12z M42 12L52 2V28L42 38z"/><path d="M0 12H42V38H0z"/><path d="M0 25H42"/></g>`;

const hull = (y: number): string => `<path d="M8 ${y}H92L80 ${y + 24}H20z" fill="#000"/>`;

const flag = (mark: string): string =>
  `<path d="M16 6V96"/><path d="M16 10H92V66H16z"/><g stroke-width="2">${mark}</g>`;

const dock = (areOn: boolean): string => {
  const around = Array.from({ length: 8 }, (_, at) => {
    const angle = (at * Math.PI) / 4;
    const at50 = (radius: number): string =>
      `${(50 + radius * Math.cos(angle)).toFixed(1)} ${(50 + radius * Math.sin(angle)).toFixed(1)}`;
    const [x, y] = at50(23).split(' ');
    const light = `<circle cx="${x}" cy="${y}" r="6" fill="${areOn ? '#fff' : '#000'}"/>`;
    return areOn ? `${light}<path d="M${at50(39)}L${at50(48)}"/>` : light;
  });
  return `<circle cx="50" cy="50" r="33"/>${around.join('')}<circle cx="50" cy="50" r="9"/>`;
};

const rounds = (count: number): string =>
  `<path d="M78 26A38 38 0 1 0 88 54" stroke-width="6"/><path d="M60 24L80 28L82 8" stroke-width="6"/><text x="49" y="66" font-size="46" text-anchor="middle" fill="#000" stroke="none">${count}</text>`;

/** SVG shapes in a box of 100 by 100, black on white, so that they print without color or gray. */
const shapes: Readonly<Record<CardSymbol, string>> = {
  'arrow-right': arrow(0),
  'arrow-left': arrow(180),
  'arrow-up': arrow(-90),
  'arrow-down': arrow(90),
  'pick-up': `<path d="M30 2V22"/><circle cx="30" cy="27" r="5"/><path d="M30 32v8q0 10 -10 9"/>${crateAt(10, 52)}<path d="M80 92V46M68 58L80 44L92 58" stroke-width="7"/>`,
  'put-down': `<path d="M50 2V24M40 14L50 26L60 14" stroke-width="6"/>${crateAt(24, 30)}${hull(70)}`,
  crane: `<path d="M40 92V20M56 92V20M40 20L56 40L40 60L56 80"/><path d="M20 20H90L56 4L40 20M80 20V40"/><circle cx="80" cy="45" r="5"/><path d="M24 92H72" stroke-width="8"/>`,
  crate: `<g transform="translate(11 20) scale(1.5)" stroke-width="3">${crateAt(0, 0)}</g>`,
  barge: `<path d="M40 48V26H66V48M48 26V12H58V26"/>${hull(48)}<path d="M2 86q12 -10 24 0t24 0t24 0t24 0" />`,
  quay: `<path d="M2 60H98V92H2z"/><path d="M2 60H98" stroke-width="8"/>${crateAt(12, 18)}<path d="M80 60V40M72 40H88" stroke-width="7"/>`,
  heave: `<path d="M4 62L96 38" stroke-width="7"/><circle cx="38" cy="53" r="12"/><circle cx="64" cy="46" r="12"/><path d="M38 86H6M18 76L6 86L18 96"/>`,
  clap: `<path d="M46 92Q22 92 26 62L38 26Q46 20 46 32z"/><path d="M54 92Q78 92 74 62L62 26Q54 20 54 32z"/><path d="M50 4V16M26 8L32 18M74 8L68 18"/>`,
  disc: flag('<circle cx="54" cy="38" r="17" fill="#000"/>'),
  cross: flag('<path d="M38 22L70 54M70 22L38 54" stroke-width="11"/>'),
  triangle: flag('<path d="M54 18L76 56H32z" fill="#000"/>'),
  'rounds-2': rounds(2),
  'rounds-3': rounds(3),
  'rounds-4': rounds(4),
  'rounds-5': rounds(5),
  press: `<path d="M10 74H90V92H10z"/><path d="M34 74V64H66V74" fill="#000"/><path d="M50 6V52M38 40L50 54L62 40" stroke-width="7"/>`,
  'lights-on': dock(true),
  'lights-off': dock(false),
  note: `<ellipse cx="30" cy="80" rx="16" ry="12" fill="#000"/><path d="M46 80V12Q56 30 76 34" stroke-width="7"/>`,
  clock: `<circle cx="50" cy="50" r="42"/><path d="M50 22V50L70 62" stroke-width="7"/>`,
  bell: `<path d="M18 74Q30 64 30 42Q30 18 50 18Q70 18 70 42Q70 64 82 74z"/><circle cx="50" cy="84" r="8" fill="#000"/><path d="M50 18V8"/>`,
  ferry: `<path d="M22 50V30H78V50M34 30V12H48V30"/><circle cx="36" cy="41" r="3"/><circle cx="50" cy="41" r="3"/><circle cx="64" cy="41" r="3"/>${hull(50)}<path d="M2 88q12 -10 24 0t24 0t24 0t24 0"/>`,
  person: `<circle cx="50" cy="30" r="20"/><path d="M14 94Q14 56 50 56Q86 56 86 94z"/>`,
};

export const symbolMarkup = (symbol: CardSymbol): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><g fill="#fff" stroke="#000" stroke-width="4.5" stroke-linejoin="round" stroke-linecap="round">${shapes[symbol]}</g></svg>`;
