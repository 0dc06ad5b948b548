/** A picture with its size in CSS pixels, so that the page can reserve space for it before it loads. */
export type Picture = {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly caption?: string;
};
