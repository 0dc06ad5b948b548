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
