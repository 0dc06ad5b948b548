/** The part of `linebreak`, which brings no types, that lines of paper are broken with. */
declare module 'linebreak' {
  export default class LineBreaker {
    constructor(text: string);
    /** The next place where a line may end, as an offset; `required` where it must. Null after the last one. */
    nextBreak(): { readonly position: number; readonly required: boolean } | null;
  }
}
