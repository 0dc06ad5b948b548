export type BoardInfo = {
  readonly name: string;
  /** Serial number of the processor, 16 hex digits. */
  readonly serial: string;
  readonly version: 'V1' | 'V2';
  readonly firmware: string;
};

export const boardParts = ['lights', 'tone', 'motor', 'sensor', 'button'] as const;
export type BoardPart = (typeof boardParts)[number];

export type BoardFailure =
  | { readonly kind: 'board/unsupported' }
  /** A policy or setting of the browser blocks access to the board. */
  | { readonly kind: 'board/blocked' }
  /** The user closed the browser's list of devices, or the list was empty. */
  | { readonly kind: 'board/none-chosen' }
  | { readonly kind: 'board/in-use' }
  /** The board does not respond like MicroPython: it does not have MicroPython, or it hangs. */
  | { readonly kind: 'board/silent' }
  | { readonly kind: 'board/lost' }
  | { readonly kind: 'board/full' }
  /** Python ended with an error; `text` is its last line. */
  | { readonly kind: 'board/program-failed'; readonly text: string };

/** The oldest MicroPython releases with all features that the module `dock` uses. */
const oldest = { V1: [1, 0, 1], V2: [2, 0, 0] } as const;

/** Whether a release such as `1.0.1` is too old for the Dock. Ignores suffixes such as `-beta.1`. */
export function isOldFirmware(version: BoardInfo['version'], firmware: string): boolean {
  const numbers = firmware.split('.').map((part) => Number.parseInt(part, 10) || 0);
  const at = oldest[version].findIndex((needed, index) => (numbers[index] ?? 0) !== needed);
  return at >= 0 && (numbers[at] ?? 0) < (oldest[version][at] ?? 0);
}
