import { hatSpecs, statementSpecs } from '#domain/lessons/programs/block-language.ts';
import { parseProgram } from '#domain/lessons/programs/parse-program.ts';
import { printProgram } from '#domain/lessons/programs/print-program.ts';
import { programLimits, type Program } from '#domain/lessons/programs/program.ts';
import { err, type Result } from '#domain/result.ts';
import { activityInHash } from './programmable-activity.ts';

/** The labels, each encoded as the character at its index. The order must never change, so add new blocks at the end. */
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

/** Encodes a program as a short text of letters, digits, `-` and `_`, for a URL's fragment. */
export function packProgram(program: Program): string {
  const bytes = new TextEncoder().encode(printProgram(program).split('\n').map(packed).join('\n'));
  const text = btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
  return text
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '');
}

/** The reason why a link contains no program: it is damaged or has a different format, or the program exceeds the limits. */
export type LinkRefused = 'damaged' | 'too-large';

/** Decodes the text of `packProgram`. Nothing in it is run as code. */
export function unpackProgram(text: string): Result<Program, LinkRefused> {
  if (!/^[\w-]+$/.test(text)) return err('damaged');
  if (text.length > programLimits.textLength) return err('too-large');
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
      sign.charCodeAt(0),
    );
    const lines = new TextDecoder('utf-8', { fatal: true }).decode(bytes).split('\n').map(unpacked);
    const read = parseProgram(lines.join('\n'));
    if (read.ok) return read;
    return err(read.error.some(({ kind }) => kind === 'program/too-large') ? 'too-large' : 'damaged');
  } catch {
    return err('damaged'); // The text has a different format. A URL can contain any text.
  }
}

export const hashOf = (activity: string, program: Program): string =>
  `#try=${activity}.1.${packProgram(program)}`;

/** Returns the program in a URL for this activity, null if there is none, or the reason why it was refused. */
export function programFromHash(hash: string, activity: string): Program | LinkRefused | null {
  if (activityInHash(hash) !== activity) return null;
  const read = unpackProgram(/^#try=[^.]*\.1\.(?<program>.*)$/.exec(hash)?.groups?.['program'] ?? '');
  return read.ok ? read.value : read.error;
}
