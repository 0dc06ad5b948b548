import type { RichText } from '#domain/platform/text/rich-text.ts';

/** A question and its answer; `id` is its place in the page's address. `words` are others that people search by. */
export type Faq = {
  readonly id: string;
  readonly question: string;
  readonly answer: RichText;
  readonly words?: string;
};
export type FaqGroup = { readonly id: string; readonly title: string; readonly faqs: readonly Faq[] };
