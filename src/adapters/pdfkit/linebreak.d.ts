/** The used part of `linebreak`, which has no types. */
declare module 'linebreak' {
  export default class LineBreaker {
    constructor(text: string);
    /** The next possible line break, as an offset; `required` if it is mandatory. Null after the last one. */
    nextBreak(): { readonly position: number; readonly required: boolean } | null;
  }
}
