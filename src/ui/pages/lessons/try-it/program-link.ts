import { hatSpecs, statementSpecs } from '#domain/programs/block-language.ts';
import { parseProgram } from '#domain/programs/parse-program.ts';
import { printProgram } from '#domain/programs/print-program.ts';
import { programLimits, type Program } from '#domain/programs/program.ts';

/** Each label by one sign, in an order that never changes; a new block goes to the end. */
const order = [
  'when-program-starts',
  'when-button-pressed',
  'turn-motor',
  'stop-motor',
  'all-lights-on',
  'all-lights-off',
  'light-on',
  'light-off',
  'play-tone',
  'wait',
  'repeat',
  'forever',
  'if',
  'set',
] as const;
const labels: readonly string[] = [
  ...order.map((id) => [...hatSpecs, ...statementSpecs].find((spec) => spec.id === id)?.label ?? id),
  'else if ( )',
  'else',
];

const shape = (label: string): RegExp =>
  new RegExp(`^${label.split('( )').map(escaped).join('\\((.*)\\)')}$`, 'u');
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const shapes = labels.map(shape);

function packed(line: string): string {
  if (line === '') return '';
  const depth = (line.length - line.trimStart().length) / 2;
  const kind = shapes.findIndex((each) => each.test(line.trim()));
  const slots = shapes[kind]?.exec(line.trim())?.slice(1) ?? [];
  return depth.toString(36) + kind.toString(36) + slots.join('!');
}

function unpacked(line: string): string {
  if (line === '') return '';
  const slots = line.slice(2).split('!');
  let at = 0;
  const label = labels[Number.parseInt(line.charAt(1), 36)] ?? line;
  const text = label.replaceAll('( )', () => `(${slots[at++] ?? ''})`);
  return '  '.repeat(Number.parseInt(line.charAt(0), 36) || 0) + text;
}

/** A program as a short text of letters, digits, `-` and `_`, for the part of an address after `#`. */
export function packProgram(program: Program): string {
  const bytes = new TextEncoder().encode(printProgram(program).split('\n').map(packed).join('\n'));
  const text = btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** What `packProgram` made, read back; null for whatever is damaged, too large or not ours. Nothing in it is ever run as code. */
export function unpackProgram(text: string): Program | null {
  if (text.length > programLimits.textLength || !/^[\w-]+$/.test(text)) return null;
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
      sign.charCodeAt(0),
    );
    const lines = new TextDecoder('utf-8', { fatal: true }).decode(bytes).split('\n').map(unpacked);
    const read = parseProgram(lines.join('\n'));
    return read.ok ? read.value : null;
  } catch {
    return null; // not what we wrote: an address may hold anything
  }
}

const hash = /^#try=(?<activity>[a-z0-9-]+)\.1\.(?<program>[\w-]+)$/;

/** The part of an address that opens this program at this activity. */
export const hashOf = (activity: string, program: Program): string =>
  `#try=${activity}.1.${packProgram(program)}`;

/** The program that an address brings for this activity: null where it brings none, 'damaged' where it cannot be read. */
export function programFromHash(text: string, activity: string): Program | 'damaged' | null {
  const found = hash.exec(text)?.groups;
  if (found?.['activity'] !== activity) return null;
  return unpackProgram(found['program'] ?? '') ?? 'damaged';
}
