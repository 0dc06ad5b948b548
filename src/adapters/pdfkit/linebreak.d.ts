/** The part of `linebreak` that this project uses. The package has no types. */
declare module 'linebreak' {
  export default class LineBreaker {
    constructor(text: string);
    /** Returns the next possible line break as an offset, or null after the last one. `required` is true if the break is mandatory. */
    nextBreak(): { readonly position: number; readonly required: boolean } | null;
  }
}
