// cspell:words Vorname Nachname Klasse Nguyễn
/** A random generator for numbers in [0, 1) with a seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const headers = [
  ['First Name', 'Last Name', 'Student ID', 'Grade', 'Class'],
  ['first_name', 'last_name', 'display_name', 'student_id', 'grade', 'classroom', 'login_type', 'action'],
  ['Name', 'Homeroom', 'Password', 'Birth Date', 'Guardian Email'],
  ['sourcedId', 'status', 'role', 'givenName', 'familyName', 'identifier', 'email', 'orgSourcedIds'],
  ['School_id', 'Student_id', 'Last_name', 'First_name', 'Grade', 'DOB', 'Race'],
  ['Vorname', 'Nachname', 'Klasse', 'Straße'],
] as const;
const cells = [
  'Ada',
  'Lovelace',
  'Müller',
  '李小龍',
  'Nguyễn',
  '007',
  '1.23E+05',
  '=1+1',
  "'+49",
  '@SUM(A1)',
  'ada@kids.example',
  '2018-02-31',
  '31/12/2018',
  '“quoted”',
  'Lin, Bo',
  'a;b|c',
  'x\ty',
  '"',
  '""',
  'O"Neil',
  '  ',
  '\u0000',
  '\u202Eabc',
  '\u200B',
  '\uFEFF',
  '\uFFFD',
  '😀',
  'NULL',
  '#N/A',
  '-',
  'K',
  'student',
  'toBeDeleted',
  '__proto__',
  'constructor',
  'line\nbreak',
] as const;
const delimiters = [',', ',', ';', '\t', '|', ':'] as const;
const lineEnds = ['\r\n', '\n', '\r', '\n\r', '\n\n'] as const;

const bigEndian = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();
const encoders: readonly ((text: string) => Buffer)[] = [
  (text) => Buffer.from(text),
  (text) => Buffer.from(text),
  (text) => Buffer.from(`\uFEFF${text}`),
  (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
  (text) => Buffer.from(text, 'utf16le'),
  bigEndian,
  (text) => Buffer.from(text, 'latin1'),
  // The first half is UTF-8, the rest is Latin-1.
  (text) => Buffer.concat([Buffer.from(text.slice(0, text.length / 2)), Buffer.from(text, 'latin1')]),
];

/**
 * A list of people with damage from programs, disks or users: wrong encodings, delimiters, quotes or widths, or a truncated end. The same seed returns the same
 * file.
 */
export function pollutedCsv(seed: number): Buffer {
  const random = seeded(seed);
  const below = (limit: number): number => Math.floor(random() * limit);
  const pick = <T>(from: readonly [T, ...T[]] | readonly T[]): T => {
    const one = from[below(from.length)];
    if (one === undefined) throw new Error('there is nothing to pick from');
    return one;
  };
  const chance = (share: number): boolean => random() < share;
  const [delimiter, end] = [pick(delimiters), pick(lineEnds)];
  const written = (cell: string): string => {
    if (chance(0.05)) return cell;
    const needs = cell.includes(delimiter) || /["\r\n]/u.test(cell);
    return needs || chance(0.1) ? `"${cell.replaceAll('"', chance(0.9) ? '""' : '\\"')}"` : cell;
  };
  const header: string[] = [...pick(headers)];
  if (chance(0.2)) header.push(pick(header));
  if (chance(0.2)) header.push('', '');
  if (chance(0.1)) header.splice(below(header.length), 1, header.join(' ').repeat(50));
  if (chance(0.01)) header.push(...Array.from({ length: 20_000 }, (_, at) => `extra ${at}`));
  const row = (): string => {
    const width = chance(0.15) ? below(header.length * 2) : header.length;
    const giant = chance(0.005) ? 'x'.repeat(below(1_500_000)) : '';
    return Array.from({ length: Math.min(width, 40) }, () => written(pick(cells) + giant)).join(delimiter);
  };
  const lines = Array.from({ length: below(60) }, row);
  const titles = chance(0.1) ? ['Roster of Oak School', ''] : [];
  const start = chance(0.05) ? `sep=${delimiter}${end}` : '';
  const text = start + [...titles, header.map(written).join(delimiter), ...lines].join(end) + pick(['', end]);
  const bytes = pick(encoders)(text);
  if (chance(0.1)) bytes.fill(pick([0, 0xff, 0x22, 0x0a]), below(bytes.length), below(bytes.length));
  return chance(0.1) ? bytes.subarray(0, below(bytes.length)) : bytes;
}
