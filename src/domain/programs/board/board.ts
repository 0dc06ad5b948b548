/** A micro:bit that is connected by cable. */
export type BoardInfo = {
  /** The five letters that the board shows on its display. */
  readonly name: string;
  /** The serial number of its processor, 16 hex digits. */
  readonly serial: string;
  readonly version: 'V1' | 'V2';
  /** The release of MicroPython on it, such as `2.1.2`. */
  readonly firmware: string;
};

/** The parts of a Dock that the self-test tries. */
export const boardParts = ['lights', 'tone', 'motor', 'sensor', 'button'] as const;
export type BoardPart = (typeof boardParts)[number];

/** Why a board cannot be used. */
export type BoardFailure =
  /** The browser has no Web Serial. */
  | { readonly kind: 'board/unsupported' }
  /** A policy or a setting of the browser forbids it. */
  | { readonly kind: 'board/blocked' }
  /** The user closed the browser's list, or it was empty. */
  | { readonly kind: 'board/none-chosen' }
  /** Another tab or program has the board. */
  | { readonly kind: 'board/in-use' }
  /** It does not answer as MicroPython does: it has none, or it hangs. */
  | { readonly kind: 'board/silent' }
  /** The cable was pulled. */
  | { readonly kind: 'board/lost' }
  /** The program does not fit into the memory of the board. */
  | { readonly kind: 'board/full' }
  /** Python ended with an error; `text` is its last line. */
  | { readonly kind: 'board/program-failed'; readonly text: string };

/** The oldest releases of MicroPython that have all that the module `dock` uses. */
const oldest = { V1: [1, 0, 1], V2: [2, 0, 0] } as const;

/** Whether a release such as `1.0.1` is too old for the Dock; suffixes such as `-beta.1` do not count. */
export function isOldFirmware(version: BoardInfo['version'], firmware: string): boolean {
  const numbers = firmware.split('.').map((part) => Number.parseInt(part, 10) || 0);
  const at = oldest[version].findIndex((needed, index) => (numbers[index] ?? 0) !== needed);
  return at >= 0 && (numbers[at] ?? 0) < (oldest[version][at] ?? 0);
}
