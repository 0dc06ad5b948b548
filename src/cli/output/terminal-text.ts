import { stripVTControlCharacters } from 'node:util';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';

/** C0 and C1 control characters and DEL: in a terminal they move the cursor, clear the screen or start a sequence. */
// oxlint-disable-next-line no-control-regex -- they are what is meant
const controls = /[\u0000-\u001F\u007F-\u009F]+/gu;

/** Line separators and bidirectional marks, in addition to the control characters that JSON escapes. */
const unsafeInJson = /[\u007F-\u009F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu;

const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

export const withoutControls = (text: string): string =>
  stripVTControlCharacters(text).replace(controls, ' ').trim();

/** Makes untrusted text safe to print in a line: removes escape sequences and control characters, and isolates right-to-left text. */
export const terminalText = (text: string): string => bidiIsolate(withoutControls(text));

/** Converts internal times, which are epoch milliseconds with names such as `at`, `createdAt` and `undoUntil`. */
const isoTimes = (key: string, value: unknown): unknown =>
  typeof value === 'number' && /^(?:at|.+At|.+Until)$/u.test(key) ? new Date(value).toISOString() : value;

/** Formats a value as JSON without terminal control characters. Times are in ISO 8601, as in CSV files. */
export const terminalJson = (value: unknown): string =>
  JSON.stringify(value, isoTimes, 2).replace(unsafeInJson, escaped);
